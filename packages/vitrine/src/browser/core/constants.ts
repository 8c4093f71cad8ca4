/*
 * Numbers that scripts share. Those of styles are in `styles/tokens.css` and `styles/motion.deferred.css`.
 */

/** From this width on (breakpoint lg) pages dock their drawer. */
export const DOCKED_QUERY = '(min-width: 1280px)';

/** Milliseconds for which nothing may come of what a reader waits for. */
export const STALL_MS = 7000;

/** Characters of a query: none that finds something is as long, and its time grows with its length. */
export const MAX_QUERY = 500;

/** Time for which a finger rests on a control until its tooltip shows, and for which that stays afterwards. */
export const TOOLTIP_TOUCH_ENTER_MS = 1000;
export const TOOLTIP_TOUCH_LEAVE_MS = 1500;

/** The part of its width that a swiped drawer has to show to stay open. */
export const SWIPE_OPEN_FRACTION = 0.5;

/** Distance from the window at which a demo counts as near: a flick of the wheel. */
export const NEAR_PX = 200;
