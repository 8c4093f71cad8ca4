import Module from 'node:module';

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
 * @param parent file in whose place React is required, be it there or not
 */
export function requireReactFrom(root: string, parent: string): void {
  const resolution = Module as unknown as Resolution;
  const { _resolveFilename: resolve, _nodeModulePaths: pathsOf } = resolution;
  const here = Object.assign(new resolution(parent), { filename: parent, paths: pathsOf(root) });
  resolution._resolveFilename = (id, from, ...rest) =>
    resolve(id, OF_REACT.test(id) ? here : from, ...rest);
}
