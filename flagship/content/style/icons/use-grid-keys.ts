import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface GridKeys {
  /** The place that the Tab key leads to. */
  active: number;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Arrow keys, Home and End in a grid of which only the rows in view are in the document.
 * @param show brings a place into view
 */
export function useGridKeys(
  scroller: RefObject<HTMLElement | null>,
  { count, columns }: { count: number; columns: number },
  show: (place: number) => void,
): GridKeys {
  const [active, setActive] = useState(0);
  const wanted = useRef<number>(null);
  // After each render: a row far away is in the document only after the grid has scrolled there.
  useEffect(() => {
    if (wanted.current === null) return;
    const button = scroller.current!.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`);
    if (!button) return;
    wanted.current = null;
    button.focus({ preventScroll: true });
  });

  function onKeyDown(event: KeyboardEvent) {
    const place = (event.target as HTMLElement).dataset.place;
    const step = stepOf(event, columns, count - 1, Number(place));
    if (place === undefined || step === 0) return;
    event.preventDefault();
    const next = Math.min(Math.max(Number(place) + step, 0), count - 1);
    wanted.current = next;
    setActive(next);
    show(next);
  }
  return { active: Math.min(active, Math.max(count - 1, 0)), onKeyDown };
}

function stepOf(
  { key, currentTarget }: KeyboardEvent,
  columns: number,
  last: number,
  place: number,
): number {
  const forwards = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forwards,
    ArrowLeft: -forwards,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -place,
    End: last - place,
  };
  return steps[key] ?? 0;
}
