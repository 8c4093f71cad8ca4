import { useEffect, useRef } from 'react';
import { onFirstUse } from '../core/first-use/first-use.ts';
import type { PageState } from '../router/page-state.ts';

/** Two pixels at the very top that run while a navigation does (`progress.ts`). */
export function ProgressBar({ state }: { state: PageState }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => onFirstUse(({ startProgress }) => startProgress(ref.current!, state)), [state]);
  return (
    <div
      ref={ref}
      className="loading-bar"
      role="progressbar"
      aria-label="Loading page"
      aria-valuemin={0}
      aria-valuemax={100}
      hidden
    />
  );
}
