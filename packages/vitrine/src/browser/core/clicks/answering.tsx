import { useEffect, type ReactNode } from 'react';
import { replayClicks } from './early-clicks.ts';

/** Around what an element is hydrated with: once that is done, clicks that came too early are repeated. */
export function Answering({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => replayClicks(root), [root]);
  return children;
}
