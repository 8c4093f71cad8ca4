import path from 'node:path';
import { isFile } from '../../base/files/kinds.ts';
import { isWithin, resolveLinks } from '../../base/files/paths.ts';
import { upwards } from '../../base/folders.ts';
import { quote } from '../../base/text.ts';
import { allowsMajor } from '../../base/install/allows-major.ts';
import type { PackageManifest } from '../../base/packages/manifest.ts';

/** What the bundler needs for how a library is styled. */
export interface StylingPlugin {
  /** Package of the plugin. */
  specifier: string;
  /** What is imported of it, where that is not the package itself. */
  entry?: string;
  version: string;
  /** What else is installed for it, by versions: of what the library has in an older one. */
  beside?: Record<string, string>;
  /** What stands between `import` and `from`. */
  clause: string;
  call: string;
  /** What the style sheet around demos needs, as the plugin writes into it. */
  sheet?: string;
  /** What the adapter imports to have the styles that the plugin makes. */
  styles?: string;
  /** Name of its own configuration, without the ending; it looks for one in the folders above the site by itself. */
  config?: string;
}

/** Whether a package has anything to do with another. */
type Has = (name: string) => boolean;

const PLUGINS: (StylingPlugin & { isUsed: (has: Has) => boolean })[] = [
  {
    specifier: '@tailwindcss/vite',
    version: '^4.0.0',
    clause: 'tailwindcss',
    call: 'tailwindcss()',
    isUsed: (has) => has('tailwindcss'),
  },
  {
    specifier: '@vanilla-extract/vite-plugin',
    version: '^5.0.0',
    clause: '{ vanillaExtractPlugin }',
    call: 'vanillaExtractPlugin()',
    isUsed: (has) => has('@vanilla-extract/css'),
  },
  {
    specifier: '@stylexjs/unplugin',
    entry: '@stylexjs/unplugin/vite',
    version: '>=0.17.0',
    clause: 'stylex',
    call: "stylex({ useCSSLayers: true, cssInjectionTarget: (file) => file.includes('adapter') })",
    sheet: '/* StyleX writes its styles below what is here. */\n@layer library;',
    isUsed: (has) => has('@stylexjs/stylex'),
  },
  {
    specifier: '@wyw-in-js/vite',
    version: '>=1.0.0',
    clause: 'wyw',
    call: 'wyw()',
    isUsed: (has) => has('@linaria/core') || has('@linaria/react') || has('@wyw-in-js/vite'),
  },
  {
    specifier: 'unocss',
    entry: 'unocss/vite',
    version: '>=66.0.0',
    clause: 'UnoCSS',
    call: 'UnoCSS()',
    styles: 'virtual:uno.css',
    config: 'uno.config',
    isUsed: (has) => has('unocss') || has('@unocss/vite'),
  },
  {
    specifier: 'vite-plugin-svgr',
    version: '^4.0.0',
    clause: 'svgr',
    call: 'svgr()',
    isUsed: (has) => has('vite-plugin-svgr'),
  },
];

/**
 * Plugins without which the source of a library cannot be bundled. What styles when it runs (Emotion,
 * styled-components), CSS modules and style sheets that components import need none.
 * @param manifests of the library and of the repository around it
 */
export function findPlugins(manifests: readonly PackageManifest[]): StylingPlugin[] {
  const named = new Map(
    manifests.flatMap(({ dependencies, devDependencies, peerDependencies }) =>
      Object.entries({ ...peerDependencies, ...devDependencies, ...dependencies }),
    ),
  );
  return PLUGINS.filter(({ isUsed }) => isUsed((name) => named.has(name))).map(
    ({ isUsed: _, ...plugin }) => {
      const own = named.get(plugin.specifier);
      const isPlain = own !== undefined && /^[\^~]?\d/.test(own);
      const beside = listBeside(plugin.specifier, named);
      return { ...plugin, ...(isPlain && { version: own }), ...(beside && { beside }) };
    },
  );
}

/** The plugin compiles with the Tailwind that a sheet imports, which is that of the library where the site has none. */
function listBeside(plugin: string, named: ReadonlyMap<string, string>) {
  if (plugin !== '@tailwindcss/vite' || allowsMajor(named.get('tailwindcss') ?? '', 4)) return null;
  return { tailwindcss: '^4.0.0' };
}

/** A plugin told where a library has its configuration, where that is not above the site. */
export function placeConfig(
  plugin: StylingPlugin,
  site: string,
  folder: string,
  root: string,
): StylingPlugin {
  const file = plugin.config === undefined ? null : findConfig(plugin.config, folder, root);
  if (file === null || isWithin(path.dirname(file), resolveLinks(site))) return plugin;
  const name = path.relative(resolveLinks(site), file).replaceAll('\\', '/');
  return { ...plugin, call: plugin.call.replace('()', () => `(${quote(name)})`) };
}

const ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];

/** A configuration beside a library, or in the folders of its repository around it. */
export function findConfig(name: string, folder: string, root: string): string | null {
  for (const dir of upwards(folder)) {
    if (dir !== folder && !isWithin(resolveLinks(root), dir)) return null;
    const found = ENDINGS.map((end) => path.join(dir, `${name}.${end}`)).find(isFile);
    if (found !== undefined) return found;
  }
  return null;
}

const AT_RUN_TIME =
  /^(?:styled-components|goober|ui-box|@emotion\/(?:css|react|styled)|@griffel\/react|@stitches\/react)$/;

/** Whether a library that depends on these packages brings its styles in its code, with which no markup may come. */
export const stylesWhenItRuns = (packages: readonly string[]) =>
  packages.some((name) => AT_RUN_TIME.test(name));
