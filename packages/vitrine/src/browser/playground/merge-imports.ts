import type { Snippet } from '../../shared/playground.ts';

/**
 * What is imported from one module is one statement, and that a name a line where it is wide.
 * @param width columns of the widest that stays one line
 */
export function mergeImports(statements: Iterable<Snippet>, width: number): Snippet[] {
  const merged = new Map<string, Snippet>();
  for (const each of statements) {
    const key = /^import \{.*\} (.*)$/.exec(each.code)?.[1] ?? each.code;
    const known = merged.get(key);
    merged.set(key, known ? change(known, each, (to, names) => `${to}, ${names}`) : each);
  }
  return [...merged.values()].map((each) =>
    each.code.length <= width
      ? each
      : change(each, each, (names) => `\n  ${names.replaceAll(', ', ',\n  ')},\n`, ''),
  );
}

const NAMES = /\{ (.*) \}/;

/** Changes the names of a statement by those of another, which stand in braces in the code as in its HTML. */
function change(
  statement: Snippet,
  other: Snippet,
  by: (names: string, others: string) => string,
  space = ' ',
): Snippet {
  const inText = (text: string, otherText: string) =>
    text.replace(NAMES, (_, names: string) => {
      const [, others = ''] = NAMES.exec(otherText) ?? [];
      return `{${space}${by(names, others)}${space}}`;
    });
  return {
    code: inText(statement.code, other.code),
    html: inText(statement.html, other.html),
  };
}
