import { forTouch } from '../core/for-touch.ts';

/**
 * CSS shows tooltips on hover and on keyboard focus. What hides them is loaded with the first sign of a pointer or of
 * keys, and what shows them on a long press with that of a finger.
 */
export function startTooltips(): void {
  const load = () =>
    void import('./hide-tooltips.ts').then(
      ({ startHiding }) => startHiding(),
      () => undefined,
    );
  for (const type of ['pointerover', 'keydown'])
    document.addEventListener(type, load, { once: true });
  forTouch(async () => (await import('./long-press.ts')).startLongPress());
}
