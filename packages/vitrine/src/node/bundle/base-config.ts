import react from '@vitejs/plugin-react';
import { mergeConfig, type InlineConfig, type Plugin } from 'vite';
import { basePath } from '../base/addresses/base-path.ts';
import type { BundleConfig } from '../config/reach.ts';
import { ENGINE_DIST } from './entries.ts';
import { jsxInJavaScriptPlugin } from './site/jsx-in-javascript.ts';
import { mappedNamesPlugins } from './site/mapped-names.ts';
import { moduleAddressesPlugin } from './server/module-addresses.ts';
import { scopeResetsPlugin } from './site/styles/scope-resets.ts';
import { siteOptions } from './site/site-options.ts';
import { virtualModulesPlugin } from './virtual-modules.ts';

/** The engine must use the site's version of React, not another one that `npm install` found for it. */
const REACT = ['react', 'react-dom'];

/**
 * The first versions with popovers and `light-dark()`, which the shell is built on: widely available since
 * November 2026 (web-features "light-dark" and "popover"). Written as it is, not spelt out for older ones.
 */
const CSS_TARGET = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/**
 * Settings that the bundles and the dev server share.
 * @param plugins those of the site; Vite takes them in the order of what they say of themselves
 */
export function baseConfig(
  root: string,
  config: BundleConfig,
  demoFiles: string[] | null,
  plugins: Plugin[] = config.vite?.plugins ?? [],
): InlineConfig {
  const base = basePath(config);
  const own: InlineConfig = {
    root,
    base,
    configFile: false,
    envDir: false,
    // Addresses of its files get the base in styles; the build itself copies it.
    publicDir: base === '/' ? false : 'public',
    logLevel: 'warn',
    plugins: [
      ...plugins,
      ...mappedNamesPlugins(root),
      jsxInJavaScriptPlugin(),
      react(),
      moduleAddressesPlugin(),
      virtualModulesPlugin({ root, config, demoFiles }),
      scopeResetsPlugin(ENGINE_DIST),
    ],
    // As browsers do, a rule that nobody understands is passed over.
    css: { lightningcss: { errorRecovery: true } },
    build: { cssTarget: CSS_TARGET, copyPublicDir: false },
    resolve: { dedupe: REACT },
    worker: { format: 'es' },
    // As TypeScript reads it, and readers' own bundlers: whether a package.json says "type": "module" changes nothing.
    legacy: { inconsistentCjsInterop: true },
  };
  return mergeConfig(siteOptions(root, config.vite), own);
}
