declare global {
  interface Window {
    /** Clicks and keys that came before the code behind their targets, oldest first (`browser/inline/early-clicks.ts`). */
    vitrineClicks?: (MouseEvent | KeyboardEvent)[];
  }
}

/**
 * Says that the code of an element answers, and repeats what was clicked in it until then.
 * @param selector of the part of it that answers
 */
export function replayClicks(root: HTMLElement, selector = '*'): void {
  root.dataset.ready = '';
  // Most readers are slower than the scripts.
  if (window.vitrineClicks?.length)
    import('./repeat-clicks.ts')
      .then((part) => part.repeatClicks(root, selector))
      // The next click is answered.
      .catch(() => undefined);
}
