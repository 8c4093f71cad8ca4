import { LISTENING_EVENT, MADE_AT_META } from '../../shared/contract.ts';

/*
 * Dev server only. Callers ask for `import.meta.hot` first, so that a build leaves the calls out.
 */

/** Says when this document was made, for the server to tell what it has missed since. */
export function reportListening(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${MADE_AT_META}"]`);
  if (meta) import.meta.hot?.send(LISTENING_EVENT, Number(meta.content));
}

/** Loads the page anew when a demo may be mended that could not be loaded, now and from now on. */
export function watchMendedDemos(): void {
  import.meta.hot?.on('vite:beforeUpdate', () => {
    // Its module has not come to run, so it will not hear of the change that mends it.
    if (document.querySelector('.demo-content + .demo-message')) location.reload();
  });
  reportListening();
}
