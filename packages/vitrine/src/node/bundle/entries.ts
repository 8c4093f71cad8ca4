import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The engine's sources: the browser's side is compiled by the site's Vite. */
export const ENGINE_SRC = path.resolve(fileURLToPath(import.meta.url), '../../../../src');
export const CLIENT_ENTRY = path.join(ENGINE_SRC, 'browser/entry.tsx');
export const DEMOS_CLIENT = path.join(ENGINE_SRC, 'browser/demo/live/mount-demos.ts');
export const IFRAME_ENTRY = path.join(ENGINE_SRC, 'browser/demo/live/iframe-entry.ts');
export const RUNNER_ENTRY = path.join(ENGINE_SRC, 'browser/editor/runner/runner-entry.ts');
export const SERVER_ENTRY = path.join(ENGINE_SRC, 'browser/server-entry.tsx');
/** The same in one file, made with the engine (`scripts/build-engine.mjs`). */
export const DEV_SERVER_ENTRY = path.resolve(ENGINE_SRC, '../dist/dev/server-entry.js');

/** Entry of the browser's side of the adapter: what only the server needs is left out of its bundle. */
export const ADAPTER_CLIENT = 'virtual:vitrine/adapter-client';
/** The modules that edited demos may import. */
export const RUNNER_MODULES = 'virtual:vitrine/runner-modules';
