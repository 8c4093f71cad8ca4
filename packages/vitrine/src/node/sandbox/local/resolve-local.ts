import path from 'node:path';
import { upwards } from '../../base/folders.ts';
import type { ResolverFactory } from 'rolldown/experimental';
import { ENDINGS, findImported } from '../../base/code/find-module.ts';
import { findPackage, isInstalled } from '../../base/packages/find-package.ts';
import { readPackage, type PackageManifest } from '../../base/packages/manifest.ts';
import type { SiteVite } from '../../config/vite/options.ts';
import { packageName } from './dependencies.ts';
import { openResolver } from './open-resolver.ts';

/**
 * The file that an import by another name than a path means: by an alias of the site's bundler, or by `paths` of the
 * nearest `tsconfig.json`. Relative to the site's root; `null` for a package.
 */
export interface ResolveLocal {
  (specifier: string, importer: string): string | null;
  /** Packages that an alias leads to the source of, by name, as they were met. */
  own?: ReadonlyMap<string, PackageManifest>;
}

/** @param vite what the site tells its bundler */
export function createLocalResolver(root: string, vite?: SiteVite): ResolveLocal {
  const aliases = listAliases(vite);
  const known = new Map<string, string | null>();
  const own = new Map<string, PackageManifest>();
  // Of some packages the manifest is long, and most files import the same ones.
  const found = new Map<string, boolean>();
  const isPackage = (name: string) => {
    const isThere = found.get(name) ?? findPackage(root, name) !== null;
    found.set(name, isThere);
    return isThere;
  };
  let paths: ResolverFactory | undefined;
  const find = (specifier: string, importer: string): string | null => {
    const named = applyAlias(specifier, aliases);
    if (path.isAbsolute(named)) return findImported(named);
    const name = packageName(named);
    if (name !== null && isPackage(name)) return null;
    // Most imports are relative, or of an installed package.
    paths ??= openResolver({ extensions: ENDINGS, tsconfig: 'auto', symlinks: false });
    const file = paths.resolveFileSync(path.join(root, importer), named).path;
    return file === undefined || isInstalled(file) ? null : file;
  };
  const resolve = (specifier: string, importer: string) => {
    if (/^(?:\.|[a-z][\w+.-]*:|#)/i.test(specifier)) return null;
    const key = `${path.posix.dirname(importer)}\n${specifier}`;
    let target = known.get(key);
    // Stryker disable next-line ConditionalExpression: to look again is for nothing
    if (target === undefined) {
      const file = find(specifier.replace(/[?#].*/s, ''), importer);
      const manifest = file === null ? null : manifestOf(file);
      const isOwn = manifest !== null && packageName(specifier) === manifest.name;
      if (isOwn) own.set(manifest.name!, manifest);
      target = file === null || isOwn ? null : path.relative(root, file).replaceAll('\\', '/');
      known.set(key, target);
    }
    return target;
  };
  return Object.assign(resolve, { own });
}

interface Alias {
  find: string | RegExp;
  replacement: string;
}

function listAliases(vite: SiteVite | undefined): Alias[] {
  const alias = vite?.options.resolve?.alias ?? {};
  if (Array.isArray(alias)) return alias as Alias[];
  return Object.entries(alias as Record<string, string>).map(([find, replacement]) => ({
    find,
    replacement,
  }));
}

/** As Vite does: the first that fits, once. */
function applyAlias(specifier: string, aliases: readonly Alias[]): string {
  for (const { find, replacement } of aliases) {
    const fits =
      typeof find === 'string'
        ? specifier === find || specifier.startsWith(find.endsWith('/') ? find : `${find}/`)
        : find.test(specifier);
    if (fits) return specifier.replace(find, replacement);
  }
  return specifier;
}

/** The manifest of the package that a file is a part of: the nearest with a name. */
function manifestOf(file: string): PackageManifest | null {
  for (const dir of upwards(path.dirname(file))) {
    const manifest = readPackage(dir)?.manifest;
    if (manifest?.name !== undefined) return manifest;
  }
  return null;
}
