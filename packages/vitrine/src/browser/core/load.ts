/** Milliseconds for which nothing may come of what a reader waits for. */
export const STALL_MS = 7000;
/** Bytes of an answer of the site itself: far more than any has. */
const MAX_BYTES = 50_000_000;

export interface ReadOptions extends RequestInit {
  /** Bytes that are read; an answer that has more is refused. */
  limit?: number;
  /** Called with each part that arrives. */
  onProgress?: () => void;
}

/**
 * Fetches a text, as long as more of it arrives.
 * @throws Error with status and address for any answer but success, and for one that stalls or is too long;
 * what `fetch` throws
 */
export async function fetchText(url: string, options: ReadOptions = {}): Promise<string> {
  const { onProgress, signal, ...rest } = options;
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new Error(`No answer from ${url}`)), STALL_MS);
    onProgress?.();
  };
  wait();
  try {
    const signals = signal ? [signal, controller.signal] : [controller.signal];
    const response = await fetch(url, { ...rest, signal: AbortSignal.any(signals) });
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return await readText(response, options.limit ?? MAX_BYTES, wait);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads an answer's text.
 * @throws Error when it has more bytes than the limit; what is more is not read
 */
export async function readText(
  { body, url }: Pick<Response, 'body' | 'url'>,
  limit: number,
  onProgress?: () => void,
): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > limit) {
      void reader?.cancel();
      throw new Error(`${url}: more than ${limit} bytes`);
    }
    text += decoder.decode(value, { stream: true });
    onProgress?.();
  }
}

/**
 * Fetches JSON, likewise.
 * @throws as `fetchText`; SyntaxError for what is no JSON
 */
export async function fetchJson<Value>(url: string, options?: ReadOptions): Promise<Value> {
  return JSON.parse(await fetchText(url, options)) as Value;
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
