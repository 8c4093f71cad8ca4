import { CONFIG_FILE } from '../base/folders.ts';
import { problem, type Problem } from '../base/errors.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';
import { pageNameOf } from '../nav/api-tree.ts';
import { createNaming, isMeaning } from '../nav/component-names.ts';
import type { DocKind } from '../model/component-doc.ts';
import type { PageMeta } from '../model/page-meta.ts';

/** The facts of a documented package that the checks need. */
interface CheckedPackage {
  config: {
    package: string;
    route: string;
    name?: string | undefined;
    group?: string | undefined;
    notShown: Record<string, string>;
  };
  docs: { kind?: DocKind; name: string; aliases: string[] }[];
}

type CheckedPage = Pick<PageMeta, 'kind' | 'pathname' | 'components' | 'package' | 'source'>;

/** Names of the components that each page shows, by package. */
type Shown = Map<CheckedPackage, Map<string, CheckedPage>>;

/** The entry of `notShown` that stands for every component. */
const ALL = '*';

/**
 * Compares what pages list under `components` with the documented packages: unknown names, and components
 * that no page shows. Without API pages a page may list any name.
 */
export function checkComponents(api: CheckedPackage[], pages: CheckedPage[]): Problem[] {
  if (api.length === 0) return [];
  const shown: Shown = new Map(api.map((source) => [source, new Map<string, CheckedPage>()]));
  const written = pages.filter(({ kind }) => kind === 'markdown');
  const unknown = findUnknown(api, written, shown);
  return [
    ...unknown,
    ...api.flatMap((each) => [
      ...findNotShown(each, shown.get(each)!),
      ...checkExceptions(each, shown.get(each)!),
    ]),
  ];
}

type CheckedDoc = CheckedPackage['docs'][number];

/** Names that a page may call a component by: its own, others of the same, and that of the whole it is a part of. */
function namesOf({ name, aliases }: CheckedDoc): string[] {
  return [name, ...aliases, pageNameOf(name)];
}

/** What a name means is added to `shown`. */
function findUnknown(api: CheckedPackage[], pages: CheckedPage[], shown: Shown): Problem[] {
  const find = createNaming(api);
  return pages.flatMap((page) =>
    page.components.flatMap((written) => {
      const found = find(written, page);
      if (!isMeaning(found)) return [{ ...found, file: page.source.file, line: 1 }];
      const names = shown.get(found.source)!;
      if (!names.has(found.name)) names.set(found.name, page);
      return [];
    }),
  );
}

/** One warning for a whole package: a new site would drown in one for each component. */
function findNotShown(
  { config, docs }: CheckedPackage,
  shown: ReadonlyMap<string, CheckedPage>,
): Problem[] {
  const isShown = (doc: CheckedDoc) => namesOf(doc).some((name) => shown.has(name));
  // A site may have API pages only: then no component is missing.
  if (ALL in config.notShown || !docs.some(isShown)) return [];
  const isExcepted = (doc: CheckedDoc) => namesOf(doc).some((name) => name in config.notShown);
  const missing = docs
    .filter((doc) => (doc.kind ?? 'component') === 'component' && !isShown(doc) && !isExcepted(doc))
    .map(({ name }) => name);
  if (missing.length === 0) return [];
  return [
    problem('component-not-shown', [config.package, missing.join(', ')], {
      file: CONFIG_FILE,
      severity: 'warning',
    }),
  ];
}

/** Reports entries of `notShown` that are out of date: they would hide a component that is forgotten later. */
function checkExceptions(
  { config, docs }: CheckedPackage,
  shown: ReadonlyMap<string, CheckedPage>,
): Problem[] {
  const names = docs.flatMap(namesOf);
  return Object.keys(config.notShown).flatMap((name) => {
    if (name === ALL) return [];
    if (!names.includes(name)) {
      const closest = findClosest(name, names);
      return [problem('unknown-component', [name, config.package, closest], { file: CONFIG_FILE })];
    }
    const page = shown.get(name);
    if (page === undefined) return [];
    return [
      problem('component-shown', [name, page.source.file], {
        file: CONFIG_FILE,
        severity: 'warning',
      }),
    ];
  });
}
