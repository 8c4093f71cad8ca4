import { watchMendedDemos } from './listening.ts';
import { clearPageCache, fetchPage } from '../router/page-cache.ts';
import { showPage, type RouterOptions } from '../router/router.ts';

/**
 * Dev server only: shows an edited page in place, and tries a demo again that could not be loaded. In
 * a build `import.meta.hot` is not there.
 */
export function startHotPages(options: RouterOptions): void {
  import.meta.hot?.on('vitrine:page', ({ pathname }: { pathname: string }) => {
    clearPageCache();
    // Vite takes a message away when a module changes; prose is none. What is still wrong is told again.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    if (pathname !== options.state.page.get().pathname) return;
    // A page that has left the shell, too, is loaded in full.
    fetchPage(pathname)
      .then((html) => showPage(html, options))
      .catch(() => location.reload());
  });
  if (import.meta.hot) watchMendedDemos();
}
