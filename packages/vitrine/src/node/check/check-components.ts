import { CONFIG_FILE } from '../config/load-config.ts';
import { problem, type Problem } from '../base/errors.ts';
import { findClosest } from '../base/closest-match.ts';
import type { PageMeta } from '../model/page-meta.ts';

/** What the checks need of a documented package. */
interface CheckedPackage {
  config: { package: string; notShown: Record<string, string> };
  docs: { name: string }[];
}

type CheckedPage = Pick<PageMeta, 'kind' | 'components' | 'source'>;

/** The entry of `notShown` that stands for every component. */
const ALL = '*';

/**
 * Holds what pages list under `components` against the documented packages: names that there are not, and
 * components that no page shows. Without API pages a page may list any.
 */
export function checkComponents(api: CheckedPackage[], pages: CheckedPage[]): Problem[] {
  if (api.length === 0) return [];
  const written = pages.filter(({ kind }) => kind === 'markdown');
  return [
    ...findUnknown(api, written),
    ...api.flatMap((each) => [...findNotShown(each, written), ...checkExceptions(each, written)]),
  ];
}

function findUnknown(api: CheckedPackage[], pages: CheckedPage[]): Problem[] {
  const known = new Set(api.flatMap(({ docs }) => docs.map(({ name }) => name)));
  const packages = api.map(({ config }) => config.package).join(', ');
  return pages.flatMap(({ components, source: { file } }) =>
    components
      .filter((name) => !known.has(name))
      .map((name) =>
        problem('unknown-component', [name, packages, findClosest(name, known)], { file, line: 1 }),
      ),
  );
}

/** One warning for a whole package: a site that is being begun would drown in one for each component. */
function findNotShown({ config, docs }: CheckedPackage, pages: CheckedPage[]): Problem[] {
  const shown = new Set(pages.flatMap(({ components }) => components));
  const names = docs.map(({ name }) => name);
  // Where no page is about components there is nothing to complete: the API pages are all there is.
  if (ALL in config.notShown || !names.some((name) => shown.has(name))) return [];
  const missing = names.filter((name) => !shown.has(name) && !(name in config.notShown));
  if (missing.length === 0) return [];
  return [
    problem('component-not-shown', [config.package, missing.join(', ')], {
      file: CONFIG_FILE,
      severity: 'warning',
    }),
  ];
}

/** An exception that is none, or names nothing, would hide the next component that is forgotten. */
function checkExceptions({ config, docs }: CheckedPackage, pages: CheckedPage[]): Problem[] {
  const names = docs.map(({ name }) => name);
  return Object.keys(config.notShown).flatMap((name) => {
    if (name === ALL) return [];
    if (!names.includes(name)) {
      const closest = findClosest(name, names);
      return [problem('unknown-component', [name, config.package, closest], { file: CONFIG_FILE })];
    }
    const page = pages.find(({ components }) => components.includes(name));
    if (page === undefined) return [];
    return [
      problem('component-shown', [name, page.source.file], {
        file: CONFIG_FILE,
        severity: 'warning',
      }),
    ];
  });
}
