import { findClosest } from '../../shared/tools/closest-match.ts';
import { problem, type Problem } from '../base/errors.ts';
import { pageNameOf } from './api-tree.ts';

/** A documented package as far as names of components go. */
export interface NamedPackage {
  config: { package: string; route: string; name?: string | undefined; group?: string | undefined };
  docs: readonly { name: string; aliases: readonly string[] }[];
}

/** A page that names components. */
export interface NamingPage {
  pathname: string;
  /** Package that its header names. */
  package?: string | undefined;
}

/** What a page means by the name of a component. */
export interface Meaning<Source> {
  source: Source;
  /** The name without that of its package. */
  name: string;
}

/**
 * Makes a function that says which package's component a page means by a name: the one that is named before a colon, or by
 * the page's header, or to whose group the page belongs; else the only one that has it. A problem where that is none.
 */
export function createNaming<Source extends NamedPackage>(
  api: readonly Source[],
): (written: string, page: NamingPage) => Meaning<Source> | Problem {
  const known = new Map(api.map((source) => [source, namesOf(source)]));
  const has = (source: Source | undefined, name: string) =>
    source !== undefined && known.get(source)!.has(name);
  return (written, page) => {
    const [prefix, name] = splitComponent(written);
    const named = prefix === '' ? page.package : prefix;
    const own = named === undefined ? undefined : findSource(api, named);
    if (named !== undefined && !own)
      return problem('undocumented-package', [named, findClosest(named, labelsOf(api))]);
    if (prefix !== '') return has(own, name) ? { source: own!, name } : unknown(name, [own!]);
    const preferred = [own, findGroup(api, page.pathname)].find((source) => has(source, name));
    if (preferred) return { source: preferred, name };
    const [first, ...others] = api.filter((source) => has(source, name));
    if (!first) return unknown(name, api);
    if (others.length === 0) return { source: first, name };
    const packages = [first, ...others].map(({ config }) => config.package).join(', ');
    return problem('ambiguous-component', [name, packages]);
  };
}

/** `labs:Button` → `labs` and `Button`; the first is empty where no package is named. */
export function splitComponent(written: string): [prefix: string, name: string] {
  const at = written.lastIndexOf(':');
  return [written.slice(0, Math.max(0, at)), written.slice(at + 1)];
}

/** The package of a name, its own or the short one that the site gives it. */
export function findSource<Source extends Pick<NamedPackage, 'config'>>(
  api: readonly Source[],
  name: string,
): Source | undefined {
  return (
    api.find(({ config }) => config.package === name) ??
    api.find(({ config }) => config.name === name)
  );
}

/** Tells what a name means from the reason why it means nothing. */
export function isMeaning<Source>(found: Meaning<Source> | Problem): found is Meaning<Source> {
  return 'source' in found;
}

/** The pages that show components of each package, with the names that these have in it. */
export function listShown<
  Source extends NamedPackage,
  Page extends NamingPage & { components: readonly string[] },
>(api: readonly Source[], pages: readonly Page[]): Map<Source, Page[]> {
  const shown = new Map(api.map((source) => [source, [] as Page[]]));
  const find = createNaming(api);
  for (const page of pages) {
    const byPackage = new Map<Source, string[]>();
    for (const written of page.components) {
      const found = find(written, page);
      // The check tells of a name that means nothing.
      if (!isMeaning(found)) continue;
      byPackage.set(found.source, [...(byPackage.get(found.source) ?? []), found.name]);
    }
    for (const [source, components] of byPackage) shown.get(source)!.push({ ...page, components });
  }
  return shown;
}

/** The package to whose group a page belongs: the one with the longest path, none where two have it. */
function findGroup<Source extends NamedPackage>(
  api: readonly Source[],
  pathname: string,
): Source | undefined {
  const around = api
    .map((source) => ({ source, group: groupOf(source) }))
    .filter(({ group }) => `${pathname}/`.startsWith(group === '/' ? '/' : `${group}/`));
  const longest = Math.max(...around.map(({ group }) => group.length));
  const [first, ...others] = around.filter(({ group }) => group.length === longest);
  return others.length === 0 ? first?.source : undefined;
}

function groupOf({ config: { group, route } }: NamedPackage): string {
  return group ?? (route.slice(0, route.lastIndexOf('/')) || '/');
}

/** Its own names, others of the same, and those of the wholes that parts belong to. */
function namesOf({ docs }: NamedPackage): Set<string> {
  return new Set(docs.flatMap(({ name, aliases }) => [name, ...aliases, pageNameOf(name)]));
}

function unknown(name: string, api: readonly NamedPackage[]): Problem {
  const names = new Set(api.flatMap((source) => [...namesOf(source)]));
  const packages = api.map(({ config }) => config.package).join(', ');
  return problem('unknown-component', [name, packages, findClosest(name, names)]);
}

function labelsOf(api: readonly NamedPackage[]): string[] {
  return api.flatMap(({ config }) => [config.package, ...(config.name ? [config.name] : [])]);
}
