/*
 * Fonts are shown from the first paint on, or not on this page: one that comes later would move what is read.
 * They are asked for at once, so the text waits for them a moment, unseen. Where they are late, the next page
 * has them (`browser/router/swap-document.ts`).
 */

/** Longest wait in milliseconds. */
const PATIENCE = 100;

const html = document.documentElement;
const faces = [...document.fonts];
const show = () => {
  delete html.dataset.fonts;
  // Of a system's fonts some are always missing, which is an error and no wait.
  if (!faces.some(({ status }) => status === 'loading')) return;
  document.querySelector<HTMLStyleElement>('[data-style=fonts]')!.media = 'not all';
};
html.dataset.fonts = '';
void Promise.race([
  Promise.allSettled(faces.map((face) => face.load())),
  new Promise((resolve) => setTimeout(resolve, PATIENCE)),
]).then(show);

export {};
