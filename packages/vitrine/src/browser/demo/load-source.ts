import type { DemoSourceData } from '../../shared/contract.ts';
import { DemoError } from './demo-errors.ts';

const loaded = new Map<string, Promise<DemoSourceData>>();

/**
 * The sources of a demo, fetched when they are first wanted.
 * @throws DemoError `source-load-failed`; asked again, it tries again
 */
export function loadDemoSource(url: string): Promise<DemoSourceData> {
  const known = loaded.get(url);
  if (known) return known;
  const source = fetchSource(url);
  loaded.set(url, source);
  source.catch(() => loaded.delete(url));
  return source;
}

async function fetchSource(url: string): Promise<DemoSourceData> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return (await response.json()) as DemoSourceData;
  } catch (cause) {
    throw new DemoError('source-load-failed', cause);
  }
}
