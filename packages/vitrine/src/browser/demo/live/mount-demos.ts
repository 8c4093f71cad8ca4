import { onFirstUse } from '../../core/first-use/first-use.ts';
import { inTime } from '../../core/load.ts';
import { showLoadFailure } from '../load-failure.ts';

/** What hydrates demos. */
const loadDemos = () => inTime(import('./start-demos.ts'));

/**
 * Hydrates the demos of the current page, if it has any. Their code comes at once where the first is near
 * (`browser/inline/first-demo.ts`), else with the reader's first sign: nobody gets to another without one.
 * @returns a function that unmounts them, for when the page is left
 */
export function mountDemos(adapterUrl: string): () => void {
  const box = document.querySelector<HTMLElement>('[data-demo]');
  if (!box) return () => undefined;
  let unmount: (() => void) | undefined;
  let hasBegun = false;
  let left = false;
  const mount = async () => {
    const demos = await loadDemos();
    if (!left) unmount = demos.mountDemos(adapterUrl);
  };
  const begin = () => {
    if (!hasBegun) mount().catch((error: unknown) => showLoadFailure(box, error, mount));
    hasBegun = true;
    return () => undefined;
  };
  if ('near' in box.dataset) begin();
  const giveUp = onFirstUse(begin);
  return () => {
    left = true;
    giveUp();
    unmount?.();
  };
}
