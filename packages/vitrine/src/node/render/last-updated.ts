import { componentPaths } from '../nav/api-tree.ts';
import type { LoadedSite } from '../model/site.ts';
import type { PageMeta } from '../model/page-meta.ts';

/** The age of a page. */
export type LastUpdated =
  /** When its source or one of its demos was last committed: ISO date and time in UTC. */
  | { date: string }
  /** The package that an API page was read from. */
  | { package: string; version: string };

/**
 * Prepares the dates of pages; `null` where nothing is known, and everywhere when the site does not want
 * them.
 * @param dates of the files of the content, by path relative to the site's root
 */
export function createLastUpdated(
  { api, config }: Pick<LoadedSite, 'api' | 'config'>,
  dates: ReadonlyMap<string, string>,
): (page: Pick<PageMeta, 'pathname' | 'kind' | 'source' | 'demos'>) => LastUpdated | null {
  const packages = new Map<string, LastUpdated>();
  for (const source of config.lastUpdated ? api : []) {
    const {
      config: { package: name },
      version,
    } = source;
    for (const path of componentPaths(source).values())
      packages.set(path, { package: name, version });
  }
  return ({ kind, pathname, source, demos }) => {
    if (kind === 'api') return packages.get(pathname) ?? null;
    const files = [source.file, ...demos.map(({ file }) => file)];
    // ISO dates of one time zone sort as text.
    const date = files
      .flatMap((file) => dates.get(file) ?? [])
      .sort()
      .at(-1);
    // A page that is not committed yet is not as old as its demos.
    return date === undefined || !dates.has(source.file) ? null : { date };
  };
}
