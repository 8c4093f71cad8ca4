import { PAGES_EVENT } from '../../../shared/contract.ts';
import { watchMendedDemos } from '../../dev/listening.ts';
import { reportThrown } from '../../dev/report-thrown.ts';

/**
 * Dev server only: loads a page without the shell anew when its Markdown has changed. Its demo is exchanged
 * in place, as everywhere.
 */
export function startHotBlankPage(ownPath: string): void {
  import.meta.hot?.on(PAGES_EVENT, ({ pathnames }: { pathnames: string[] }) => {
    if (pathnames.includes(ownPath)) location.reload();
  });
  watchMendedDemos();
  reportThrown();
}
