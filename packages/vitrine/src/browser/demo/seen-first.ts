import { NEAR_PX } from '../core/constants.ts';
import { whenIdle } from '../core/later.ts';

const IDLE_TIMEOUT_MS = 200;
const waiting = new Map<Element, () => void>();
const seen = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

/**
 * Runs work for a demo: now when the reader sees it, otherwise when the browser has nothing else to do
 * or the demo comes into view. So the next frame costs what is in the window and not the whole page.
 */
export function runSeenFirst(box: Element, work: () => void): void {
  waiting.delete(box);
  if (seen.has(box)) return work();
  if (waiting.size === 0) whenIdle(runNext, IDLE_TIMEOUT_MS);
  waiting.set(box, work);
}

/** Begins to watch whether the reader sees a demo. Returns a function that ends it. */
export function watchSeen(box: Element): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          seen.add(target);
          takeWaiting(target);
        } else seen.delete(target);
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  // Demos begin near the window.
  seen.add(box);
  observer.observe(box);
  return () => {
    observer?.unobserve(box);
    waiting.delete(box);
  };
}

/** One at a time, so that the reader's input never waits for more than one. */
function runNext(): void {
  const [next] = waiting.keys();
  if (!next) return;
  takeWaiting(next);
  if (waiting.size > 0) whenIdle(runNext, IDLE_TIMEOUT_MS);
}

function takeWaiting(box: Element): void {
  const work = waiting.get(box);
  waiting.delete(box);
  work?.();
}
