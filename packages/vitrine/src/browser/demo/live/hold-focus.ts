import { HELD_FOCUS, SHELL_ID } from '../../../shared/contract.ts';

/** Whether the document is a page that is one demo, with nothing around it. */
export const isDemoPage = () => !window.frameElement && !document.getElementById(SHELL_ID);

/**
 * Keeps what a demo does as it is mounted from taking the focus, and the page with it: the reader is elsewhere.
 * Who is in the demo already stays there, and a page that is a demo may take it.
 * @returns a function that lets the demo have the focus
 */
export function holdFocus(content: HTMLElement): () => void {
  content.inert = !isDemoPage() && !content.contains(document.activeElement);
  return () => {
    content.inert = false;
  };
}

/** Gives a demo's markup the `autofocus` that its code has: in a dialog it says where the focus begins. */
export function restoreAutofocus(content: HTMLElement): void {
  for (const field of content.querySelectorAll(`[${HELD_FOCUS}]`)) {
    field.removeAttribute(HELD_FOCUS);
    field.setAttribute('autofocus', '');
  }
}
