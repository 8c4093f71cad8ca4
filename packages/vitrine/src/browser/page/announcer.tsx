import { useEffect, useRef } from 'react';
import { announce, announcement } from '../core/announce.ts';
import type { PageState } from '../router/page-state.ts';

/** The live region: which page a navigation has led to, and what else calls `announce`. */
export function Announcer({ state }: { state: PageState }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stops = [
      announcement.subscribe(() => {
        if (ref.current) ref.current.textContent = announcement.get().text;
      }),
      state.page.subscribe(() => announce(state.page.get().documentTitle)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [state]);
  return <div ref={ref} className="visually-hidden" role="status" aria-live="polite" />;
}
