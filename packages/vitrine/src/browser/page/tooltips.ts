import { forTouch } from '../core/for-touch.ts';

/**
 * CSS shows tooltips on hover and on keyboard focus. What hides them, what shows them on a long press and what copies
 * sections is loaded with the first sign of a pointer or of keys, and ahead where there is a touch screen.
 */
export function startTooltips(): void {
  const load = () => import('./on-first-use.ts');
  for (const type of ['pointerover', 'keydown'])
    document.addEventListener(type, () => void load().catch(() => undefined), { once: true });
  forTouch(load);
}
