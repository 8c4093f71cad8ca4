import { TOOLTIP_TOUCH_ENTER_MS, TOOLTIP_TOUCH_LEAVE_MS } from '../core/constants.ts';
import { findAnchor } from './hide-tooltips.ts';

/** Shows tooltips to a finger that rests on a control. */
export function startLongPress(): void {
  let anchor: HTMLElement | null = null;
  let pressing = false;
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    anchor?.removeEventListener('click', stop, true);
    // Turned off, not unset: the browser takes a tap for a hover, which would show it.
    if (anchor) anchor.dataset.hint = 'off';
  };
  const onRelease = () => {
    if (!pressing) return;
    pressing = false;
    clearTimeout(timer);
    // To read what a control does is not to use it.
    if (anchor?.dataset.hint === 'on') anchor.addEventListener('click', stop, true);
    timer = window.setTimeout(hide, TOOLTIP_TOUCH_LEAVE_MS);
  };
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    if (pointerType !== 'touch') return;
    hide();
    anchor = findAnchor(target);
    if (!anchor) return;
    const pressed = anchor;
    pressed.dataset.hint = 'off';
    pressing = true;
    timer = window.setTimeout(() => (pressed.dataset.hint = 'on'), TOOLTIP_TOUCH_ENTER_MS);
  });
  document.addEventListener('pointerup', onRelease);
  document.addEventListener('pointercancel', onRelease);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
