import type { PageEntry } from '../../shared/page.ts';
import { nameToPathname } from '../base/addresses/page-paths.ts';
import type { ApiPackage } from '../model/site.ts';

/** A page of a package's reference: a component, or the parts of a compound one, or both. */
export interface ReferencePage<Doc> {
  /** `Dialog`, whether that is a component or the namespace of its parts. */
  name: string;
  pathname: string;
  /** The component of that name; `null` when there are only parts. */
  main: Doc | null;
  /** `Dialog.Root` and the like, in the order of the source. */
  parts: Doc[];
}

/** Name of the page that a component is on: what comes before the first dot. */
export function pageNameOf(component: string): string {
  return component.split('.', 1)[0]!;
}

/**
 * The pages of a package's components, below its route: `AppBar` → `/api/app-bar`, `Dialog.Root` with all
 * parts → `/api/dialog`. Its authors may export a `UrlField` beside a `URLField`; each has a page of its own.
 */
export function referencePages<Doc extends { name: string }>({
  config,
  docs,
}: {
  config: Pick<ApiPackage['config'], 'route'>;
  docs: readonly Doc[];
}): ReferencePage<Doc>[] {
  const groups = new Map<string, Doc[]>();
  for (const doc of docs) {
    const name = pageNameOf(doc.name);
    groups.set(name, [...(groups.get(name) ?? []), doc]);
  }
  const taken = new Set<string>();
  return [...groups].map(([name, group]) => {
    const path = `${config.route}/${nameToPathname(kebabCase(name))}`;
    let free = path;
    for (let count = 2; taken.has(free); count += 1) free = `${path}-${count}`;
    taken.add(free);
    return {
      name,
      pathname: free,
      main: group.find((doc) => doc.name === name) ?? null,
      parts: group.filter((doc) => doc.name !== name),
    };
  });
}

/** Paths of the pages of a package by the name of each. */
export function componentPaths(source: Package): Map<string, string> {
  return new Map(referencePages(source).map(({ name, pathname }) => [name, pathname]));
}

/** The facts of a package that its paths follow from. */
interface Package {
  config: Pick<ApiPackage['config'], 'route'>;
  docs: readonly { name: string }[];
}

/** Gives every entry at an API route that has no children one child per component. */
export function expandApiEntries(entries: PageEntry[], api: ApiPackage[]): PageEntry[] {
  return entries.map((entry) => {
    if (entry.children) return { ...entry, children: expandApiEntries(entry.children, api) };
    const source = api.find(({ config }) => config.route === entry.pathname);
    return source ? { ...entry, children: listComponents(source) } : entry;
  });
}

/** Alphabetical, hyphens ignored, so that `button` precedes `button-base` and `card` `card-actions`. */
function listComponents({ config, docs }: ApiPackage): PageEntry[] {
  return [...componentPaths({ config, docs })]
    .map(([title, pathname]) => ({ pathname, title }))
    .sort((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1));
}

function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
