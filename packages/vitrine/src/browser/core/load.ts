/** Milliseconds for which nothing may come of what a reader waits for. */
export const STALL_MS = 7000;
/**
 * Fetches JSON of the site itself.
 * @throws Error with status and address for any answer but success; what `fetch` throws
 */
export async function fetchJson<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return (await response.json()) as Value;
}

/** The same promise, which is rejected when it takes too long. What it gives later can be asked for again. */
export function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It takes too long')), STALL_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
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
