import type { VisitMessage } from '../shared/contract.ts';
import { BASE } from './base.ts';

/** Characters of a message's texts: of addresses that browsers and hosts take. */
const MOST_TEXT = 4000;

/**
 * What a page tells the worker; `null` for messages of others. Scripts of the host, extensions and tools send theirs to
 * whatever worker is there, such as `{ type: 'SKIP_WAITING' }`, and none of them is to have it fetch or keep something.
 */
export function readVisit(data: unknown): VisitMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { visited, ofBuild, isLast } = data as Record<string, unknown>;
  if (!isText(visited) || !isOfSite(visited)) return null;
  if (ofBuild === undefined) return { visited };
  return isText(ofBuild) ? { visited, ofBuild, isLast: isLast === true } : null;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_TEXT;

/** Whether it is the path of a page as documents name it, and nothing else: `//host/a` and `/ui/../a` lead elsewhere. */
function isOfSite(address: string): boolean {
  if (!address.startsWith(BASE) || !URL.canParse(address, location.href)) return false;
  const { origin, pathname, search, hash } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(BASE) && search + hash === '';
}
