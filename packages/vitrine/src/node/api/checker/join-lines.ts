/** Types that stand on several lines, for one. */
import { is, type Node } from './type-host.ts';

/** Members of which each has a line of its own may have nothing else between them. */
export function withSeparators(node: Node, text: string): string {
  if (!UNSEPARATED.test(text)) return text;
  const start = node.getStart();
  const ends: number[] = [];
  const visit = (one: Node): void => {
    if (is.isTypeLiteralNode(one))
      for (const member of one.members.slice(0, -1))
        if (!/[;,]$/.test(member.getText())) ends.push(member.end - start);
    one.forEachChild(visit);
  };
  visit(node);
  return ends
    .toSorted((a, b) => b - a)
    .reduce((all, end) => `${all.slice(0, end)};${all.slice(end)}`, text);
}

const UNSEPARATED = /\{[^]*[^\s{;,|&(<[=:?/]\n\s*[\w$'"[]/;

/** Takes out what formatters put at the beginning and the end of lines: `Omit< | 'a' | 'b', >`. */
export function joinLines(text: string): string {
  return text.replace(LINE_ENDS, (whole, open?: string, sign?: string) => {
    if (/^['"`]/.test(whole)) return whole;
    return sign === undefined ? (open ?? '') : `${sign} `;
  });
}

const LINE_ENDS = /'[^']*'|"[^"]*"|`[^`]*`|([<([]) (?:\| )?|([,:={]|=>) \| |,? (?=[)\]>])/g;
