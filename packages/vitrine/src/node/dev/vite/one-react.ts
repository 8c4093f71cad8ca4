import Module, { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { OF_REACT, requireReactFrom } from '../../base/code/require-react.ts';
import { findPackage, isInstalled, tryFindPackage } from '../../base/packages/find-package.ts';
import { tryReadPackage } from '../../base/packages/manifest.ts';

type Resolve = (
  id: string,
  context: { parentURL?: string | undefined },
  next: (id: string, context: object) => unknown,
) => unknown;

/**
 * Lets all that Node loads in this process have the React of a site where a linked package has another beside it: what such
 * a package is made of would find that one, whose hooks nobody answers. Bundlers take the site's.
 * @returns whether there is another
 */
export function shareReact(root: string, documented: readonly string[]): boolean {
  const react = tryFindPackage(root, 'react')?.dir;
  const own = tryReadPackage(root)?.manifest ?? {};
  const names = [...documented, ...Object.keys({ ...own.devDependencies, ...own.dependencies })];
  const hasOther = names.some((name) => {
    const dir = tryFindPackage(root, name)?.dir;
    if (dir === undefined || isInstalled(dir)) return false;
    const other = findPackage(dir, 'react')?.dir;
    return other !== undefined && other !== react;
  });
  if (!hasOther || react === undefined) return false;
  const parentURL = pathToFileURL(path.join(root, 'index.js')).href;
  requireReactFrom(root);
  // Of what is imported.
  const { registerHooks } = Module as { registerHooks?: (hooks: { resolve: Resolve }) => void };
  if (registerHooks) {
    registerHooks({
      resolve: (id, context, next) =>
        next(id, OF_REACT.test(id) ? { ...context, parentURL } : context),
    });
    return true;
  }
  const hook = `export const resolve = (id, context, next) => next(id, ${OF_REACT}.test(id) ? { ...context, parentURL: ${JSON.stringify(parentURL)} } : context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
  return true;
}
