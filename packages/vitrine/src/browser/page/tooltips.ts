import { TOOLTIP_TOUCH_ENTER_MS, TOOLTIP_TOUCH_LEAVE_MS } from '../core/constants.ts';

const SHOWN = '.hint-anchor:is(:hover, :has(:focus-visible), [data-hint="on"])';

/**
 * Hides tooltips on Escape (WCAG 1.4.13) and shows them on a long press. CSS shows them on hover and on
 * keyboard focus.
 */
export function startTooltips(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const anchor of document.querySelectorAll<HTMLElement>(SHOWN)) anchor.dataset.hint = 'off';
  });
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) delete findAnchor(target)?.dataset.hint;
  });
  document.addEventListener('pointerover', ({ target, relatedTarget, pointerType }) => {
    const anchor = findAnchor(target);
    if (pointerType === 'touch' || anchor?.contains(relatedTarget as Node | null)) return;
    delete anchor?.dataset.hint;
  });
  startLongPress();
}

function startLongPress(): void {
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

function findAnchor(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.hint-anchor') : null;
}
