import type { PageState } from '../router/page-state.ts';
import {
  PROGRESS_END_MS,
  PROGRESS_MAXIMUM,
  PROGRESS_START,
  PROGRESS_STEP,
  PROGRESS_STEP_MS,
} from './constants.ts';

/**
 * Lets a bar run while a navigation does, until it completes or fails.
 * @returns a function that ends it
 */
export function startProgress(bar: HTMLElement, { load }: PageState): () => void {
  let progress = 0;
  let trickle = 0;
  let fade = 0;
  const show = (value: number) => {
    progress = value;
    bar.style.scale = `${value} 1`;
    bar.setAttribute('aria-valuenow', String(Math.round(value * 100)));
  };
  const update = () => {
    clearInterval(trickle);
    clearTimeout(fade);
    if (load.get() === 'loading') {
      bar.hidden = false;
      show(PROGRESS_START);
      trickle = window.setInterval(
        () => show(Math.min(progress + PROGRESS_STEP, PROGRESS_MAXIMUM)),
        PROGRESS_STEP_MS,
      );
    } else if (!bar.hidden) {
      show(1);
      fade = window.setTimeout(() => {
        bar.hidden = true;
        show(0);
      }, PROGRESS_END_MS);
    }
  };
  // The navigation that this code is loaded for runs already.
  update();
  const unsubscribe = load.subscribe(update);
  return () => {
    unsubscribe();
    clearInterval(trickle);
    clearTimeout(fade);
  };
}
