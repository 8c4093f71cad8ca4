import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import type { Config } from '../config/schema.js';
import { virtualModulesPlugin } from './virtual-modules.js';

/** Versions that `npm install` chose for the engine's own use of React must be the site's. */
const REACT = ['react', 'react-dom'];

/** What the bundles and the dev server share. */
export function baseConfig(root: string, config: Config, demoFiles: string[] | null): InlineConfig {
  return {
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), virtualModulesPlugin({ root, config, demoFiles })],
    resolve: { dedupe: REACT },
    worker: { format: 'es' },
  };
}
