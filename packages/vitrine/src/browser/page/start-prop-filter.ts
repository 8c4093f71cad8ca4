import type { ServedPage } from '../router/page-state.ts';
import type { ReadableStore } from '../core/store.ts';

/** Lets readers filter the props of a component. Its code is fetched with a page that has some. */
export function startPropFilter(page: ReadableStore<ServedPage>): void {
  const start = () => {
    if (!document.querySelector('main .props')) return;
    // Without it the page is whole.
    import('./prop-filter.ts').then(({ addPropFilter }) => addPropFilter()).catch(() => undefined);
  };
  start();
  page.subscribe(start);
}
