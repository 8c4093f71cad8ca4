/** Time after the load of a page until announcements are fetched: the page itself comes first. */
export const ANNOUNCEMENTS_DELAY_MS = 1000;
/** Time after which an announcement comes too late: the reader reads. */
export const ANNOUNCEMENTS_TIMEOUT_MS = 8000;
/** Time for which an announcement is shown: enough to read it twice. */
export const AUTO_HIDE_MS = 20_000;
/** A year, for which a closed announcement is remembered. */
export const LAST_SEEN_MAX_AGE_S = 31_536_000;
