import type { ParseResult, StaticImportEntry } from './parse-code.ts';

/** A name of another module, as an import has it: `default`, or `*` for all of the module. */
export interface Origin {
  from: string;
  name: string;
}

/** The names that a module takes and gives. */
export interface ModuleNames {
  /** By the name here. */
  imports: Map<string, Origin>;
  /** By the exported name: the name here, or where else it comes from. */
  exports: Map<string, string | Origin>;
  /** Modules all of whose names it passes on. */
  stars: string[];
}

export function readModuleNames({
  staticImports,
  staticExports,
}: ParseResult['module']): ModuleNames {
  const imports = new Map<string, Origin>();
  const importedAt = new Map<number, Origin>();
  for (const { moduleRequest, entries } of staticImports) {
    for (const entry of entries) {
      const origin = { from: moduleRequest.value, name: importedName(entry) };
      imports.set(entry.localName.value, origin);
      importedAt.set(entry.localName.start, origin);
    }
  }
  const exports: ModuleNames['exports'] = new Map();
  const stars: string[] = [];
  for (const { moduleRequest, exportName, importName, localName } of staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const given = String(exportName.kind) === 'Default' ? 'default' : exportName.name;
    if (moduleRequest === null) exports.set(given ?? 'default', localName.name ?? 'default');
    else if (given === null) stars.push(moduleRequest.value);
    else {
      // Of `import Row from './row'; export { Row }` the parser gives the name here for the one there.
      const imported = importedAt.get(importName.start ?? -1);
      exports.set(given, imported ?? { from: moduleRequest.value, name: importName.name ?? '*' });
    }
  }
  return { imports, exports, stars };
}

/** What an import takes of its module. */
export function importedName({ importName: { kind, name } }: StaticImportEntry): string {
  if (String(kind) === 'Default') return 'default';
  return name ?? '*';
}
