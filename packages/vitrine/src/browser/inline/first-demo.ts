import { NEAR_PX } from '../core/constants.ts';

/*
 * Asks for the code of the first demo when the window already shows it, and for what starts demos, at the time of the
 * shell's script and not after it has run. The mark is for `browser/demo/live/mount-demos.ts`.
 */

const demo = document.querySelector<HTMLElement>('main [data-demo]');
if (demo && demo.getBoundingClientRect().top < innerHeight + NEAR_PX) {
  const { module = '', preload = '' } = demo.dataset;
  demo.dataset.near = '';
  const { start } = document.currentScript!.dataset;
  // A dev server has none to ask for.
  for (const href of `${start} ${preload} ${module}`.match(/\S+/g) ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
