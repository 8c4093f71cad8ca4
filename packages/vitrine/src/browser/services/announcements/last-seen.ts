import { LAST_SEEN_MAX_AGE_S } from './constants.ts';

const COOKIE = 'vitrine-last-announcement';

/** For a browser that keeps no cookies: what was closed stays so at least until the page is left. */
let remembered = 0;

/** The id of the last announcement that the reader has closed, in any tab; 0 when there was none. */
export function readLastSeen(): number {
  return Math.max(remembered, readCookie());
}

/** Never goes back: another tab may have shown a later announcement meanwhile. */
export function storeLastSeen(id: number): void {
  remembered = Math.max(id, readLastSeen());
  try {
    document.cookie = `${COOKIE}=${remembered}; max-age=${LAST_SEEN_MAX_AGE_S}; path=/; samesite=lax`;
  } catch {
    // Denied, as in a sandboxed frame.
  }
}

/** The schema of the cookie: the id of an announcement. */
export function parseLastSeen(stored: unknown): number {
  const id = Number(stored);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

function readCookie(): number {
  try {
    const [, value] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
    return parseLastSeen(value);
  } catch {
    // Denied, as in a sandboxed frame.
    return 0;
  }
}
