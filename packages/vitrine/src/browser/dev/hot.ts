import { loadFirstUse } from '../core/first-use/first-use.ts';
import type { RouterOptions } from '../router/load-page.ts';
import { watchMendedDemos } from './listening.ts';

/**
 * Dev server only: shows an edited page in place, and tries a demo again that could not be loaded. In
 * a build `import.meta.hot` is not there.
 */
export function startHotPages(options: RouterOptions): void {
  import.meta.hot?.on('vitrine:page', ({ pathname }: { pathname: string }) => {
    // A page that has left the shell, too, is loaded in full.
    showEdited(pathname, options).catch(() => location.reload());
  });
  if (import.meta.hot) watchMendedDemos();
}

async function showEdited(pathname: string, options: RouterOptions): Promise<void> {
  const { clearPageCache, fetchPage, showPage } = await loadFirstUse();
  clearPageCache();
  // Vite takes a message away when a module changes; prose is none. What is still wrong is told again.
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  if (pathname !== options.state.page.get().pathname) return;
  showPage(await fetchPage(pathname), options);
}
