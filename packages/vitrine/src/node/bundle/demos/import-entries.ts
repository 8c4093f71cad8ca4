import { existsSync } from 'node:fs';
import path from 'node:path';
import { readIsCommonJs } from '../../base/code/is-common-js.ts';
import { remember } from '../../../shared/remember.ts';
import type { Plugin } from 'vite';
import type { ImportList } from './read/read-names.ts';
import type { Importer } from './demo-plan.ts';

/** Ends the id of the entry that stands for what a demo imports. */
const SUFFIX = '?imports';

const entryOf = (root: string, file: string) => `${path.join(root, file)}${SUFFIX}`;

/**
 * By demo, the id of the module that exports what it imports: the bundler sees it in the demo's place. Demos of one
 * folder that import the same, as those of one component often do, share it.
 */
export function importsEntries(root: string, demos: readonly Importer[]): Map<string, string> {
  const first = new Map<string, string>();
  return new Map(
    demos.map(({ file, imports }) => {
      const key = `${path.dirname(file)}\0${JSON.stringify(imports)}`;
      const entry = first.get(key) ?? entryOf(root, file);
      first.set(key, entry);
      return [file, entry];
    }),
  );
}

/** The name by which such an entry exports a name of a module. */
export const exportedName = (imports: ImportList, specifier: string, name: string) =>
  `${name === '*' || name === 'default' ? '' : name}_${imports.findIndex(([each]) => each === specifier)}${name === '*' ? 'n' : ''}`;

/** Makes those modules. */
export function importEntriesPlugin(root: string, demos: Importer[]): Plugin {
  const byEntry = new Map(demos.map((demo) => [entryOf(root, demo.file), demo]));
  const names = collectNames(demos);
  const isCommonJs = remember(readIsCommonJs);
  const scopeOf = remember((dir: string) => findScope(root, dir));
  const resolved = new Map<string, Promise<Resolved>>();
  return {
    name: 'vitrine:import-entries',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      // The bundler asks for nothing else: each question costs.
      filter: { id: [/\?imports$/, /^import:/, /^\0require:/] },
      handler(source, importer = '') {
        if (byEntry.has(source) || source.startsWith('\0')) return source;
        const demo = byEntry.get(importer);
        const [, kind, specifier = ''] = /^import:(name|whole):(.*)$/.exec(source) ?? [];
        if (!demo || kind === undefined) return null;
        const file = path.join(root, demo.file);
        const dir = path.dirname(file);
        const from = specifier.startsWith('.') ? dir : scopeOf(dir);
        const key = [kind, specifier, from].join('\0');
        const resolve = async (): Promise<Resolved> => {
          const found = await this.resolve(specifier, file, { skipSelf: true });
          if (!found || found.external) return found;
          if (kind === 'name' && !isCommonJs(found.id)) return found;
          // By the package around the demo: it decides what the default export of such a module is.
          const own = await this.resolve(file, undefined, { skipSelf: true });
          const { packageJsonPath } = (own ?? {}) as { packageJsonPath?: string };
          const id = `\0vitrine:${kind}:${specifier}:${found.id}`;
          return packageJsonPath ? { id, packageJsonPath } : { id };
        };
        const answer = resolved.get(key) ?? resolve();
        resolved.set(key, answer);
        return answer;
      },
    },
    load: {
      filter: { id: [/\?imports$/, BETWEEN] },
      handler(id) {
        const demo = byEntry.get(id);
        if (demo) return { code: printEntry(demo.imports), moduleType: 'js' };
        const [, kind, specifier = '', file = ''] = BETWEEN.exec(id) ?? [];
        const wanted = kind === 'whole' ? [] : (names.get(specifier) ?? []);
        return { code: printBetween(file, wanted), moduleType: 'js' };
      },
    },
  };
}

type Resolved = {
  id: string;
  packageJsonPath?: string;
  external?: boolean | 'absolute' | 'relative';
} | null;

/** The id of a module between an entry and what it exports. */
const BETWEEN = /^\0vitrine:(name|whole):(.*?):([^]*)$/;

/** The folder upwards from which packages are found alike. */
function findScope(root: string, dir: string): string {
  const ends = dir === root || path.dirname(dir) === dir;
  const isScope = ['node_modules', 'package.json'].some((name) => existsSync(path.join(dir, name)));
  return ends || isScope ? dir : findScope(root, path.dirname(dir));
}

/** Names that any demo imports, by specifier. */
function collectNames(demos: Importer[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [specifier, names] of demos.flatMap(({ imports }) => imports)) {
    const known = found.get(specifier) ?? new Set();
    found.set(specifier, known);
    for (const name of names) known.add(name);
  }
  return new Map([...found].map(([specifier, names]) => [specifier, [...names].sort()]));
}

function printEntry(imports: ImportList): string {
  const lines = imports.flatMap(([specifier, names]) => {
    if (names.length === 0) return [`import ${JSON.stringify(`import:name:${specifier}`)};`];
    return names.map((name) => {
      const [kind, exported] = name === '*' ? ['whole', 'whole'] : ['name', name];
      const from = JSON.stringify(`import:${kind}:${specifier}`);
      return `export { ${exported} as ${exportedName(imports, specifier, name)} } from ${from};`;
    });
  });
  return lines.join('\n');
}

/**
 * Exports of a module in CommonJS as variables: read where they are used, each demo would need a file of its own that
 * reads them.
 */
function printBetween(file: string, names: string[]): string {
  const lines = names
    .filter((name) => name !== '*')
    .map((name) => `const own_${name} = all.${name};\nexport { own_${name} as ${name} };`);
  return [
    `import * as all from ${JSON.stringify(file)};`,
    ...(lines.length > 0 ? lines : ['export { all as whole };']),
  ].join('\n');
}
