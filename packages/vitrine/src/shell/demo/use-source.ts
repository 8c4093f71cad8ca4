import { useState } from 'react';
import type { DemoSourceData } from '../../contract.ts';

export type DemoSource =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; code: string; html: string };

/** Fetches a demo's source when it is first wanted; a failure can be tried again. */
export function useSource(url: string): { source: DemoSource; load: () => Promise<DemoSource> } {
  const [source, setSource] = useState<DemoSource>({ status: 'loading' });
  const load = async (): Promise<DemoSource> => {
    if (source.status === 'ready') return source;
    setSource({ status: 'loading' });
    const loaded = await fetchSource(url);
    setSource(loaded);
    return loaded;
  };
  return { source, load };
}

async function fetchSource(url: string): Promise<DemoSource> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    const { files } = (await response.json()) as DemoSourceData;
    const { code, html } = files[0]!.ts;
    return { status: 'ready', code, html };
  } catch {
    // The toolbar says that it failed and offers to try again.
    return { status: 'failed' };
  }
}
