import { watchMendedDemos } from '../../dev/listening.ts';

/**
 * Dev server only: loads a page without the shell anew when its Markdown has changed. Its demo is exchanged
 * in place, as everywhere.
 */
export function startHotBlankPage(ownPath: string): void {
  import.meta.hot?.on('vitrine:page', ({ pathname }: { pathname: string }) => {
    if (pathname === ownPath) location.reload();
  });
  watchMendedDemos();
}
