import { fileURLToPath } from 'node:url';
import { createPackageLookup } from '../base/packages/find-package.ts';

type Namespace = Record<string, unknown>;

const packageOf = createPackageLookup();

/**
 * What Node imported from a package, with names that CommonJS gives its exports as it runs: Node finds those that it reads in the
 * text, the bundler of a build all. Each is read where it is used: getters may load something. The default is the one that
 * modules compiled to CommonJS have, as in builds.
 * @param file address of the module
 */
export function withAllNames(module: Namespace, file: string): Namespace {
  const { default: whole } = module;
  const holds = (typeof whole === 'object' && whole !== null) || typeof whole === 'function';
  if (!holds || /\.mjs(\?|$)/.test(file)) return module;
  const more = Object.keys(whole).filter((name) => !(name in module));
  const isNested = hasNestedDefault(whole, file);
  if (more.length === 0 && !isNested) return module;
  const all = {};
  const add = (from: object, name: string) =>
    Object.defineProperty(all, name, {
      enumerable: true,
      get: () => (from as Namespace)[name],
    });
  for (const name of Object.keys(module))
    add(isNested && name === 'default' ? whole : module, name);
  for (const name of more) add(whole, name);
  return all;
}

function hasNestedDefault(whole: object, file: string): boolean {
  if (!('__esModule' in whole && 'default' in whole) || !file.startsWith('file:')) return false;
  const owner = packageOf(fileURLToPath(file));
  return owner !== null && (owner.manifest.type !== 'module' || /\.cjs(\?|$)/.test(file));
}
