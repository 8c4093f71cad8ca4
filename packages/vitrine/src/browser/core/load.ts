import { STALL_MS } from './constants.ts';
import { fetchText } from './read-limited.ts';

/**
 * Fetches JSON of the site itself.
 * @throws what `fetchText` throws, and a SyntaxError for anything but JSON
 */
export async function fetchJson<Value>(url: string): Promise<Value> {
  return JSON.parse(await fetchText(url)) as Value;
}

/** The same promise, which is rejected when it takes too long. What it gives later can be asked for again. */
export function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer')), STALL_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A part of the code that is loaded on use: rejected when it takes too long, and when it is a script that was cut off
 * and runs all the same, which exports nothing.
 */
export function loadPart<Part extends object>(loading: Promise<Part>): Promise<Part> {
  const whole = loading.then((part) => {
    if (!Object.values(part)[0]) throw new SyntaxError('It exports nothing');
    return part;
  });
  return inTime(whole);
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
