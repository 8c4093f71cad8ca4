/*
 * Gives a demo's own document the look of the page around it before first paint. A document without markup
 * of its own also takes the styles that the page has for the demo.
 */

const { dataset } = document.documentElement;
const box = frameElement?.closest('.demo');
dataset.js = '';
if (box) {
  parent.vitrineLook?.(document, box.id);
  if (!('own' in dataset)) {
    for (const style of parent.document.querySelectorAll<HTMLElement>(
      'head style[data-style^="demos:"]:not([data-ahead]),head link[rel="stylesheet"]',
    )) {
      const copy = style.cloneNode(true) as HTMLElement;
      delete copy.dataset.adopted;
      document.head.append(copy);
    }
  }
}
export {};
