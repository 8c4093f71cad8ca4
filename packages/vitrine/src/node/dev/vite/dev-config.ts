import type { Server } from 'node:http';
import path from 'node:path';
import { createLogger, mergeConfig, type InlineConfig, type Plugin } from 'vite';
import { isWithin } from '../../base/files/paths.ts';
import { CONTENT_DIR } from '../../base/folders.ts';
import { listOutputs } from '../../base/files/site-files.ts';
import { findWorkspace } from '../../base/install/workspace.ts';
import { baseConfig } from '../../bundle/base-config.ts';
import { ENGINE_DIST } from '../../bundle/entries.ts';
import { jsxInJavaScriptPlugin } from '../../bundle/site/jsx-in-javascript.ts';
import { withoutNoise } from '../../bundle/site/quiet-logger.ts';
import { hasDemoFiles } from '../../demo/has-demo-files.ts';
import type { LoadedSite } from '../../model/site.ts';
import { fileAccess } from '../access/file-access.ts';
import { mergedClientPlugin } from './merged-client.ts';
import { withoutMapsPlugin } from './without-maps.ts';

/**
 * Packages of the editor, prepared at the start: prepared when a reader first edits, they would reload the page.
 * A site without demos does not need them, and its first page would wait for them.
 */
const EDITOR_PACKAGES = [
  '@codemirror/commands',
  '@codemirror/lang-javascript',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
  '@jridgewell/trace-mapping',
  '@lezer/css',
  '@lezer/highlight',
  '@lezer/javascript',
  '@lezer/json',
  'acorn',
  'sucrase',
].map((name) => `vitrine > ${name}`);

interface DevConfigOptions {
  /** Carries the connection over which the browser hears of changes. */
  http: Server;
  /** A name that the author has chosen: Vite does not know where its middleware is served. */
  host: string;
  plugins: Plugin[];
  /** Packages that Node loads though they are linked. */
  external: string[];
  /** Whether a file is not watched. */
  ignored: (file: string) => boolean;
}

/** What Vite's server is started with for a site. */
export function devConfig(
  { root, config, routes, cacheDir }: LoadedSite,
  { http, host, plugins, external, ignored }: DevConfigOptions,
): InlineConfig {
  // What the configuration leads to lies elsewhere in the workspace, with demos beside it.
  const workspace = config.content.length > 0 ? findWorkspace(root) : root;
  // Thousands of files after a build; the server writes some for each page.
  const own = [cacheDir, ...listOutputs(root).map((name) => path.join(root, name))];
  const isOwn = (file: string) => own.some((folder) => isWithin(folder, file));
  return mergeConfig(baseConfig(root, config, null), {
    appType: 'custom',
    customLogger: withoutNoise(createLogger('warn'), process.stderr.isTTY),
    plugins: [...plugins, mergedClientPlugin(), withoutMapsPlugin(ENGINE_DIST)],
    publicDir: 'public',
    // As in bundles: an address is not the content of a small file.
    build: { assetsInlineLimit: 0 },
    // Plugins leave alone what lies below such a folder, as Vite's own cache does: prepared packages are no source.
    cacheDir: `${cacheDir}/node_modules/.vite`,
    server: {
      middlewareMode: true,
      watch: { ignored: [ignored, isOwn] },
      hmr: { server: http },
      allowedHosts: [host],
      ...fileAccess(root, workspace),
    },
    ssr: { external },
    optimizeDeps: {
      // Demos and the shell share the engine's modules: another copy would not know the reader's choices.
      exclude: ['vitrine'],
      // Looks through source on its own, and would stop at what it cannot read.
      rolldownOptions: { plugins: [jsxInJavaScriptPlugin()], ...endingsOf(config) },
      entries: [`${CONTENT_DIR}/**/*.{tsx,jsx}`, config.adapter ?? ''].filter(Boolean),
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'react-dom',
        'react-dom/client',
        ...(routes.size > 0 || hasDemoFiles(root) ? EDITOR_PACKAGES : []),
      ],
    },
  } satisfies InlineConfig);
}

/** Endings that the site's imports may leave out: Vite prepares packages without, and takes others' files. */
function endingsOf({ vite }: LoadedSite['config']) {
  const { extensions } = vite?.options.resolve ?? {};
  return extensions === undefined ? {} : { resolve: { extensions } };
}
