/**
 * Values of the specification, section 9, that scripts need. Those that styles need are in
 * `styles/tokens.css` and `styles/deferred/motion.css`.
 */

/** From this width on (breakpoint lg) pages dock their drawer. */
export const DOCKED_QUERY = '(min-width: 1280px)';

/** How long a finger rests on a control until its tooltip shows, and how long that stays afterwards. */
export const TOOLTIP_TOUCH_ENTER_MS = 1000;
export const TOOLTIP_TOUCH_LEAVE_MS = 1500;

/** The part of its width that a swiped drawer has to show to stay open. */
export const SWIPE_OPEN_FRACTION = 0.5;

/** How far outside the window a demo counts as near: what a flick of the wheel brings there. */
export const NEAR_PX = 200;
