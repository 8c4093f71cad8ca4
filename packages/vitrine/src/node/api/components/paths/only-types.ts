/** Declarations of which code gets nothing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../../base/files/kinds.ts';
import type { InstalledPackage } from '../../../base/packages/manifest.ts';

/**
 * Tells whether the declarations of a package's entry export something, but types alone, themselves written there: what
 * has values lies elsewhere in it then. Told by the text: a cached description is printed without a parser.
 */
export function hasTypesAlone({ dir, manifest }: InstalledPackage): boolean {
  const { types, typings, main = 'index' } = manifest;
  const bare = main.replace(/\.js$/, '');
  const named = [types, typings].filter((one) => one !== undefined);
  const file = [...named, `${bare}.d.ts`, `${bare}/index.d.ts`, 'index.d.ts']
    .map((one) => path.join(dir, one))
    .find(isFile);
  if (file === undefined) return false;
  const text = readFileSync(file, 'utf8');
  return /\bexport\b/.test(text) && isOfTypes(text.replace(COMMENTS, '$1'));
}

/** Comments to their end, or that of the text, and texts, in which they have no meaning. */
const COMMENTS =
  /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|\/\/.*|\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$)/g;
const VALUE = /(?:^|[;{}]|\s)(?:const|let|var|function|class|enum)\s+[\w$[{]/;
/** What another module has may be anything. */
const PASSED_ON = /\bexport\s*(?:type\s*)?(?:\*|\{[^{}]*\}\s*from\b)|\bexport\s+import\b/;
const TYPE = /\b(?:interface|type|namespace|module)\s+([\w$]+)/g;
const NAMED = /\bexport\s+default\s+(?!interface\b)([\w$]+)|\bexport\s*\{([^{}]*)\}/g;

function isOfTypes(code: string): boolean {
  if (VALUE.test(code) || PASSED_ON.test(code)) return false;
  const known = new Set(Array.from(code.matchAll(TYPE), ([, name]) => name));
  const names = Array.from(code.matchAll(NAMED), ([, name, list = '']) =>
    name === undefined ? list.split(',').map((one) => one.trim().split(/\s/)[0]!) : [name],
  );
  return names.flat().every((name) => name === '' || known.has(name));
}
