import type { PageState } from '../router/page-state.ts';
import { DOCKED_QUERY } from '../core/constants.ts';
import { findActive } from './active-entry.ts';
import { startSwipe } from './swipe.ts';

/** Parts of the shell that only tell something: they must be heard while the drawer is open. */
const STATUS = '.visually-hidden, .loading-bar';

/**
 * Completes the popover, which opens, closes and gives the focus back without any script: while the drawer is
 * open it has the focus and the rest of the page is inert; it closes when a page is chosen or shown and when
 * it is docked; and it follows a finger.
 * @returns a function that ends it
 */
export function startModalDrawer(
  drawer: HTMLElement,
  swipeArea: HTMLElement,
  { page }: PageState,
): () => void {
  let restore: () => void = () => undefined;
  const open = () => {
    restore();
    restore = makeRestInert(drawer);
    const active = findActive();
    (active ?? drawer.querySelector<HTMLElement>('a'))?.focus({ preventScroll: true });
    active?.scrollIntoView({ block: 'center' });
  };
  const close = () => {
    if (drawer.matches(':popover-open')) drawer.hidePopover();
  };
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    // Before the browser gives the focus back: what is inert cannot take it.
    if (newState === 'closed') restore();
  };
  const onToggle = ({ newState }: ToggleEvent) => {
    // While a finger pulls it, it is not open yet.
    if (newState === 'open' && drawer.dataset.dragging === undefined) open();
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href]');
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    close();
    // Docked, only the version menu may be open.
    drawer.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  };
  const controller = new AbortController();
  const { signal } = controller;
  drawer.addEventListener('beforetoggle', onBeforeToggle, { signal });
  drawer.addEventListener('toggle', onToggle, { signal });
  drawer.addEventListener('click', onClick, { signal });
  matchMedia(DOCKED_QUERY).addEventListener('change', close, { signal });
  const unsubscribe = page.subscribe(close);
  startSwipe(drawer, swipeArea, open, signal);
  // The browser may have opened it before this code was there.
  if (drawer.matches(':popover-open')) open();
  return () => {
    controller.abort();
    unsubscribe();
    restore();
  };
}

/** Makes all that is neither the element nor around it inert. Returns what undoes that. */
function makeRestInert(element: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  for (let part = element; part !== document.body; part = part.parentElement!) {
    for (const sibling of part.parentElement!.children) {
      if (!(sibling instanceof HTMLElement) || sibling === part) continue;
      if (sibling.inert || sibling.matches(STATUS)) continue;
      sibling.inert = true;
      changed.push(sibling);
    }
  }
  return () => {
    for (const each of changed.splice(0)) each.inert = false;
  };
}
