import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import type { Config } from '../config/schema.js';
import { virtualModulesPlugin } from './virtual-modules.js';

/** The engine's sources: the browser's side is compiled by the site's Vite. */
export const ENGINE_SRC = path.resolve(fileURLToPath(import.meta.url), '../../../src');
export const CLIENT_ENTRY = path.join(ENGINE_SRC, 'client/entry.tsx');
export const SERVER_ENTRY = path.join(ENGINE_SRC, 'client/server-entry.tsx');

/** Versions that `npm install` chose for the engine's own use of React must be the site's. */
const REACT = ['react', 'react-dom'];

/** What the bundles and the dev server share. */
export function baseConfig(root: string, config: Config, demoFiles: string[] | null): InlineConfig {
  return {
    root,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react() as Plugin[], virtualModulesPlugin({ root, config, demoFiles })],
    resolve: { dedupe: REACT },
    worker: { format: 'es' },
  };
}
