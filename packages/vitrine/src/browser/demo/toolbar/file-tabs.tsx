import type { KeyboardEvent } from 'react';

interface FileTabsProps {
  names: string[];
  /** Index of the file shown. */
  selected: number;
  select: (index: number) => void;
  /** Prefix of the tabs' ids; the panel has the id `<id>panel`. */
  id: string;
}

/** The files of a demo as ARIA tabs; names are read from left to right everywhere. */
export function FileTabs({ names, selected, select, id }: FileTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextIndex(event, selected, names.length);
    if (next === null) return;
    event.preventDefault();
    select(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div
      className="source-tabs"
      role="tablist"
      aria-label="Files of the demo"
      onKeyDown={onKeyDown}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}${index}`}
          aria-selected={index === selected}
          aria-controls={`${id}panel`}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => select(index)}
        >
          <bdi dir="ltr">{name}</bdi>
        </button>
      ))}
    </div>
  );
}

/** Arrow keys go where they point, in either direction of writing. */
function nextIndex(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  at: number,
  count: number,
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward) return (at + 1) % count;
  return key === 'ArrowRight' || key === 'ArrowLeft' ? (at - 1 + count) % count : null;
}
