/** What a block of a README leaves to its readers. */
import { readBlock } from './read-blocks.ts';

/** What React gives that a module may use without saying so. */
const HOOK = /^use[A-Z]\w*$/;

/**
 * An example with what it names and does not have: hooks of React, what the library exports, and what another block of
 * the README declares.
 * @param missing names that nothing in it declares
 * @param declared the text of each declaration or import by its name
 * @returns `null` where one of them is nowhere
 */
export function fillMissing(
  code: string,
  missing: readonly string[],
  declared: ReadonlyMap<string, string>,
): string | null {
  const names = [...new Set(missing)].sort();
  const found = names.map((name) => declared.get(name) ?? importHook(name));
  if (found.includes(null)) return null;
  // Two names may be of one declaration.
  const texts = [...new Set(found as string[])];
  const isImport = (text: string) => text.startsWith('import ');
  const imports = texts.filter(isImport).map((text) => `${text}\n`);
  const { program } = readBlock(code)!;
  const end = program.body.findLast(({ type }) => type === 'ImportDeclaration')?.end ?? 0;
  const own = texts.filter((text) => !isImport(text)).map((text) => `\n\n${text}`);
  const rest = code.slice(end).replace(/^\s*/, '\n\n');
  const made = imports.join('') + code.slice(0, end) + own.join('') + rest;
  return made.trimStart().replace(/\n{3,}/g, '\n\n');
}

const importHook = (name: string) => (HOOK.test(name) ? `import { ${name} } from 'react';` : null);
