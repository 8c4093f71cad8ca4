import { importedName, readModuleNames } from '../../../base/code/module-names.ts';
import { parseSync, type ParseResult } from '../../../base/code/parse-code.ts';
import { membersOf } from './members-of.ts';

/** What a demo imports of a module: names of its exports, `default` and `*` among them; perhaps none, as of a style sheet. */
export type ImportList = [specifier: string, names: string[]][];

/** A statement that imports: its place in the code and what it gives which name. */
export interface ImportStatement {
  start: number;
  end: number;
  specifier: string;
  entries: { imported: string; local: string }[];
  /** The name of an object here whose members the entries are, by the names there. */
  namespace?: string;
}

/** What a module imports and exports by name. */
interface ModuleNames {
  statements: ImportStatement[];
  exports: string[];
}

/** React's namespace has all that it has anyway. Of another module all would be kept, wanted or not. */
const WHOLE_NAMESPACES = ['react', 'react-dom', 'react-dom/client'];

/** What a module imports and exports; `null` where that is more than names. */
export function readNames(code: string): ModuleNames | null {
  const parsed = parseSync('demo.js', code);
  const { module, errors } = parsed;
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
  const named = nameMembers(statements, parsed, code);
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
  parsed: ParseResult,
  code: string,
): ImportStatement[] {
  const isWhole = ({ specifier, entries }: ImportStatement) =>
    entries.length === 1 && entries[0]!.imported === '*' && !WHOLE_NAMESPACES.includes(specifier);
  const names = statements.filter(isWhole).map(({ entries }) => entries[0]!.local);
  if (names.length === 0) return statements;
  // The parser makes the tree when it is asked for.
  const members = membersOf(parsed.program, new Set(names));
  return statements.map((statement) => {
    const namespace = isWhole(statement) ? statement.entries[0]!.local : '';
    const found = members.get(namespace);
    if (!found || code.includes(`${namespace}$$`)) return statement;
    const entries = [...found].map((name) => ({ imported: name, local: `${namespace}$$${name}` }));
    return { ...statement, entries, namespace };
  });
}
