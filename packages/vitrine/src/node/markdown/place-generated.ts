import MarkdownIt, { type Env, type MarkdownIt as Parser, type Token } from 'markdown-it';
import { problem, type Problem } from '../base/errors.ts';

/** What stands in the place of a directive: Markdown, or why there can be none. */
export type Generated =
  | {
      markdown: string;
      /** Marks its tables as `data-table`, for what adds to them in the browser. */
      table?: string;
    }
  | { reason: string };

/**
 * Puts what the site makes of directives such as `::changelog` in their places. Every token counts as
 * one of the directive's line, so that a problem is reported where the maintainer can do something.
 */
export function placeGenerated(
  tokens: Token[],
  generated: Record<string, Generated>,
  parser: Parser,
  env: Env,
  at: { file: string; lineOf: (line: number) => number },
): Problem[] {
  const problems: Problem[] = [];
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const { type, level, content, map } = tokens[index]!;
    const found = type === 'demo' && level === 0 ? generated[content] : undefined;
    if (found === undefined) continue;
    const made = 'markdown' in found ? parser.parse(found.markdown, env) : [];
    if ('reason' in found) {
      const place = { file: at.file, line: at.lineOf(map![0]) };
      problems.push(problem('invalid-directive', [found.reason], place));
    }
    for (const token of made) {
      if (token.map !== null) token.map = [...map!];
      const isMarked = token.type === 'table_open' && 'table' in found && found.table;
      if (isMarked) token.attrSet('data-table', found.table!);
    }
    tokens.splice(index, 1, ...made.filter(makeHarmless));
  }
  return problems;
}

/**
 * Text from elsewhere brings no markup and no requests of its own: HTML is shown as text or left out,
 * pictures become their description, and relative links, which mean something else there, plain text.
 * @returns whether anything of the token is left
 */
export function makeHarmless({ type, children }: Token): boolean {
  if (type === 'html_block') return false;
  let inLink = false;
  for (const child of children ?? []) {
    const isRelative =
      child.type === 'link_open' && !/^https?:\/\//i.test(String(child.attrGet('href')));
    if (isRelative) inLink = true;
    if (isRelative || (inLink && child.type === 'link_close')) {
      inLink &&= child.type !== 'link_close';
      toText(child, '');
    } else if (child.type === 'image' || child.type === 'html_inline') toText(child, child.content);
  }
  return true;
}

function toText(token: Token, content: string): void {
  const plain = new MarkdownIt.Token('text', '', 0);
  Object.assign(token, { ...plain, content });
}
