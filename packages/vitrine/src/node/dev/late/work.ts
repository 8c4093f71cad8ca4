import type { IncomingMessage } from 'node:http';

/** Milliseconds without a request after which nobody seems to wait for a page. */
const UNASKED_MS = 1000;
/** Milliseconds that a page may keep everything else waiting. */
const HELD_MS = 5000;

/** Work that the first page does not need, and that would take the processors from it. */
export interface LateWork {
  /** Somebody waits for a page: all else comes after it. */
  hold: () => void;
  /** Begins: the page is there. */
  begin: () => void;
  /** Something else than a page is asked for. @returns resolves when the work has begun */
  ask: () => Promise<void>;
  /** Does not begin any more: the server has ended. */
  end: () => void;
}

/** Begins once, by itself where nobody asks for a page, or where a page takes long. */
export function createLateWork(work: () => void): LateWork {
  let isHeld = false;
  let begin = () => undefined as void;
  const begun = new Promise<void>((resolve) => {
    begin = () => {
      clearTimeout(timer);
      begin = () => undefined;
      work();
      resolve();
    };
  });
  const beginAfter = (ms: number) => setTimeout(() => begin(), ms).unref();
  let timer = beginAfter(UNASKED_MS);
  return {
    hold: () => {
      if (isHeld) return;
      isHeld = true;
      clearTimeout(timer);
      timer = beginAfter(HELD_MS);
    },
    begin: () => begin(),
    ask: () => {
      if (!isHeld) begin();
      return begun;
    },
    end: () => {
      clearTimeout(timer);
      begin = () => undefined;
    },
  };
}

/** Tells a request for a page from one for a file or a module, by what browsers say of it and by its ending. */
export function isForPage({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>) {
  const [pathname = ''] = url.split('?');
  return (
    headers.accept?.includes('text/html') === true && !/\.[^/]*$|\/@(?:fs|id|vite)\//.test(pathname)
  );
}
