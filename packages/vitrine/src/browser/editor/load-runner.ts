import type { PreviewData } from '../../shared/contract.ts';

const loaded = new Map<string, Promise<PreviewData>>();

/** What previews run with, fetched once; asked again after a failure, it tries again. */
export function loadPreviewData(url: string): Promise<PreviewData> {
  const known = loaded.get(url);
  if (known) return known;
  const data = fetchData(url);
  loaded.set(url, data);
  data.catch(() => loaded.delete(url));
  return data;
}

async function fetchData(url: string): Promise<PreviewData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return (await response.json()) as PreviewData;
}
