import { useEffect, useId, useRef, useState } from 'react';
import type { ToolbarData } from '../../../shared/contract.ts';
import { Tooltip } from '../../core/tooltip.tsx';
import { MoreIcon } from './toolbar-icons.tsx';
import { ToolbarPart } from './toolbar-part.tsx';
import type { RunAction } from './use-actions.ts';

/** Marks a control outside the menu that does not close it. */
export const KEEPS_MENU = { 'data-keeps-menu': '' };

const loadItems = () => import('./more-menu-items.tsx').then(({ MoreMenuItems }) => MoreMenuItems);

/**
 * The "See more" menu: a popover, which the browser opens and places. It is closed from here, because
 * the browser would close it for every press outside, and the sandboxes beside it are of the same kind.
 */
export function MoreMenu({ data, run }: { data: ToolbarData; run: RunAction }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => popover.current?.hidePopover();
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };
  // The browser may have opened it before this code was there.
  useEffect(() => setOpen(popover.current!.matches(':popover-open')), []);
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: Event) => {
      const isKept = (target as Element).closest('[data-keeps-menu]') !== null;
      if (!isKept && !popover.current?.contains(target as Node)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeAndReturn();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  });
  return (
    <>
      <Tooltip label="See more">
        <button
          {...KEEPS_MENU}
          ref={button}
          type="button"
          className="demo-action demo-more"
          aria-label="See more"
          aria-haspopup="menu"
          aria-expanded={open}
          popoverTarget={id}
        >
          <MoreIcon />
        </button>
      </Tooltip>
      <div
        id={id}
        ref={popover}
        className="demo-menu"
        popover="manual"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <ToolbarPart load={loadItems}>
            {(MoreMenuItems) => <MoreMenuItems data={data} run={run} close={closeAndReturn} />}
          </ToolbarPart>
        )}
      </div>
    </>
  );
}
