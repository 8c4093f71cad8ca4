import {
  CLEARED_EVENT,
  LISTENING_EVENT,
  MADE_AT_META,
  MENDED_EVENT,
} from '../../shared/contract.ts';

/*
 * Dev server only. Callers ask for `import.meta.hot` first, so that a build leaves the calls out.
 */

/** Says when this document was made, for the server to tell what it has missed since. */
export function reportListening(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${MADE_AT_META}"]`);
  if (meta) import.meta.hot?.send(LISTENING_EVENT, Number(meta.content));
}

/**
 * Loads the page anew when a demo may be mended that could not be loaded, now and from now on. What the server has said
 * is wrong goes away once it is mended, and no sooner.
 */
export function watchMendedDemos(): void {
  let wasCleared = false;
  import.meta.hot?.on('vite:beforeUpdate', () => {
    // Its module has not come to run, so it will not hear of the change that mends it.
    if (document.querySelector('.demo-content + .demo-message')) location.reload();
    // Vite takes them away, too, but for the first update, for which it loads the page anew.
    wasCleared = removeOverlays();
  });
  import.meta.hot?.on('vite:afterUpdate', () => {
    if (wasCleared) reportCleared();
  });
  import.meta.hot?.on(MENDED_EVENT, ({ message }: { message: string }) =>
    removeOverlays(message.trim()),
  );
  reportListening();
}

/** Takes away what is shown to be wrong, and has the server say what still is. */
export function clearOverlays(): void {
  if (removeOverlays()) reportCleared();
}

/**
 * @param message of those to remove; all of them without it
 * @returns whether there were any: a reader may have closed them
 */
function removeOverlays(message?: string): boolean {
  const overlays = [...document.querySelectorAll('vite-error-overlay')].filter(
    ({ shadowRoot }) =>
      message === undefined || shadowRoot?.querySelector('.message-body')?.textContent === message,
  );
  for (const overlay of overlays) overlay.remove();
  return overlays.length > 0;
}

const reportCleared = () => import.meta.hot?.send(CLEARED_EVENT);
