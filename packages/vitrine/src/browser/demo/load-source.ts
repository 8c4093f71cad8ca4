import type { DemoSourceData } from '../../shared/contract.ts';
import { fetchJson, loadOnce } from '../core/load.ts';
import { DemoError } from './demo-errors.ts';

/**
 * The sources of a demo, fetched when they are first wanted.
 * @throws DemoError `source-load-failed`; asked again, it tries again
 */
export const loadDemoSource = loadOnce((url) =>
  fetchJson<DemoSourceData>(url).catch((cause: unknown) => {
    throw new DemoError('source-load-failed', cause);
  }),
);
