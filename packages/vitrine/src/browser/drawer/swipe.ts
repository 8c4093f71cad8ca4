import { SWIPE_OPEN_FRACTION } from '../core/constants.ts';

/** Movement after which a touch has a direction. */
const SLOP_PX = 3;

interface Swipe {
  pointerId: number;
  /** Where it began: distance from the edge at which lines of text start, and from the top. */
  start: number;
  top: number;
  opening: boolean;
  /** Set once the drawer follows the finger: the part of it that shows, from 0 to 1. */
  shown: number | null;
}

/**
 * Lets a finger pull the drawer out of the start edge and push it back. Both elements have
 * `touch-action: pan-y`, so the browser takes away the touches that scroll (pointercancel) and leaves
 * those that move sideways.
 * @param area the strip at the edge where pulling begins
 * @param onOpened called when the drawer has been pulled far enough to stay
 * @param signal ends it
 */
export function startSwipe(
  drawer: HTMLElement,
  area: HTMLElement,
  onOpened: () => void,
  signal: AbortSignal,
): void {
  let swipe: Swipe | null = null;

  const onDown = ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'mouse' || !isPrimary) return;
    const opening = !drawer.matches(':popover-open');
    // Docked, it neither opens nor closes.
    if (opening && getComputedStyle(area).display === 'none') return;
    swipe = { pointerId, start: fromStart(clientX), top: clientY, opening, shown: null };
  };

  const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (swipe?.pointerId !== pointerId) return;
    const at = fromStart(clientX);
    const moved = at - swipe.start;
    if (swipe.shown === null) {
      const sideways = Math.abs(moved) > Math.max(SLOP_PX, Math.abs(clientY - swipe.top));
      if (!sideways || moved > 0 !== swipe.opening) return;
      drawer.dataset.dragging = '';
      if (swipe.opening) {
        show(0);
        drawer.showPopover();
        // A touch that ended outside the open popover would close it.
        drawer.setPointerCapture(pointerId);
      }
    }
    const width = drawer.offsetWidth;
    swipe.shown = Math.min(1, Math.max(0, (swipe.opening ? at : width + moved) / width));
    show(swipe.shown);
  };

  const onEnd = ({ pointerId }: PointerEvent) => {
    if (swipe?.pointerId !== pointerId) return;
    const { shown } = swipe;
    swipe = null;
    release();
    // A page may have come up meanwhile, and closed it.
    if (shown === null || !drawer.matches(':popover-open')) return;
    if (shown > SWIPE_OPEN_FRACTION) onOpened();
    else drawer.hidePopover();
  };

  const release = () => {
    delete drawer.dataset.dragging;
    drawer.style.removeProperty('--drawer-shown');
  };

  const show = (part: number) => drawer.style.setProperty('--drawer-shown', String(part));

  area.addEventListener('pointerdown', onDown, { signal });
  drawer.addEventListener('pointerdown', onDown, { signal });
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerup', onEnd, { signal });
  document.addEventListener('pointercancel', onEnd, { signal });
}

/** Distance from the edge at which lines of text start. */
function fromStart(clientX: number): number {
  const { dir, clientWidth } = document.documentElement;
  return dir === 'rtl' ? clientWidth - clientX : clientX;
}
