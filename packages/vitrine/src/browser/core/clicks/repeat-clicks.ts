/** What a mouse does that clicks, as code of demos may wait for any part of it. */
const STEPS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

/** Repeats what was clicked in an element before its code was there. */
export function repeatClicks(root: HTMLElement, selector: string): void {
  const own = new Map<EventTarget | null, MouseEvent>();
  for (const click of window.vitrineClicks ?? []) {
    const target = click.target as Element;
    // Who clicks again, because nothing has happened, wants it once.
    if (root.contains(target) && target.matches(selector)) own.set(target, click);
  }
  own.forEach(repeat);
}

function repeat({ target, clientX, clientY }: MouseEvent): void {
  for (const type of STEPS) {
    const kind = { bubbles: true, cancelable: true, composed: true, detail: 1 };
    const pointer = { clientX, clientY, isPrimary: true, pointerType: 'mouse' };
    target!.dispatchEvent(new PointerEvent(type, { ...kind, ...pointer }));
  }
}
