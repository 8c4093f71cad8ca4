const SHOWN = '.hint-anchor:is(:hover, :has(:focus-visible), [data-hint="on"])';

/** Hides tooltips on Escape (WCAG 1.4.13) and on a click. */
export function startHiding(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const anchor of document.querySelectorAll<HTMLElement>(SHOWN)) anchor.dataset.hint = 'off';
  });
  // It would lie over what the click has opened.
  document.addEventListener('click', ({ target }) => {
    const anchor = findAnchor(target);
    if (anchor && !anchor.dataset.hint) anchor.dataset.hint = 'off';
  });
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) delete findAnchor(target)?.dataset.hint;
  });
  document.addEventListener('pointerover', ({ target, relatedTarget, pointerType }) => {
    const anchor = findAnchor(target);
    if (pointerType === 'touch' || anchor?.contains(relatedTarget as Node | null)) return;
    delete anchor?.dataset.hint;
  });
}

/** The element around a control that has a tooltip. */
export function findAnchor(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.hint-anchor') : null;
}
