import path from 'node:path';
import { trimSlash } from '../../shared/paths.ts';
import { problem, type Problem } from '../base/errors.ts';
import { decodePath, encodePath, toPathname } from '../base/addresses/page-paths.ts';
import type { CheckInput, CheckedPage } from './check-input.ts';
import { capProblems } from '../markdown/limits/limits.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';
import { CONFIG_FILE } from '../base/folders.ts';

/** Checks every link within the site: its page or file, and the anchor it names. */
export function checkLinks({
  pages,
  files,
  shellLinks = [],
}: Pick<CheckInput, 'pages' | 'files' | 'shellLinks'>): Problem[] {
  const site: Targets = {
    anchors: new Map(pages.map(({ pathname, anchors }) => [pathname, new Set(anchors)])),
    files,
    guess: createGuess(),
  };
  return [
    ...pages.flatMap((page) =>
      capProblems(
        page.links.flatMap(({ href, line }) => {
          const found = checkLink(href, page, site);
          return found === null ? [] : [{ ...found, file: page.source.file, line }];
        }),
      ),
    ),
    ...shellLinks.flatMap((href) => {
      const found = checkLink(href, { pathname: '/', source: { file: '', editUrl: '' } }, site);
      return found === null ? [] : [{ ...found, file: CONFIG_FILE }];
    }),
  ];
}

/** The targets that a link of the site may have. */
interface Targets {
  /** Anchors of the pages by path. */
  anchors: Map<string, Set<string>>;
  files: ReadonlySet<string>;
  /** Looks for what a dead link may mean. */
  guess: (find: () => string) => string;
}

/** Dead links that are compared with every page. A site with more of them has lost a folder. */
const GUESSES = 100;

function createGuess(): Targets['guess'] {
  let left = GUESSES;
  return (find) => ((left -= 1) < 0 ? '' : find());
}

type Origin = Pick<CheckedPage, 'pathname' | 'source'>;

function checkLink(href: string, from: Origin, { anchors, files, guess }: Targets): Problem | null {
  // Most links are a page's plain path.
  if (anchors.has(href)) return null;
  // Another site, or another scheme such as mailto.
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return null;
  const [, target = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  if (target !== '' && !target.startsWith('/')) {
    return problem('relative-link', [href, resolve(target, fragment, from, anchors)]);
  }
  const pathname = target === '' ? from.pathname : toPathname(trimSlash(target));
  const ids = anchors.get(pathname);
  if (ids === undefined) {
    if (files.has(encodePath(decodePath(target)))) return null;
    const closest = guess(() => {
      const paths = [...anchors.keys(), ...files];
      // A page that was moved usually has the same last segment.
      const name = pathname.slice(pathname.lastIndexOf('/'));
      const isMoved = (candidate: string) => candidate.endsWith(name);
      return findClosest(pathname, paths) || (paths.find(isMoved) ?? '');
    });
    return problem('dead-link', [href, closest]);
  }
  const hash = decodePath(fragment);
  // "#" and "#top" are the browser's own; ":~:" begins a text fragment.
  if (hash === '' || hash === 'top' || hash.startsWith(':~:') || ids.has(hash)) return null;
  return problem('dead-anchor', [
    href,
    findAlike(hash, ids) || guess(() => findClosest(hash, ids)),
  ]);
}

/**
 * The anchor that another tool makes of the same heading: GitHub leaves out what is no letter (`optionsport` of
 * "options.port"), counts equal ones from 1, and some prefix what they make.
 */
function findAlike(hash: string, ids: ReadonlySet<string>): string {
  const bare = hash.replace(/^user-content-/, '');
  const [, stem = '', count = ''] = /^(.+)-(\d+)$/.exec(bare) ?? [];
  const candidates = [...ids];
  const named = (letters: string) => candidates.find((id) => lettersOf(id) === letters) ?? '';
  return named(lettersOf(bare)) || (stem && named(`${lettersOf(stem)}${Number(count) + 1}`)) || '';
}

const lettersOf = (anchor: string) => anchor.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '');

/** The path that a relative link means when read from its file or from its page; empty if neither. */
function resolve(
  target: string,
  fragment: string,
  from: Origin,
  pages: Targets['anchors'],
): string {
  const name = decodePath(target)
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '$1');
  const folder = path.posix.dirname(from.source.file).replace(/^content/, '');
  const found = [folder, from.pathname, path.posix.dirname(from.pathname)]
    .map((base) => toPathname(trimSlash(path.posix.join('/', base, name))))
    .find((pathname) => pages.has(pathname));
  if (found === undefined) return '';
  return fragment === '' ? found : `${found}#${fragment}`;
}
