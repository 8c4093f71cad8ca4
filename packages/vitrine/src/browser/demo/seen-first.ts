/** How far outside the window a demo counts as seen: what a flick of the wheel brings there. */
const MARGIN = '200px';

const waiting = new Map<Element, () => void>();
const seen = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

/**
 * Runs work for a demo: now when the reader sees it, otherwise when the browser has nothing else to do
 * or the demo comes into view. So the next frame costs what is in the window and not the whole page.
 */
export function runSeenFirst(frame: Element, work: () => void): void {
  waiting.delete(frame);
  if (seen.has(frame)) return work();
  if (waiting.size === 0) whenIdle(runNext);
  waiting.set(frame, work);
}

/** Begins to watch whether the reader sees a demo. Returns a function that ends it. */
export function watchSeen(frame: Element): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          seen.add(target);
          takeWaiting(target);
        } else seen.delete(target);
      }
    },
    { rootMargin: MARGIN },
  );
  // Demos begin near the window.
  seen.add(frame);
  observer.observe(frame);
  return () => {
    observer?.unobserve(frame);
    waiting.delete(frame);
  };
}

/** One at a time, so that the reader's input never waits for more than one. */
function runNext(): void {
  const [next] = waiting.keys();
  if (!next) return;
  takeWaiting(next);
  if (waiting.size > 0) whenIdle(runNext);
}

function takeWaiting(frame: Element): void {
  const work = waiting.get(frame);
  waiting.delete(frame);
  work?.();
}

function whenIdle(work: () => void): void {
  // Not in every browser yet.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 200 });
  else setTimeout(work, 20);
}
