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
    merged.set(
      key,
      known ? mapNames(known, (names, kind) => ` ${names}, ${namesOf(each[kind])} `) : each,
    );
  }
  return [...merged.values()].map((each) =>
    each.code.length <= width
      ? each
      : mapNames(each, (names) => `\n  ${names.replaceAll(', ', ',\n  ')},\n`),
  );
}

/** The names of a statement, which stand in braces in the code as in its HTML. */
const NAMES = /\{ (.*) \}/;

const namesOf = (text: string) => NAMES.exec(text)?.[1] ?? '';

function mapNames(
  { code, html }: Snippet,
  change: (names: string, kind: keyof Snippet) => string,
): Snippet {
  const inText = (text: string, kind: keyof Snippet) =>
    text.replace(NAMES, (_, names: string) => `{${change(names, kind)}}`);
  return { code: inText(code, 'code'), html: inText(html, 'html') };
}
