import type { PageEntry } from '../../shared/page.ts';
import { nameToPathname } from '../base/addresses/page-paths.ts';
import type { ApiPackage } from '../model/site.ts';

/**
 * Paths of the pages of a package's components, below its route: `AppBar` → `/api/app-bar`. Its authors may
 * export a `UrlField` beside a `URLField`; each has a page of its own.
 */
export function componentPaths({ config, docs }: Package): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    docs.map(({ name }) => {
      const path = `${config.route}/${nameToPathname(kebabCase(name))}`;
      let free = path;
      for (let count = 2; taken.has(free); count += 1) free = `${path}-${count}`;
      taken.add(free);
      return [name, free];
    }),
  );
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
