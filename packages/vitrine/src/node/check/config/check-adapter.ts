import { readFileSync } from 'node:fs';
import path from 'node:path';
import { problem, type Problem } from '../../base/errors.ts';
import { readModuleNames } from '../../base/code/module-names.ts';
import { parseModule } from '../../demo/analyse.ts';
import { findModule } from '../../base/code/find-module.ts';

/** What React says of a component that is not there names neither the adapter nor what it lacks. */
export function checkAdapter(root: string, adapter: string): Problem[] {
  const found = findModule(path.resolve(root, adapter));
  if (found === null) return [];
  const source = readFileSync(found, 'utf8');
  // The names of CommonJS are known when it runs.
  if (/\bexports\b/.test(source)) return [];
  const { module, errors } = parseModule(source, found);
  if (errors.some(({ severity }) => String(severity) === 'Error')) return [];
  const { exports, stars } = readModuleNames(module);
  if (exports.has('Provider') || stars.length > 0) return [];
  const file = path.relative(root, found).replaceAll('\\', '/');
  return [problem('adapter-without-provider', [], { file, line: 1 })];
}
