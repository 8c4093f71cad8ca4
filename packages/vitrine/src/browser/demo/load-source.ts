import type { DemoSourceData } from '../../shared/contract.ts';
import { fetchJson, loadOnce } from '../core/load.ts';
import { createStore } from '../core/store.ts';
import { DemoError } from './demo-errors.ts';

const fetchSource = (url: string) =>
  fetchJson<DemoSourceData>(url).catch((cause: unknown) => {
    throw new DemoError('source-load-failed', cause);
  });

/** Loads each source once. After an edit, which builds have none of, it is another function. */
export const sourceLoader = createStore(loadOnce(fetchSource));

/**
 * The sources of a demo, fetched when they are first wanted.
 * @throws DemoError `source-load-failed`; asked again, it tries again
 */
export const loadDemoSource = (url: string): Promise<DemoSourceData> => sourceLoader.get()(url);

if (import.meta.hot) {
  const last = new Map<string, DemoSourceData>();
  const load = async (url: string) => {
    // One that cannot be read for now stays as it was.
    const source = await fetchSource(url).catch((error: unknown) => {
      const before = last.get(url);
      if (before === undefined) throw error;
      return before;
    });
    last.set(url, source);
    return source;
  };
  const renew = () => sourceLoader.set(loadOnce(load));
  renew();
  import.meta.hot.on('vite:afterUpdate', renew);
}
