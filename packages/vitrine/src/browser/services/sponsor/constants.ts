/** From this width on there is a contents column (specification section 9, breakpoint sm). */
export const SLOT_QUERY = '(min-width: 600px)';
/** Specification section 4: how often it is checked whether a network's ad has appeared. */
export const CHECK_INTERVAL_MS = 500;
export const MAX_CHECKS = 20;
/** After more checks than this without an ad, ads count as blocked. */
export const BLOCKED_AFTER = 6;
