import { SHELL_ID } from '../../../shared/contract.ts';
import { readKeys, type EarlySearch } from './read-keys.ts';

/** The field of the search. */
const FIELD = '.search-field input';
/** What a mouse does that clicks, as code of demos may wait for any part of it. */
const STEPS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

/** Repeats what was clicked in an element before its code was there. */
export function repeatClicks(root: HTMLElement, selector: string): void {
  const own = new Map<EventTarget | null, MouseEvent>();
  const keys: KeyboardEvent[] = [];
  for (const click of window.vitrineClicks ?? []) {
    if (click instanceof KeyboardEvent) {
      keys.push(click);
      continue;
    }
    const target = click.target as Element;
    // Who clicks again, because nothing has happened, wants it once.
    if (root.contains(target) && target.matches(selector)) own.set(target, click);
  }
  own.forEach(repeat);
  // The search belongs to the shell.
  const search = root.id === SHELL_ID ? readKeys(keys) : null;
  if (search) openSearch(search);
}

/** Whether the key asks for the search is up to the search. */
function openSearch({ opened, text, isEntered }: EarlySearch): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = opened;
  const init = { key, ctrlKey, metaKey, altKey, shiftKey, cancelable: true };
  document.dispatchEvent(Object.assign(new KeyboardEvent('keydown', init), { typed: text }));
  if (isEntered) enter(text);
}

/** Presses Enter once the field is there, unless its text is another by then. */
function enter(text: string, tries = 600): void {
  const field = document.querySelector<HTMLInputElement>(FIELD);
  if (field === null && tries > 0) requestAnimationFrame(() => enter(text, tries - 1));
  else if (field?.value === text) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }
}

function repeat({ target, clientX, clientY }: MouseEvent): void {
  for (const type of STEPS) {
    const kind = { bubbles: true, cancelable: true, composed: true, detail: 1 };
    const pointer = { clientX, clientY, isPrimary: true, pointerType: 'mouse' };
    target!.dispatchEvent(new PointerEvent(type, { ...kind, ...pointer }));
  }
}
