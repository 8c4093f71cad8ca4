/** Runs once the page has loaded, when nothing a reader waits for is held up. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
