/** Which addresses of a library's published documentation a page of this site stands for. */

/** A page that may be the target. */
interface Target {
  pathname: string;
  anchors: readonly string[];
}

/** Of bounded length: what is longer is no address that somebody wrote. */
const ADDRESS = /https?:\/\/[^\s()<>"'`\\]{1,1000}/g;

/** The addresses in a text, each once. */
export function listAddresses(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].map(([address]) => address))];
}

/**
 * Those of some addresses that lead to a page of this site.
 * @param documentation beginnings of addresses, and the paths that stand for them
 */
export function findOwnLinks(
  addresses: readonly string[],
  documentation: Readonly<Record<string, string>>,
  pages: ReadonlyMap<string, Target>,
): Record<string, string> {
  // The longest one that fits is the most particular.
  const prefixes = Object.keys(documentation).sort((a, b) => b.length - a.length);
  const found: Record<string, string> = {};
  if (prefixes.length === 0) return found;
  for (const address of addresses) {
    for (const prefix of prefixes) {
      const own = address.startsWith(prefix)
        ? ownPath(address.slice(prefix.length), documentation[prefix]!, pages)
        : null;
      if (own !== null) {
        found[address] = own;
        break;
      }
    }
  }
  return found;
}

/**
 * A path, with the fragment where the page has one of that name. What the configuration names in full is
 * taken at its word, so that the link check reports one that leads nowhere.
 */
function ownPath(rest: string, target: string, pages: ReadonlyMap<string, Target>): string | null {
  const [, below = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?/.exec(rest) ?? [];
  if (below.replace(/\/$/, '') === '') {
    const page = pages.get(target.replace(/(?<=.)\/$/, ''));
    if (page === undefined) return target.endsWith('/') ? null : target;
    return withHash(page, hash);
  }
  const page = target.endsWith('/')
    ? pages.get(`${target}${below}`.replace(/\/+$/, ''))
    : undefined;
  return page === undefined ? null : withHash(page, hash);
}

function withHash({ pathname, anchors }: Target, hash: string): string {
  return anchors.includes(hash) ? `${pathname}#${hash}` : pathname;
}
