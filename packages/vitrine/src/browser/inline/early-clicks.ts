import { SHELL_ID } from '../../shared/contract.ts';
import type {} from '../core/clicks/early-clicks.ts';

/*
 * Keeps what is clicked before the code behind it is there, for `core/clicks/early-clicks.ts` to repeat. What the browser
 * does by itself it goes on doing: links, disclosures, popovers. Keys that may
 * open the search are kept too, and what is typed after them.
 */

const WAITING = `main:not([data-ready]) .copy,:is(#${SHELL_ID},.demo-content,.demo-toolbar-root):not([data-ready]) *`;
const SEARCH_BOX = `#${SHELL_ID}:not([data-ready]) .search-box`;
/** What has the focus is more than a link or a button. */
const TAKES_LETTERS = 'input,textarea,select,[contenteditable],[role]';
/** What the field of the search would take: a letter, Backspace, Enter, Escape. Every byte is on every page. */
const TYPED = /^(.|Ba.+|Ent.+|Es.+)$/;
/** Above 0 once the search is asked for. */
let asked: number;
const clicks: (MouseEvent | KeyboardEvent)[] = (window.vitrineClicks = []);

addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    if (!target.matches?.(WAITING) || target.closest('a[href],summary,[popovertarget]')) return;
    // A box that was ticked by now would be cleared by the second click.
    event.preventDefault();
    event.stopImmediatePropagation();
    clicks.push(event);
  },
  true,
);

addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey } = event;
  const target = event.target as Element;
  if (
    (ctrlKey || metaKey ? key === 'k' : (asked ? TYPED : /^[/s]$/).test(key)) &&
    document.querySelector(SEARCH_BOX) &&
    !target.matches?.(TAKES_LETTERS)
  ) {
    event.preventDefault();
    asked = clicks.push(event);
  }
});
