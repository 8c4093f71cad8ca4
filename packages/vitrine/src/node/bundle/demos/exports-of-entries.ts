import { isBuiltin } from 'node:module';
import path from 'node:path';
import { readModuleNames } from '../../base/code/module-names.ts';
import { parseSync } from '../../base/code/parse-code.ts';
import type { Plugin, Rolldown } from 'vite';
import { importsEntries } from './import-entries.ts';
import type { Importer } from './demo-plan.ts';

/** Where the bundle has what a module imports. */
export interface EntryExports {
  /** Files that have to run first, in their order; relative to the bundle's folder, like those that follow. */
  before: string[];
  /** By the entry's export: the file, and the name there. */
  names: Record<string, [file: string, name: string]>;
  /** The entry's own file, where it has code of its own. */
  own: string | null;
  /** That code, where no other file needs it: it becomes a part of the module. */
  code?: string;
}

/**
 * Reads where a bundle has what single modules import, and leaves out the entries that nobody need load.
 * @param merges whether the code of an entry becomes a part of its module
 */
export function readExportsPlugin(
  root: string,
  modules: Importer[],
  merges: boolean,
): {
  plugin: Plugin;
  found: Record<string, EntryExports>;
  /** Ids of the modules in entries that are left out: style sheets have files of their own. */
  leftOut: Set<string>;
} {
  const found: Record<string, EntryExports> = {};
  const leftOut = new Set<string>();
  const files = new Map<string, string[]>();
  for (const [file, entry] of importsEntries(root, modules)) {
    files.set(entry, [...(files.get(entry) ?? []), file]);
  }
  const handler = (_options: unknown, bundle: Rolldown.OutputBundle) => {
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
    const imported = new Set(
      chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
    );
    for (const chunk of chunks) {
      const users = files.get(chunk.facadeModuleId ?? '');
      if (users === undefined) continue;
      const exports = readEntryExports(chunk);
      // What several demos share has to run once.
      const isShared = users.length > 1 || imported.has(chunk.fileName);
      const isMerged = merges && exports.own !== null && !isShared;
      for (const file of users) found[file] = isMerged ? { ...exports, code: chunk.code } : exports;
      if (exports.own !== null && !isMerged) continue;
      for (const id of chunk.moduleIds) leftOut.add(id);
      delete bundle[chunk.fileName];
      delete bundle[`${chunk.fileName}.map`];
    }
  };
  const plugin: Plugin = {
    name: 'vitrine:read-exports',
    enforce: 'post',
    generateBundle: { order: 'post', handler },
  };
  return { plugin, found, leftOut };
}

/**
 * Looks through an entry that does nothing but pass on what other files export, so that nobody need load it.
 */
function readEntryExports({ code, fileName }: Rolldown.OutputChunk): EntryExports {
  const { module } = parseSync('entry.js', code);
  const isPassing = code.replaceAll(PASSING, '') === '';
  const dir = path.posix.dirname(fileName);
  // A module of Node is no file.
  const fileOf = (specifier: string) =>
    isBuiltin(specifier) ? specifier : path.posix.join(dir, specifier);
  const { imports, exports } = readModuleNames(module);
  const names: EntryExports['names'] = {};
  for (const [given, local] of exports) {
    const origin = typeof local === 'string' ? imports.get(local) : local;
    const isPassed = origin !== undefined && origin.name !== '*';
    names[given] = isPassed ? [fileOf(origin.from), origin.name] : [fileName, given];
  }
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const asked = [...module.staticImports, ...exported]
    .flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest] : []))
    .sort((a, b) => a.start - b.start)
    .map(({ value }) => fileOf(value));
  return {
    before: isPassing ? [...new Set(asked)] : [fileName],
    names,
    own: isPassing ? null : fileName,
  };
}

/** Statements that import and export names, and what may stand between them. */
const PASSING =
  /import\s*(?:\{[^{}]*\}\s*from\s*)?(["'])[^"'\n]*\1|export\s*\{[^{}]*\}(?:\s*from\s*(["'])[^"'\n]*\2)?|[\s;]+|\/\/[^\n]*/g;
