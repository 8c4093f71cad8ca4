/** What a block of a README leaves to its readers. */
import { Visitor } from '../../base/code/parse-code.ts';
import { readBlock } from './read-blocks.ts';

/** What React gives that a module may use without saying so. */
const HOOK = /^use[A-Z]\w*$/;

/**
 * An example with what it names and does not have: hooks of React, what the library exports, what another block of
 * the README declares, and lists that it gives to components.
 * @param missing names that nothing in it declares
 * @param declared the text of each declaration or import by its name
 * @param listFor code of a list for a prop of a component; `null` where it takes something else
 * @returns `null` where one of them is nowhere
 */
export function fillMissing(
  code: string,
  missing: readonly string[],
  declared: ReadonlyMap<string, string>,
  listFor: (component: string, prop: string) => string | null = () => null,
): string | null {
  const names = [...new Set(missing)].sort();
  const props = names.every((name) => declared.has(name)) ? null : readGiven(code);
  const declareList = (name: string) => {
    const list = (props?.get(name) ?? []).map((given) => listFor(...given)).find(Boolean);
    return list ? `const ${name} = ${list};` : null;
  };
  const found = names.map((name) => declared.get(name) ?? importHook(name) ?? declareList(name));
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

/** To which props each name is given, by it. */
function readGiven(code: string): Map<string, [component: string, prop: string][]> {
  const found = new Map<string, [string, string][]>();
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      for (const one of attributes) {
        if (one.type !== 'JSXAttribute' || one.value?.type !== 'JSXExpressionContainer') continue;
        const { expression } = one.value;
        if (expression.type !== 'Identifier' || one.name.type !== 'JSXIdentifier') continue;
        const place: [string, string] = [code.slice(name.start, name.end), one.name.name];
        found.set(expression.name, [...(found.get(expression.name) ?? []), place]);
      }
    },
  }).visit(readBlock(code)!.program);
  return found;
}

const importHook = (name: string) => (HOOK.test(name) ? `import { ${name} } from 'react';` : null);
