import { useEffect, useRef, type KeyboardEvent } from 'react';
import { listEntries } from './active-entry.ts';

interface NavFilterProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** Called when the field is entered, and when it is left. */
  onUse: (isUsed: boolean) => void;
  /** The result in words; empty without a query. */
  status: string;
}

/** The field above a long navigation that narrows it down by title. */
export function NavFilter({ query, onQueryChange, onUse, status }: NavFilterProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Typed before hydration.
    const typed = input.current!.value;
    if (typed !== '') queueMicrotask(() => onQueryChange(typed));
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && query !== '') onQueryChange('');
    else if (event.key === 'ArrowDown') listEntries()[0]?.focus();
    else return;
    // Escape would also close the drawer.
    event.preventDefault();
  }

  return (
    <div className="nav-filter">
      <input
        ref={input}
        type="search"
        aria-label="Filter pages"
        placeholder="Filter pages"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => onQueryChange(target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => onUse(true)}
        onBlur={() => onUse(false)}
      />
      <p role="status">
        <bdi>{status}</bdi>
      </p>
    </div>
  );
}
