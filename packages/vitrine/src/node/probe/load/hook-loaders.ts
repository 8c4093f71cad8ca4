import Module, { register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { requireReactFrom } from '../../base/code/require-react.ts';
import { makeHooks, type Hooks } from './hooks.ts';
import { parentOf, type Require } from './project-react.ts';

/** What older versions have not. */
const { registerHooks } = Module as { registerHooks?: (hooks: Hooks) => void };

/**
 * Makes Node load as `hooks.ts` says, be it what is imported or what is required.
 * @param thread address of the module whose hooks Node takes where it runs them in a thread
 * @returns files, or addresses, of the assets that are noted, in the order in which they are found
 */
export function hookLoaders(root: string, { extensions }: Require, thread: string): Set<string> {
  const assets = new Set<string>();
  for (const end of ['.css', '.scss', '.less', '.svg', '.png']) {
    extensions[end] = (_, file) => void assets.add(file);
  }
  requireReactFrom(root);
  const noteAsset = (url: string) =>
    void assets.add(url.startsWith('file:') ? fileURLToPath(url) : url);
  Object.assign(globalThis, { noteAsset });
  const address = pathToFileURL(parentOf(root)).href;
  // A thread takes longer to start than most libraries to load.
  if (registerHooks) registerHooks(makeHooks(address));
  else register(thread, { data: address });
  return assets;
}
