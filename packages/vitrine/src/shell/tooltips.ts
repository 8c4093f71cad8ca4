import { TOOLTIP_TOUCH_ENTER_MS, TOOLTIP_TOUCH_LEAVE_MS } from './constants.ts';

const SHOWN = '.hint-anchor:is(:hover, :has(:focus-visible), [data-hint="on"])';

/**
 * What tooltips need besides CSS, which shows them on hover and keyboard focus: Escape hides them where
 * pointer and focus are (WCAG 1.4.13), and a long press shows them.
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
  let pressed: HTMLElement | null = null;
  let timer = 0;
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    const anchor = findAnchor(target);
    if (pointerType !== 'touch' || !anchor) return;
    clearTimeout(timer);
    if (pressed && pressed !== anchor) pressed.dataset.hint = 'off';
    pressed = anchor;
    // A tap hovers in the eyes of the browser, and would show it.
    anchor.dataset.hint = 'off';
    timer = window.setTimeout(() => (anchor.dataset.hint = 'on'), TOOLTIP_TOUCH_ENTER_MS);
  });
  const onRelease = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' || !pressed) return;
    const anchor = pressed;
    clearTimeout(timer);
    timer = window.setTimeout(() => (anchor.dataset.hint = 'off'), TOOLTIP_TOUCH_LEAVE_MS);
  };
  document.addEventListener('pointerup', onRelease);
  document.addEventListener('pointercancel', onRelease);
}

function findAnchor(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.hint-anchor') : null;
}
