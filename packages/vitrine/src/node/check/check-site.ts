import { findUnusedDemos, type SiteModules } from '../demo/find-unused.ts';
import { problem, sortProblems, type Problem } from '../base/errors.ts';
import { flattenPages } from '../nav/find.ts';
import type { PageEntry } from '../../shared/page.ts';
import { checkDemos } from './check-demos.ts';
import { checkLinks } from './check-links.ts';
import { findClosest } from '../base/closest-match.ts';
import type { PageMeta } from '../model/page-meta.ts';

/** What the checks need of a page. */
export type CheckedPage = Pick<
  PageMeta,
  'pathname' | 'layout' | 'anchors' | 'links' | 'source' | 'demos' | 'playgrounds'
>;

/** Everything the checks look at. */
export interface CheckInput {
  /** Every page there is, duplicates included, in the order they were found. */
  pages: CheckedPage[];
  /** The page tree. */
  entries: PageEntry[];
  /** From `collectDemoFiles`. */
  modules: SiteModules;
  /** URL paths of files served as they are, e.g. `/favicon.svg`. */
  publicFiles: ReadonlySet<string>;
  /** Old paths and where they lead. */
  redirects?: Record<string, string>;
  /** Links of the shell that the configuration names. */
  shellLinks?: string[];
  /** The file that problems of the page tree are reported for. */
  treeFile?: string;
}

/** Checks a site as a whole and returns every problem found, ordered by file and line. */
export function checkSite(input: CheckInput): Problem[] {
  const shown = new Set(
    input.pages.flatMap(({ demos, playgrounds }) => [
      ...demos.map(({ file }) => file),
      ...playgrounds.map(({ options }) => options),
    ]),
  );
  const problems = [
    ...checkPaths(input),
    ...checkTree(input),
    ...checkLinks(input),
    ...checkDemos(input),
    ...findUnusedDemos(input.modules, shown).map((file) =>
      problem('unused-demo', [file], { file, severity: 'warning' }),
    ),
  ];
  return sortProblems(problems);
}

function checkPaths({ pages }: CheckInput): Problem[] {
  const firsts = new Map<string, string>();
  return pages.flatMap(({ pathname, source: { file } }) => {
    const first = firsts.get(pathname);
    if (first !== undefined) return [problem('duplicate-path', [pathname, first], { file })];
    firsts.set(pathname, file);
    return [];
  });
}

function checkTree({ pages, entries, treeFile = '' }: CheckInput): Problem[] {
  const problems: Problem[] = [];
  const existing = new Set(pages.map(({ pathname }) => pathname));
  const named = new Set<string>();
  for (const { pathname } of flattenPages(entries)) {
    const at = { file: treeFile };
    if (named.has(pathname)) {
      problems.push(problem('duplicate-path', [pathname, 'an earlier entry of the page tree'], at));
    } else if (!existing.has(pathname)) {
      const closest = findClosest(pathname, existing);
      problems.push(problem('page-not-found', [pathname, closest], at));
    }
    named.add(pathname);
  }
  addGroups(entries, named);
  for (const { pathname, layout, source } of pages) {
    // Outside the shell a page has no place in the navigation, so it need not be in the tree.
    if (!named.has(pathname) && layout !== 'blank')
      problems.push(problem('page-outside-tree', [pathname], source));
  }
  return problems;
}

/** A group need not be a page, but a page may stand where a group is. */
function addGroups(entries: PageEntry[], named: Set<string>): void {
  for (const { pathname, children = [] } of entries) {
    named.add(pathname);
    addGroups(children, named);
  }
}
