/** From this width on there is a contents column, which has the slot. */
export const SLOT_QUERY = '(min-width: 600px)';
/** Interval and number of the checks for a network's ad: ten seconds, in which most have appeared. */
export const CHECK_INTERVAL_MS = 500;
export const MAX_CHECKS = 20;
/** After more checks than this without an ad, ads count as blocked. */
export const BLOCKED_AFTER = 6;
