import Module from 'node:module';
import path from 'node:path';

/** What is React, or a part of it, as it is imported. */
export const OF_REACT = /^react(?:-dom)?(?:\/|$)/;

/** Node's resolution of what is required, which has no public name. */
interface Resolution {
  new (id: string): object;
  _nodeModulePaths: (dir: string) => string[];
  _resolveFilename: (id: string, parent: unknown, ...rest: unknown[]) => string;
}

/**
 * Has all that is required in this process find the React of a project. Hooks of modules do not change where something is
 * required from.
 */
export function requireReactFrom(root: string): void {
  const resolution = Module as unknown as Resolution;
  const { _resolveFilename: resolve, _nodeModulePaths: pathsOf } = resolution;
  // Be it there or not.
  const parent = path.join(root, 'index.js');
  const here = Object.assign(new resolution(parent), { filename: parent, paths: pathsOf(root) });
  resolution._resolveFilename = (id, from, ...rest) =>
    resolve(id, OF_REACT.test(id) ? here : from, ...rest);
}
