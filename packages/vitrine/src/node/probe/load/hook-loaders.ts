import Module, { register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeHooks, OF_REACT, type Hooks } from './hooks.ts';
import { parentOf, type Require } from './project-react.ts';

/** Parts of `node:module` that have no types, or that older versions have not. */
interface Internals {
  new (id: string): object;
  _nodeModulePaths: (dir: string) => string[];
  _resolveFilename: (id: string, parent: unknown, ...rest: unknown[]) => string;
  registerHooks?: (hooks: Hooks) => void;
}
const Node = Module as unknown as Internals;

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
  const parent = parentOf(root);
  const here = Object.assign(new Node(parent), {
    ...{ filename: parent, paths: Node._nodeModulePaths(root) },
  });
  const resolve = Node._resolveFilename;
  Node._resolveFilename = (id, from, ...rest) =>
    resolve(id, OF_REACT.test(id) ? here : from, ...rest);
  const noteAsset = (url: string) =>
    void assets.add(url.startsWith('file:') ? fileURLToPath(url) : url);
  Object.assign(globalThis, { noteAsset });
  const address = pathToFileURL(parent).href;
  // A thread takes longer to start than most libraries to load.
  if (Node.registerHooks) Node.registerHooks(makeHooks(address));
  else register(thread, { data: address });
  return assets;
}
