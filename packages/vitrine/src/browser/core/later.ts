/** Runs once the page has loaded, when nothing a reader waits for is held up. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Runs once the next frame is painted: what answers the reader at once comes before what takes long. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/**
 * Runs when the browser has nothing else to do.
 * @param timeout the longest wait in milliseconds; left out: any
 */
export function whenIdle(run: () => void, timeout = 0): void {
  // Not in every browser yet.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, timeout || 200);
}

/** The Network Information API is not in every browser; where it is missing nobody saves data. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
