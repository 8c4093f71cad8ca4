import type { PageEntry } from '../../shared/page.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';
import { problem, sortProblems, type Problem } from '../base/errors.ts';
import { CONFIG_FILE } from '../base/folders.ts';
import { findUnusedDemos } from '../demo/find-unused.ts';
import { flattenPages } from '../nav/find.ts';
import { checkDemos } from './check-demos.ts';
import type { CheckInput } from './check-input.ts';
import { checkLinks } from './check-links.ts';
import { checkPaths } from './check-paths.ts';
import { decodePath } from '../base/addresses/page-paths.ts';

/** The problems of pages, tree, links and demos as they stand to each other, ordered by file and line. */
export function checkPages(input: CheckInput): Problem[] {
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

function checkTree({ pages, entries }: CheckInput): Problem[] {
  const problems: Problem[] = [];
  const existing = new Set(pages.map(({ pathname }) => pathname));
  const named = new Set<string>();
  for (const { pathname } of flattenPages(entries)) {
    const at = { file: CONFIG_FILE };
    if (named.has(pathname)) {
      problems.push(
        problem('duplicate-path', [decodePath(pathname), 'an earlier entry of the page tree'], at),
      );
    } else if (!existing.has(pathname)) {
      const closest = findClosest(pathname, existing);
      problems.push(problem('page-not-found', [decodePath(pathname), decodePath(closest)], at));
    }
    named.add(pathname);
  }
  addGroups(entries, named);
  for (const { pathname, layout, source } of pages) {
    // Outside the shell a page has no place in the navigation, so it need not be in the tree.
    if (!named.has(pathname) && layout !== 'blank')
      problems.push(problem('page-outside-tree', [decodePath(pathname)], source));
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
