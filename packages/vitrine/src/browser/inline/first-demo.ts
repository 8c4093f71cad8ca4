import { NEAR_PX } from '../core/constants.ts';

/*
 * Asks for the code of the first demo when the window already shows it, at the time of the shell's script
 * and not after it has run.
 */

const demo = document.querySelector<HTMLElement>('main [data-demo]');
if (demo?.dataset.module && demo.getBoundingClientRect().top < innerHeight + NEAR_PX) {
  for (const href of `${demo.dataset.preload} ${demo.dataset.module}`.trim().split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
