/** Code of a README, as its readers copy it. */
import { listMarkdownLines } from '../../../shared/markdown/lines.ts';
import { parseSync, type ParseResult } from '../../base/code/parse-code.ts';

/** A block of code, and what it consists of. */
export interface ReadBlock {
  code: string;
  program: ParseResult['program'];
}

export type Statement = ReadBlock['program']['body'][number];

const LANGUAGE = /^`+(?:jsx?|tsx?|javascript|typescript)\b/i;
/** A README that is a book is not read to its end. */
const MOST_BLOCKS = 30;

/** The blocks of a README that are modules, or parts of one. */
export function readBlocks(readme: string): ReadBlock[] {
  return listCode(readme.replaceAll('\r\n', '\n'))
    .slice(0, MOST_BLOCKS)
    .flatMap((code) => readBlock(code) ?? []);
}

/** What stands between fences that open and close JavaScript or TypeScript. */
function listCode(markdown: string): string[] {
  const codes: string[] = [];
  let fence: { open: string; end: number } | null = null;
  for (const { start, end, kind, open } of listMarkdownLines(markdown)) {
    if (kind !== 'code') continue;
    if (open !== '') fence ??= { open, end };
    else {
      if (fence && LANGUAGE.test(fence.open)) codes.push(markdown.slice(fence.end + 1, start));
      fence = null;
    }
  }
  return codes;
}

/** A module in TypeScript with elements; `null` for what is none. */
export function readBlock(code: string): ReadBlock | null {
  const { program, errors } = parseSync('example.tsx', code, { sourceType: 'module' });
  return errors.length > 0 ? null : { code, program };
}

/** Names that a module imports of a library; empty where it imports none. */
export function listImported({ program }: ReadBlock, library: string): string[] {
  return program.body.flatMap((one) => {
    if (one.type !== 'ImportDeclaration' || one.importKind === 'type') return [];
    const { value } = one.source;
    const isOwn = value === library || value.startsWith(`${library}/`);
    return isOwn ? one.specifiers.map(({ local }) => local.name) : [];
  });
}

/** Imports of a library that other blocks of its README begin with, by what they are called. */
export function listWrittenImports(
  blocks: readonly ReadBlock[],
  library: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { code, program } of blocks)
    for (const one of program.body) {
      if (one.type !== 'ImportDeclaration' || one.importKind === 'type') continue;
      const { value, start, end } = one.source;
      if (value !== library && !value.startsWith(`${library}/`)) continue;
      for (const specifier of one.specifiers) {
        const text = code.slice(specifier.start, specifier.end);
        const clause = specifier.type === 'ImportSpecifier' ? `{ ${text} }` : text;
        const line = `import ${clause} from ${code.slice(start, end)};`;
        if (!found.has(specifier.local.name)) found.set(specifier.local.name, line);
      }
    }
  return found;
}

/** Whether it is JavaScript with elements. */
export const isJavaScript = (code: string) =>
  parseSync('example.jsx', code, { sourceType: 'module' }).errors.length === 0;

/** The text of each declaration that stands by itself, by the name that it declares. */
export function listDeclared(blocks: readonly ReadBlock[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { code, program } of blocks)
    for (const statement of program.body)
      for (const name of declaredBy(statement))
        if (!found.has(name)) found.set(name, code.slice(statement.start, statement.end));
  return found;
}

/** Names that a statement declares: of one function, or of `const` with plain names. */
export function declaredBy(statement: Statement): string[] {
  if (statement.type === 'FunctionDeclaration') return statement.id ? [statement.id.name] : [];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}
