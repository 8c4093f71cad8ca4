import { useEffect, useRef, type KeyboardEvent } from 'react';
import { openSandbox } from '../sandbox/open-sandbox.ts';
import { SANDBOXES } from '../sandbox/sandboxes.ts';
import type { ToolbarData } from '../../../shared/contract.ts';
import './demo-menu.css';
import { copyLink, copyMarkdown, copySource, downloadZip } from './demo-actions.ts';
import type { Action, RunAction } from './use-actions.ts';

interface MoreMenuItemsProps {
  data: ToolbarData;
  run: RunAction;
  close: () => void;
}

/** The entries of the menu, by the ARIA menu pattern. Whatever an action comes to, the menu closes. */
export function MoreMenuItems({ data, run, close }: MoreMenuItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    keepBelow(menu.current!.closest<HTMLElement>('[popover]')!);
    listItems(menu.current!)[0]?.focus({ preventScroll: true });
  }, []);
  const item = (label: string, action: Action) => (
    <button
      key={label}
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        void run(action);
        close();
      }}
    >
      {label}
    </button>
  );
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label="More"
      onKeyDown={(event) => {
        // The focus goes on from the button.
        if (event.key === 'Tab') close();
        else moveFocus(event, listItems(menu.current!));
      }}
    >
      {item('Copy the source', () => copySource(data.sourceUrl))}
      {item('Copy as Markdown', () => copyMarkdown(data))}
      {data.editable &&
        SANDBOXES.filter(({ place }) => place === 'menu').map(({ label }) =>
          item(label, () => openSandbox(label, data.sourceUrl)),
        )}
      {data.editable && item('Download as ZIP', () => downloadZip(data))}
      {item('Copy link to this demo', () => copyLink(data.hash))}
      {data.stays !== '' && (
        <button type="button" role="menuitem" tabIndex={-1} aria-disabled="true">
          {data.stays}
        </button>
      )}
    </div>
  );
}

/** WebKit takes a menu for too tall once the page has scrolled, and puts it above its button, where it may not fit. */
function keepBelow(popover: HTMLElement): void {
  delete popover.dataset.below;
  if (popover.getBoundingClientRect().top < 0) popover.dataset.below = '';
}

const listItems = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

/** Arrow keys, Home, End and the first letter of an entry. */
function moveFocus(event: KeyboardEvent, items: HTMLElement[]): void {
  const at = items.indexOf(document.activeElement as HTMLElement);
  const { key } = event;
  const startsWithKey = (item: HTMLElement) =>
    key.length === 1 && item.textContent.toLowerCase().startsWith(key.toLowerCase());
  const next =
    key === 'ArrowDown'
      ? items[(at + 1) % items.length]
      : key === 'ArrowUp'
        ? items.at(at <= 0 ? -1 : at - 1)
        : key === 'Home'
          ? items[0]
          : key === 'End'
            ? items.at(-1)
            : [...items.slice(at + 1), ...items.slice(0, at + 1)].find(startsWithKey);
  if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  next.focus();
}
