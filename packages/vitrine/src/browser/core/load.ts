/**
 * Fetches JSON.
 * @throws Error with status and address for any answer but success; what `fetch` throws
 */
export async function fetchJson<Value>(url: string, options?: RequestInit): Promise<Value> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return (await response.json()) as Value;
}

/** Makes a function that loads each address once. After a failure it tries again. */
export function loadOnce<Value>(
  load: (url: string) => Promise<Value>,
): (url: string) => Promise<Value> {
  const loaded = new Map<string, Promise<Value>>();
  return (url) => {
    const known = loaded.get(url);
    if (known) return known;
    const loading = load(url);
    loaded.set(url, loading);
    loading.catch(() => loaded.delete(url));
    return loading;
  };
}
