import type { EditedFile } from './runner/edited-code.ts';

/** The target of an import: a file of the demo, a module of the site (`null`), or none. */
type ResolvedImport = { target: string | null } | { reason: string };

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.json'];
/** Names in a message: the others are listed below the editor. */
const NAMES = 8;

/**
 * Resolves an import of an edited file.
 * @param modules every module that the site provides
 */
export function resolveImport(
  specifier: string,
  { name: importer, links = {} }: Pick<EditedFile, 'name' | 'links'>,
  files: EditedFile[],
  modules: readonly string[],
): ResolvedImport {
  const link = links[specifier];
  if (link !== undefined) return { target: link };
  if (!/^\.\.?(?:\/|$)/.test(specifier)) {
    return modules.includes(specifier)
      ? { target: null }
      : { reason: describeMissing(specifier, modules) };
  }
  const names = files.map(({ name }) => name);
  const path = joinPath(importer, specifier.replace(/[?#].*$/, ''));
  // "./a.js" may stand for "./a.ts".
  const bases = [path, path.replace(/\.[cm]?jsx?$/, ''), `${path}/index`];
  const target = bases
    .flatMap((base) => EXTENSIONS.map((extension) => base + extension))
    .find((candidate) => names.includes(candidate));
  return target === undefined
    ? { reason: `There is no file “${specifier}”. The files of this demo are ${names.join(', ')}.` }
    : { target };
}

/** The path that a relative one means in a file, relative to the same folder as the file's own. */
function joinPath(importer: string, relative: string): string {
  const parts = importer.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** Says that a module is not provided, and which are: those of its package, or else the packages. */
function describeMissing(specifier: string, modules: readonly string[]): string {
  const name = packageOf(specifier);
  const groups = groupByPackage(modules);
  const group = groups.get(name);
  if (!group) {
    return `“${specifier}” cannot be imported here. This site provides modules of ${listNames([...groups.keys()])}.`;
  }
  return `“${specifier}” cannot be imported here. Of ${name}, this site provides ${listNames(nearest(specifier, group))}.`;
}

/** The modules of each package, e.g. `kit` → `kit`, `kit/button`. */
export function groupByPackage(modules: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const specifier of modules) {
    // A file of the site's, which demos import by another name.
    if (specifier.startsWith('/')) continue;
    const name = packageOf(specifier);
    groups.set(name, [...(groups.get(name) ?? []), specifier]);
  }
  return groups;
}

function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

/** Those first that begin with the same letters; among equals the order stays. */
function nearest(specifier: string, names: string[]): string[] {
  const common = (name: string) => {
    let count = 0;
    while (count < name.length && name[count]?.toLowerCase() === specifier[count]?.toLowerCase()) {
      count += 1;
    }
    return count;
  };
  return names.toSorted((a, b) => common(b) - common(a));
}

function listNames(names: string[]): string {
  const rest = names.length - NAMES;
  const shown = names.slice(0, NAMES).join(', ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}
