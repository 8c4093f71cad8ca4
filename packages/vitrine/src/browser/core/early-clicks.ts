declare global {
  interface Window {
    /** Clicks that came before the code behind their targets, oldest first (`browser/inline/early-clicks.ts`). */
    vitrineClicks?: MouseEvent[];
  }
}

/** What a mouse does that clicks, as code of demos may wait for any part of it. */
const STEPS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

/**
 * Says that the code of an element answers, and repeats what was clicked in it until then.
 * @param selector of the part of it that answers
 */
export function replayClicks(root: HTMLElement, selector = '*'): void {
  root.dataset.ready = '';
  const own = new Map<EventTarget | null, MouseEvent>();
  for (const click of window.vitrineClicks ?? []) {
    const target = click.target as Element;
    // Who clicks again, because nothing has happened, wants it once.
    if (root.contains(target) && target.matches(selector)) own.set(target, click);
  }
  // Not while React is at work.
  if (own.size > 0) setTimeout(() => own.forEach(repeat));
}

function repeat({ target, clientX, clientY }: MouseEvent): void {
  for (const type of STEPS) {
    const kind = { bubbles: true, cancelable: true, composed: true, detail: 1 };
    const pointer = { clientX, clientY, isPrimary: true, pointerType: 'mouse' };
    target!.dispatchEvent(new PointerEvent(type, { ...kind, ...pointer }));
  }
}
