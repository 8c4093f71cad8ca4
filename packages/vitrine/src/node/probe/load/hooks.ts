/**
 * What differs where the program loads modules: style sheets and pictures, which are a bundler's, are noted and empty, and
 * React is the project's, whoever imports it. What is linked from the repository, and what that is made of, would find one
 * of its own, whose hooks nobody answers.
 */
import Module, { register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentOf, type Require } from './project-react.ts';

export const OF_REACT = /^react(?:-dom)?(?:\/|$)/;
export const ASSET = /\.(?:css|s[ac]ss|less|svg|png|jpe?g|gif|webp|woff2?)(?:\?.*)?$/;
/** Stands before what is imported as the project does, whichever module does it. */
export const OF_PROJECT = 'probe:';

/** Parts of `node:module` that nobody has types for. */
interface Internals {
  new (id: string): object;
  _nodeModulePaths: (dir: string) => string[];
  _resolveFilename: (id: string, parent: unknown, ...rest: unknown[]) => string;
}

/** Makes the loaders of Node load so. Returns the files, or the addresses, of what is noted, in the order in which it is found. */
export function hookLoaders(root: string, { extensions }: Require): Set<string> {
  const assets = new Set<string>();
  for (const end of ['.css', '.scss', '.less', '.svg', '.png']) {
    extensions[end] = (_, file) => void assets.add(file);
  }
  const parent = parentOf(root);
  const Node = Module as unknown as Internals;
  const here = Object.assign(new Node(parent), {
    ...{ filename: parent, paths: Node._nodeModulePaths(root) },
  });
  const resolve = Node._resolveFilename;
  Node._resolveFilename = (id, from, ...rest) =>
    resolve(id, OF_REACT.test(id) ? here : from, ...rest);
  const noteAsset = (url: string) =>
    void assets.add(url.startsWith('file:') ? fileURLToPath(url) : url);
  Object.assign(globalThis, { noteAsset });
  register(hooksModule(pathToFileURL(parent).href));
  return assets;
}

/** The hooks of modules, which Node runs in a thread of their own. */
const hooksModule = (parent: string) =>
  `data:text/javascript,${encodeURIComponent(`
    export const load = (url, context, next) => ${String(ASSET)}.test(url)
      ? { format: 'module', source: 'noteAsset(' + JSON.stringify(url) + ');export default {}', shortCircuit: true }
      : next(url, context);
    export const resolve = (id, context, next) => next(
      id.replace(/^${OF_PROJECT}/, ''),
      /^${OF_PROJECT}/.test(id) || ${String(OF_REACT)}.test(id) ? { ...context, parentURL: ${JSON.stringify(parent)} } : context,
    );
  `)}`;
