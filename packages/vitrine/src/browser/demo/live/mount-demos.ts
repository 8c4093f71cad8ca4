import { inTime } from '../../core/load.ts';
import { showLoadFailure } from '../load-failure.ts';

/** What hydrates demos; pages that have any name it in their head. */
const loadDemos = () => inTime(import('./start-demos.ts'));

/**
 * Hydrates the demos of the current page, if it has any: most pages of text do without the code.
 * @returns a function that unmounts them, for when the page is left
 */
export function mountDemos(adapterUrl: string): () => void {
  const box = document.querySelector<HTMLElement>('[data-demo]');
  let unmount: (() => void) | undefined;
  let left = box === null;
  const mount = async () => {
    const demos = await loadDemos();
    if (!left) unmount = demos.mountDemos(adapterUrl);
  };
  if (box) mount().catch((error: unknown) => showLoadFailure(box, error, mount));
  return () => {
    left = true;
    unmount?.();
  };
}
