import type { Token } from 'markdown-it';
import { problem, type Problem } from '../base/errors.ts';
import type { PagesBlock } from '../../shared/page.ts';
import type { Heading } from './prepare.ts';

export const pagesStart = /^::pages(?![\w-])/;

const shape = /^::pages(?:\{\s*(letters)?\s*\})?$/;

/**
 * Reads `::pages` or `::pages{letters}`, the list of the pages below this one.
 * @param sections what the page's contents will list
 * @returns the list by the index of its token; a page has one at most
 */
export function readPagesDirective(
  tokens: readonly Token[],
  sections: readonly Heading[],
  { file, lineOf }: { file: string; lineOf: (line: number) => number },
  problems: Problem[],
): [index: number, block: PagesBlock][] {
  const found: [number, PagesBlock][] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'demo' || token.level > 0 || !pagesStart.test(token.content)) continue;
    const line = lineOf(token.map![0]);
    const report = (reason: string) =>
      problems.push(problem('invalid-directive', [reason], { file, line }));
    const match = shape.exec(token.content);
    const first = found[0]?.[1];
    if (match === null) report('it must have the form ::pages or ::pages{letters}');
    else if (first !== undefined) report(`the pages are already listed on line ${first.line}`);
    else {
      const tocIndex = sections.filter((heading) => heading.index < index).length;
      const letters = match[1] !== undefined;
      found.push([index, { kind: 'pages', letters, tocIndex, line }]);
    }
  }
  return found;
}
