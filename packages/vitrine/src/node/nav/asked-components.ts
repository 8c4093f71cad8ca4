import type { PageMeta } from '../model/page-meta.ts';

/**
 * The components that playgrounds of some pages name of each package: by its name, which is empty where they name none,
 * those of components, each once and sorted.
 */
export function listAsked(
  pages: readonly Pick<PageMeta, 'playgrounds'>[],
): ReadonlyMap<string, readonly string[]> {
  const asked = new Map<string, Set<string>>();
  for (const { package: name, component } of pages.flatMap(({ playgrounds }) => playgrounds))
    asked.set(name, (asked.get(name) ?? new Set()).add(component));
  return new Map([...asked].map(([name, components]) => [name, [...components].sort()]));
}
