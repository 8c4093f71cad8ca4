import { SHELL_ID } from '../../../shared/contract.ts';

/** What a mouse does that clicks, as code of demos may wait for any part of it. */
const STEPS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

/** Repeats what was clicked in an element before its code was there. */
export function repeatClicks(root: HTMLElement, selector: string): void {
  const own = new Map<EventTarget | null, MouseEvent>();
  let pressed: KeyboardEvent | undefined;
  for (const click of window.vitrineClicks ?? []) {
    if (click instanceof KeyboardEvent) {
      pressed = click;
      continue;
    }
    const target = click.target as Element;
    // Who clicks again, because nothing has happened, wants it once.
    if (root.contains(target) && target.matches(selector)) own.set(target, click);
  }
  own.forEach(repeat);
  // The search belongs to the shell.
  if (pressed && root.id === SHELL_ID) press(pressed);
}

/** Whether the key asks for the search is up to the search. */
function press({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): void {
  const init = { key, ctrlKey, metaKey, altKey, shiftKey, cancelable: true };
  document.dispatchEvent(new KeyboardEvent('keydown', init));
}

function repeat({ target, clientX, clientY }: MouseEvent): void {
  for (const type of STEPS) {
    const kind = { bubbles: true, cancelable: true, composed: true, detail: 1 };
    const pointer = { clientX, clientY, isPrimary: true, pointerType: 'mouse' };
    target!.dispatchEvent(new PointerEvent(type, { ...kind, ...pointer }));
  }
}
