import { createMessage } from '../message.ts';

/** Brings the demo that the address carries an edit of into view; its toolbar then opens the editor. */
export function showSharedEdit(demo: string): void {
  const box = document.getElementById(demo);
  if (box?.querySelector('[data-preview]')) {
    box.scrollIntoView();
    return;
  }
  const text = 'The link carries an edit of a demo that this page does not have.';
  document.querySelector('main h1')?.after(createMessage({ text }));
}
