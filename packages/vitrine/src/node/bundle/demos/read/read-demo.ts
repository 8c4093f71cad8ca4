import { parseJson } from '../../../base/text.ts';
import { readNames, type ImportList, type ImportStatement } from './read-names.ts';
import type { TsconfigCache } from 'rolldown/utils';
import { CODE_TARGET } from './code-target.ts';

/** A demo as JavaScript. */
export interface DemoModule {
  code: string;
  /** Source map, as JSON. */
  map: string;
  imports: ImportList;
  /** Names of its exports. */
  exports: string[];
  statements: ImportStatement[];
}

/**
 * Compiles a demo to JavaScript, types and JSX gone.
 * @param file absolute
 * @returns `null` for a module that the bundler has to see: its meaning depends on more than what it imports by name
 */
export async function readDemoModule(source: string, file: string): Promise<DemoModule | null> {
  if (file.endsWith('.json')) return readData(source);
  if (!/\.[jt]sx?$/.test(file) || NEEDS_BUNDLER.test(source)) return null;
  const { transformSync, TsconfigCache } = await import('rolldown/utils');
  tsconfigs ??= new TsconfigCache();
  const { code, map } = transformSync(
    file,
    source,
    { jsx: { runtime: 'automatic' }, target: CODE_TARGET, sourcemap: true, tsconfig: true },
    tsconfigs,
  );
  // There is none of code with errors.
  if (!map) return null;
  const names = readNames(code);
  if (!names) return null;
  const { statements, exports } = names;
  const lists = new Map<string, Set<string>>();
  for (const { specifier, entries } of statements) {
    const names = lists.get(specifier) ?? new Set();
    lists.set(specifier, names);
    for (const { imported } of entries) names.add(imported);
  }
  const imports = [...lists].map(([specifier, names]): ImportList[number] => [
    specifier,
    [...names].sort(),
  ]);
  return { code, map: JSON.stringify(map), imports, exports, statements };
}

/** Data that is imported as a whole; single names of it are the bundler's. */
function readData(source: string): DemoModule | null {
  let data: unknown;
  try {
    data = parseJson(source);
  } catch {
    // The bundler tells what is wrong with it.
    return null;
  }
  const code = `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
  return { code, map: EMPTY_MAP, imports: [], exports: ['default'], statements: [] };
}

const EMPTY_MAP = JSON.stringify({ version: 3, names: [], mappings: '' });

let tsconfigs: TsconfigCache | undefined;

/**
 * What the bundler replaces or resolves in the text of a module, unless it is a member's name or in that of a file
 * (`./a.module.css`); decorators, which the compiler may leave in.
 */
const NEEDS_BUNDLER =
  /(?<![\w$]|(?<!\.\.)\.)(?:process|require|module|exports|global)\s*[.([]|\bimport\s*[.(]|^[ \t]*@[\w$]/m;
