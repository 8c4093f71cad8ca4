import { clearPageCache } from './page-cache.ts';

/** Dev server only: shows an edited page in place. In a build `import.meta.hot` is not there. */
export function startHotPages(refresh: (pathname: string) => void): void {
  import.meta.hot?.on('vitrine:page', ({ pathname }: { pathname: string }) => {
    clearPageCache();
    refresh(pathname);
  });
}
