/** How long after a page has loaded the announcements are fetched (specification section 7). */
export const ANNOUNCEMENTS_DELAY_MS = 1000;
/** How long an announcement is shown (specification section 4). */
export const AUTO_HIDE_MS = 20_000;
/** How long the last one seen is remembered: a year (specification section 7). */
export const LAST_SEEN_MAX_AGE_S = 31_536_000;
