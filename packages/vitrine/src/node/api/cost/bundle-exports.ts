/** The exports of a package as one bundle, of which each needs a part. */
import path from 'node:path';
import { loadRolldown } from '../../base/code/load-bundler.ts';
import { ENDINGS } from '../../base/code/find-module.ts';
import { isInstalled } from '../../base/packages/find-package.ts';
import { type InstalledPackage } from '../../base/packages/manifest.ts';
import { sourceConditions } from '../checker/settings/source-conditions.ts';
import { importedName, type ImportDoc } from '../../model/component-doc.ts';

/** What is measured: something that an import brings, or a member of it. */
export interface WantedExport {
  /** As in JSX, e.g. `Dialog.Root`. */
  name: string;
  import: ImportDoc;
}

export interface ExportsBundle {
  /** Shaken and minified; names at the top of modules are still whole. */
  code: string;
  /** Every file that had a say in it. */
  files: string[];
}

/** Name in the bundle of what is wanted, by its place in the list. */
export const ENTRY_NAME = /^vitrineEntry(\d+)$/;

/**
 * Bundles all that is wanted into one file, peers left out. What is loaded later by `import()` is none of it, and
 * neither are styles and files.
 */
export async function bundleExports(
  root: string,
  installed: InstalledPackage,
  wanted: readonly WantedExport[],
): Promise<ExportsBundle> {
  const { rolldown } = loadRolldown();
  const isPeer = createPeerTest(installed);
  const code = printEntry(wanted);
  const isSource = !isInstalled(installed.dir);
  const bundle = await rolldown({
    input: ENTRY,
    cwd: root,
    platform: 'browser',
    external: isPeer,
    logLevel: 'silent',
    // Types may promise what the code does not have; that costs nothing.
    shimMissingExports: true,
    // Stryker disable next-line ObjectLiteral: the bundler does so itself for what it minifies
    transform: {
      define: { 'process.env.NODE_ENV': '"production"' },
      // Settings may leave elements to another tool.
      jsx: { runtime: 'automatic' },
    },
    ...(isSource
      ? {
          tsconfig: true,
          moduleTypes: { '.js': 'jsx' as const },
          resolve: {
            conditionNames: [...sourceConditions(installed.dir), ...CONDITIONS],
            // Those of the site's bundler.
            extensions: ENDINGS,
          },
        }
      : {}),
    plugins: [
      {
        name: 'vitrine:exports',
        resolveId(id, importer) {
          if (id === ENTRY) return id;
          if (importer !== ENTRY) return null;
          return this.resolve(id, path.join(root, 'index.js'));
        },
        load(id) {
          if (id === ENTRY) return { code, moduleType: 'js' };
          return isCode(id) ? null : { code: 'export default {}', moduleType: 'js' };
        },
      },
    ],
  });
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      comments: false,
      minify: { compress: true, mangle: { toplevel: false }, codegen: { removeWhitespace: true } },
    });
    const files = (await bundle.watchFiles).filter((file) => path.isAbsolute(file));
    return { code: output[0].code, files };
  } finally {
    await bundle.close();
  }
}

const ENTRY = '\0vitrine-exports';

/** In a workspace the built code may be missing; then its source is what there is. */
const CONDITIONS = ['import', 'browser', 'module', 'production', 'default'];

/** Anything but code is a file to the bundler: a style, a picture, a font. */
function isCode(id: string): boolean {
  const extension = path.extname(id.replace(/[?#].*/, ''));
  return extension === '' || /\.(?:[cm]?[jt]sx?|json)$/.test(extension) || id.startsWith('\0');
}

/** React is a peer of whatever renders with it, declared or not. */
function createPeerTest({ manifest }: InstalledPackage): (id: string) => boolean {
  const peers = new Set(['react', 'react-dom', ...Object.keys(manifest.peerDependencies ?? {})]);
  return (id) => {
    const [scope = '', name = ''] = id.split('/', 2);
    return peers.has(scope.startsWith('@') ? `${scope}/${name}` : scope);
  };
}

/** Imports each name once, and gives each wanted member of it a statement of its own. */
function printEntry(wanted: readonly WantedExport[]): string {
  const imports = new Map<string, string>();
  const statements = wanted.map(({ name, import: { specifier, clause } }, i) => {
    const key = `${clause} from ${specifier}`;
    const local = imports.get(key) ?? `vitrineImport${imports.size}`;
    imports.set(key, local);
    const members = name.split('.').slice(1);
    return `export const vitrineEntry${i} = [${[local, ...members].join('.')}];`;
  });
  const lines = [...imports].map(([key, local]) => {
    const [clause = '', specifier = ''] = key.split(' from ');
    const name = importedName(clause);
    const brought = name === '*' ? `* as ${local}` : `{ ${name} as ${local} }`;
    return `import ${brought} from ${JSON.stringify(specifier)};`;
  });
  return [...lines, ...statements].join('\n');
}
