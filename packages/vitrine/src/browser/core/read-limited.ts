import { STALL_MS } from './constants.ts';

/** Bytes of an answer of the site itself: far more than any has. */
const MAX_BYTES = 50_000_000;

export interface ReadOptions extends RequestInit {
  /** Bytes that are read; an answer that has more is refused. */
  limit?: number;
  /** Throws at an answer that is not the one that was asked for. */
  check?: (response: Response) => void;
  /** Called with each part that arrives. */
  onProgress?: () => void;
}

/**
 * Fetches a text, as long as more of it arrives.
 * @throws Error with status and address for any answer but success, and for one that stalls or is too long;
 * what `fetch` throws
 */
export async function fetchText(url: string, options: ReadOptions = {}): Promise<string> {
  const { onProgress, check, signal, ...rest } = options;
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
    check?.(response);
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
