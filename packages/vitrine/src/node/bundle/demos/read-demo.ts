import { importedName, readModuleNames } from '../../base/code/module-names.ts';
import { parseJson } from '../../base/text.ts';
import { parseSync, type ParseResult } from '../../base/code/parse-code.ts';
import { membersOf } from './members-of.ts';
import type { TsconfigCache } from 'rolldown/utils';
import { CODE_TARGET } from './code-target.ts';

/** What a demo imports of a module: names of its exports, `default` and `*` among them; perhaps none, as of a style sheet. */
export type ImportList = [specifier: string, names: string[]][];

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

/** A statement that imports: its place in the code and what it gives which name. */
export interface ImportStatement {
  start: number;
  end: number;
  specifier: string;
  entries: { imported: string; local: string }[];
  /** The name of an object here whose members the entries are, by the names there. */
  namespace?: string;
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
  /(?<![\w$]|(?<!\.\.)\.)(?:process|require|module|exports|global)\s*[.([]|\bimport\s*[.(]|^\s*@[\w$]/m;

/** React's namespace has all that it has anyway. Of another module all would be kept, wanted or not. */
const WHOLE_NAMESPACES = ['react', 'react-dom', 'react-dom/client'];

/** What a module imports and exports; `null` where that is more than names. */
function readNames(code: string): Pick<DemoModule, 'statements' | 'exports'> | null {
  const { module, program, errors } = parseSync('demo.js', code);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const isPlain =
    errors.length === 0 &&
    module.dynamicImports.length === 0 &&
    module.importMetas.length === 0 &&
    exported.every(({ moduleRequest }) => !moduleRequest);
  if (!isPlain) return null;
  const statements = module.staticImports.map(({ start, end, moduleRequest, entries }) => ({
    start,
    end,
    specifier: moduleRequest.value,
    entries: entries.map((entry) => ({
      imported: importedName(entry),
      local: entry.localName.value,
    })),
  }));
  const named = nameMembers(statements, program, code);
  const isNamed = named.every(({ specifier, entries }) =>
    entries.every(
      ({ imported }) =>
        /^[\w$]+$/.test(imported) || (imported === '*' && WHOLE_NAMESPACES.includes(specifier)),
    ),
  );
  return isNamed
    ? { statements: named, exports: [...readModuleNames(module).exports.keys()] }
    : null;
}

/** Takes of each namespace the members that the module names, where it names all that it uses. */
function nameMembers(
  statements: ImportStatement[],
  program: ParseResult['program'],
  code: string,
): ImportStatement[] {
  const isWhole = ({ specifier, entries }: ImportStatement) =>
    entries.length === 1 && entries[0]!.imported === '*' && !WHOLE_NAMESPACES.includes(specifier);
  const names = statements.filter(isWhole).map(({ entries }) => entries[0]!.local);
  if (names.length === 0) return statements;
  const members = membersOf(program, new Set(names));
  return statements.map((statement) => {
    const namespace = isWhole(statement) ? statement.entries[0]!.local : '';
    const found = members.get(namespace);
    if (!found || code.includes(`${namespace}$$`)) return statement;
    const entries = [...found].map((name) => ({ imported: name, local: `${namespace}$$${name}` }));
    return { ...statement, entries, namespace };
  });
}
