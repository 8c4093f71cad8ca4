import { PAGES_EVENT } from '../../shared/contract.ts';
import { loadFirstUse } from '../core/first-use/first-use.ts';
import type { RouterOptions } from '../router/load-page.ts';
import { clearOverlays, watchMendedDemos } from './listening.ts';
import { reportThrown } from './report-thrown.ts';
import { noteServed, patchPage, type Served } from './patch-page.ts';

/**
 * Dev server only: shows an edited page in place, and tries a demo again that could not be loaded. Called before any demo
 * is mounted, and where `import.meta.hot` is there, so that a build leaves out all that is imported here.
 * @param onPatched called when parts of the page are others
 */
export function startHotPages(options: RouterOptions, onPatched: () => void): void {
  const showEdited = createShowEdited(options, onPatched);
  import.meta.hot?.on(PAGES_EVENT, ({ pathnames }: { pathnames: string[] }) => {
    // A page that has left the shell, too, is loaded in full.
    showEdited(pathnames).catch(() => location.reload());
  });
  watchMendedDemos();
  reportThrown();
}

function createShowEdited(
  options: RouterOptions,
  onPatched: () => void,
): (pathnames: readonly string[]) => Promise<void> {
  const { page } = options.state;
  const pathOf = () => page.get().pathname;
  let served: Promise<Served> = Promise.resolve(noteServed(document));
  let shown = pathOf();
  page.subscribe(() => {
    if (pathOf() === shown) return;
    shown = pathOf();
    // From the cache: it has just been shown.
    served = loadFirstUse().then(async ({ fetchPage, parsePage }) =>
      noteServed(parsePage(await fetchPage(shown))),
    );
    served.catch(() => undefined);
  });
  let showing = Promise.resolve();
  const show = async (pathnames: readonly string[]) => {
    const parts = await loadFirstUse();
    const { clearPageCache, fetchPage, parsePage, showPage } = parts;
    const before = await served;
    clearPageCache();
    // Vite takes a message away when a module changes; prose is none. What is still wrong is told again.
    clearOverlays();
    const pathname = pathOf();
    if (!pathnames.includes(pathname)) return;
    const html = await fetchPage(pathname);
    if (pathname !== pathOf()) return;
    const after = patchPage(parsePage(html), before, options.state, parts);
    if (after === null) showPage(html, options);
    else onPatched();
    served = Promise.resolve(after ?? noteServed(parsePage(html)));
  };
  /** One after the other: each tells what the next one finds. */
  return (pathnames) => (showing = showing.catch(() => undefined).then(() => show(pathnames)));
}
