import { levenshtein } from '../../shared/text/levenshtein.ts';
import type { NavItem, PageRef } from '../../shared/page.ts';

/** As many as a reader takes in at a glance. */
const MAX_SUGGESTIONS = 5;
/** Weight of the last part of a path beside the parts before it. */
const LAST_PART = 2;

/** The pages whose paths have most in common with an address, best first; none when nothing is near. */
export function suggestPages(address: string, nav: readonly NavItem[]): PageRef[] {
  const wanted = splitPath(address);
  return flatten(nav)
    .map((page) => ({ page, score: comparePaths(wanted, splitPath(page.pathname)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}

/** A group's own page, the first below it, is called as the group is. */
function flatten(items: readonly NavItem[], group?: NavItem): PageRef[] {
  return items.flatMap((item) => {
    const { title, href, pathname, children } = item;
    const name = pathname === group?.pathname ? group.title : title;
    return [
      ...(href === null ? [] : [{ title: name, pathname: href }]),
      ...flatten(children, item),
    ];
  });
}

/** Words of a path's parts, in lower case and in the singular. */
function splitPath(pathname: string): string[][] {
  return pathname
    .replace(/(?:\/index)?\.\w+$/, '')
    .split('/')
    .map((part) => part.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase())
    .map((part) =>
      part
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .map((word) => word.replace(/(?<=...)s$/, '')),
    )
    .filter((words) => words.length > 0);
}

/** 0 when no word of the address is in the last part of the page's path. */
function comparePaths(wanted: string[][], path: string[][]): number {
  const last = path.at(-1) ?? [];
  const before = path.slice(0, -1).flat();
  let score = 0;
  let found = 0;
  for (const [index, words] of wanted.entries()) {
    const weight = index === wanted.length - 1 ? LAST_PART : 1;
    for (const word of words) {
      const inLast = Math.max(0, ...last.map((other) => compareWords(word, other)));
      const inOthers = Math.max(0, ...before.map((other) => compareWords(word, other)));
      found += inLast;
      score += weight * Math.max(LAST_PART * inLast, inOthers);
    }
  }
  // `button` means the page Button more than one on button groups.
  return found === 0 ? 0 : score * Math.min(1, found / last.length);
}

/** 1 for the same word, less for one that begins like it or has a letter or two wrong, else 0. */
function compareWords(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 4) return 0;
  if (long.startsWith(short)) return 0.8 * (short.length / long.length);
  const allowed = short.length < 5 ? 1 : 2;
  if (long.length - short.length > allowed) return 0;
  return levenshtein(a, b) <= allowed ? 0.6 : 0;
}
