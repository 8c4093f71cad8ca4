import { SHELL_ID } from '../../shared/contract.ts';
import type {} from '../core/clicks/early-clicks.ts';

/*
 * Keeps what is clicked before the code behind it is there, for `core/clicks/early-clicks.ts` to repeat. What the browser
 * does by itself it goes on doing: links, disclosures, popovers.
 */

const WAITING = `main:not([data-ready]) .copy,:is(#${SHELL_ID},.demo-content,.demo-toolbar-root):not([data-ready]) *`;
const clicks: MouseEvent[] = (window.vitrineClicks = []);

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
