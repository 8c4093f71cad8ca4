import { useEffect, useRef } from 'react';
import type { PageState } from '../client/page-state.ts';

/** Tells screen readers which page a navigation has led to. */
export function Announcer({ state }: { state: PageState }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      state.page.subscribe(() => {
        if (ref.current) ref.current.textContent = state.page.get().documentTitle;
      }),
    [state],
  );
  return <div ref={ref} className="visually-hidden" role="status" aria-live="polite" />;
}
