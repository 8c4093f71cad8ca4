import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The compiled engine; the site's Vite bundles the modules of the browser's side. */
export const ENGINE_DIST = path.resolve(fileURLToPath(import.meta.url), '../../../../dist');
export const CLIENT_ENTRY = path.join(ENGINE_DIST, 'browser/entry.js');
export const DEMOS_CLIENT = path.join(ENGINE_DIST, 'browser/demo/live/mount-demos.js');
export const IFRAME_ENTRY = path.join(ENGINE_DIST, 'browser/demo/live/iframe-entry.js');
export const RUNNER_ENTRY = path.join(ENGINE_DIST, 'browser/editor/runner/runner-entry.js');
export const SERVER_ENTRY = path.join(ENGINE_DIST, 'browser/server-entry.js');
/** The same in few files, made with the engine (`scripts/build-engine.mjs`); the second has no code of the site. */
export const DEV_SERVER_ENTRY = path.resolve(ENGINE_DIST, 'dev/server-entry.js');
export const DEV_SHELL_ENTRY = path.resolve(ENGINE_DIST, 'dev/shell-entry.js');

/** Entry of the browser's side of the adapter: what only the server needs is left out of its bundle. */
export const ADAPTER_CLIENT = 'virtual:vitrine/adapter-client';
/** The modules that edited demos may import. */
export const RUNNER_MODULES = 'virtual:vitrine/runner-modules';
