import { useEffect, useRef } from 'react';
import { AUTO_HIDE_MS } from './constants.ts';

/**
 * Hides what is shown once it has been there long enough. Time that is paused does not count.
 * @param id what is shown; another one gets the whole time again. `null`: nothing is.
 */
export function useAutoHide(id: number | null, paused: boolean, hide: () => void): void {
  const remaining = useRef(AUTO_HIDE_MS);
  useEffect(() => {
    remaining.current = AUTO_HIDE_MS;
  }, [id]);
  useEffect(() => {
    if (id === null || paused) return;
    const started = performance.now();
    const timer = setTimeout(hide, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [id, paused, hide]);
}
