import { WRONG_PAGE_HEADER } from '../../contract.ts';

/**
 * Dev server only: loads a page without the shell anew when its Markdown has changed. Its demo is exchanged
 * in place, as everywhere.
 */
export function startHotBlankPage(ownPath: string): void {
  import.meta.hot?.on('vitrine:page', ({ pathname }: { pathname: string }) => {
    if (pathname !== ownPath) return;
    // Vite takes a message away when a module changes; prose is none. What is still wrong is told again.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    fetch(location.href).then(
      // What is wrong has just been told here, and would not be told to a page that is still loading.
      ({ headers }) => headers.has(WRONG_PAGE_HEADER) || location.reload(),
      () => location.reload(),
    );
  });
  import.meta.hot?.on('vite:beforeUpdate', () => {
    // Its module has not come to run, so it will not hear of the change that mends it.
    if (document.querySelector('.demo-content + .demo-message')) location.reload();
  });
}
