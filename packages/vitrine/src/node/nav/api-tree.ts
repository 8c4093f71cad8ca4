import type { PageEntry } from '../../shared/page.ts';
import type { ApiPackage } from '../model/site.ts';

/** Path of a component's page below the route of its package: `AppBar` → `/api/app-bar`. */
export function componentPath(route: string, name: string): string {
  return `${route}/${kebabCase(name)}`;
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
  return docs
    .map(({ name }) => ({ pathname: componentPath(config.route, name), title: name }))
    .sort((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1));
}

function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
