import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { findPackage, typesPackageOf } from '../../base/packages/find-package.ts';
import { readPackage, type InstalledPackage } from '../../base/packages/manifest.ts';
import { sortKeys } from '../../base/sort-keys.ts';

/** Packages by name, with their exact versions, in alphabetical order. */
export interface Dependencies {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Packages that the index file of every project imports. */
const ALWAYS = ['react', 'react-dom'];
/**
 * Build tools of a project. The Vite that builds the site is none of them: Rolldown, a part of it since
 * version 8, does not start in StackBlitz (stackblitz/webcontainer-core#2141, #2167).
 */
const TOOLS = { '@vitejs/plugin-react': '5.1.4', vite: '7.3.8' };
/** Part of a project that is type-checked, where the site has it installed. */
const COMPILER = 'typescript';

/**
 * Finds what a project needs of packages.
 * @param specifiers import specifiers of packages, e.g. `@kit/core/button`
 * @param typed whether the project is type-checked, and so needs declarations
 */
export type ResolveDependencies = (specifiers: Iterable<string>, typed: boolean) => Dependencies;

/**
 * The packages that a project imports and, through any number of packages, the peers of these. A peer
 * that a package calls optional counts when it is installed, as it then is what the demo was seen with.
 * Versions are those installed. Of a package that is installed more than once, the one that the site
 * itself imports or declares wins: a project has room for one, and a peer is whatever its user brings.
 * Each package is read once.
 */
export function createDependencyResolver(root: string): ResolveDependencies {
  const known = new Map<string, InstalledPackage | null>();
  const find = (from: string, name: string) => {
    const key = `${from}\n${name}`;
    const found = known.get(key) ?? (known.has(key) ? null : findPackage(from, name));
    known.set(key, found);
    return found;
  };
  const declared = declaredBy(root);
  const resolve = (imported: Set<string>, typed: boolean): Dependencies => {
    const needed = new Map<string, string>();
    const development = new Map<string, string>(Object.entries(TOOLS));
    // In width, because what is imported decides before the peers of anything.
    const queue = [...new Set([...ALWAYS, ...imported])].map((name) => ({ name, from: root }));
    for (const { name, from } of queue) {
      if (needed.has(name)) continue;
      const near = declared.has(name) ? root : from;
      const found = find(near, name) ?? find(root, name) ?? find(from, name);
      if (typed && !(found && hasTypes(found))) {
        const types = find(root, typesPackageOf(name));
        if (types) development.set(typesPackageOf(name), versionOf(typesPackageOf(name), types));
      }
      // Not installed: imported for its types alone, or an optional peer.
      if (!found) continue;
      needed.set(name, versionOf(name, found));
      const peers = Object.keys(found.manifest.peerDependencies ?? {});
      queue.push(
        ...peers
          .filter((peer) => !peer.startsWith('@types/'))
          .map((peer) => ({ name: peer, from: found.dir })),
      );
    }
    const compiler = typed ? find(root, COMPILER) : null;
    if (compiler) development.set(COMPILER, versionOf(COMPILER, compiler));
    return {
      dependencies: sortKeys(Object.fromEntries(needed)),
      devDependencies: sortKeys(Object.fromEntries(development)),
    };
  };
  // Most demos of a site import the same few packages.
  const resolved = new Map<string, Dependencies>();
  return (specifiers, typed) => {
    const imported = new Set([...specifiers].flatMap((specifier) => packageName(specifier) ?? []));
    const key = JSON.stringify([typed, ...imported]);
    const found = resolved.get(key) ?? resolve(imported, typed);
    resolved.set(key, found);
    return found;
  };
}

/** Names of the packages that the site's own package.json asks for. */
function declaredBy(root: string): Set<string> {
  const { dependencies, devDependencies } = readPackage(root)?.manifest ?? {};
  return new Set(Object.keys({ ...dependencies, ...devDependencies }));
}

/** The package that a specifier names; `null` for anything but a package, e.g. `./a` or `node:fs`. */
export function packageName(specifier: string): string | null {
  if (isBuiltin(specifier)) return null;
  return /^(?:@[^/\s]+\/)?[^@./#\s:][^/\s:?#]*(?=$|[/?])/.exec(specifier)?.[0] ?? null;
}

/** A package may be installed under another name than its own. */
function versionOf(name: string, found: InstalledPackage): string {
  return found.name === name ? found.version : `npm:${found.name}@${found.version}`;
}

function hasTypes({ dir, manifest }: InstalledPackage): boolean {
  const { types, typings, exports } = manifest;
  return (
    (types ?? typings) !== undefined ||
    JSON.stringify(exports ?? {}).includes('"types"') ||
    existsSync(path.join(dir, 'index.d.ts'))
  );
}
