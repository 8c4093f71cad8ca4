import { whenIdle } from '../core/later.ts';

/** Demos at the top of a page that are laid out at once: more than a window shows. */
const FIRST = 4;
/** Demos that are laid out together, later. */
const STEP = 4;

/**
 * Leaves the layout of a page's other demos to the time after its first frame, so that one with forty is there as soon as
 * one with none. Until then the browser lays one out when it comes near the window, or when something in it is looked for.
 * @param main of a page that is about to be shown from its top: what lies above a place must not change its height
 */
export function stageDemos(main: Element): void {
  const waiting = [...main.querySelectorAll<HTMLElement>('[data-demo]')].slice(FIRST);
  for (const { style } of waiting) {
    style.contentVisibility = 'auto';
    style.containIntrinsicHeight = 'auto 400px';
  }
  if (waiting.length === 0) return;
  const release = () => {
    for (const { style } of waiting.splice(0, STEP)) {
      style.removeProperty('content-visibility');
      style.removeProperty('contain-intrinsic-height');
    }
    if (waiting.length > 0) whenIdle(release);
  };
  // The first frame comes before the time after the next.
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(release)));
}
