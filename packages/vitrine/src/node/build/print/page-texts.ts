import type { PageText } from '../../llms/llms-full.ts';
import { MOST_BYTES } from '../../base/text.ts';

/**
 * Bytes of text that are kept for the files that hold many pages, somewhat more than all of these have; beyond, pages are
 * printed once more.
 */
const KEPT_BYTES = 6_000_000;
const SHEET_BYTES = 1_000_000;

/** The Markdown of pages, by path, while a build writes it. */
export interface PageTexts {
  /** @param write writes the text where it is asked for, and tells its bytes */
  add: (
    pathname: string,
    digest: string,
    print: () => string,
    write: (print: () => string) => number,
  ) => void;
  get: (pathname: string) => PageText;
}

export function createPageTexts(): PageTexts {
  const texts = new Map<string, PageText>();
  const keep = createKeeper();
  const add: PageTexts['add'] = (pathname, digest, print, write) => {
    let kept: (() => string) | null = null;
    const printOnce = () => {
      if (kept) return kept();
      const text = print();
      kept = keep(text);
      return text;
    };
    texts.set(pathname, { digest, bytes: write(printOnce), read: printOnce });
  };
  return { add, get: (pathname) => texts.get(pathname)! };
}

/** Keeps texts as bytes in large sheets: the garbage collector would copy strings that live so long. */
function createKeeper() {
  let sheet = Buffer.alloc(0);
  let used = 0;
  let kept = 0;
  return (text: string): (() => string) | null => {
    const most = text.length * MOST_BYTES;
    if (kept + text.length > KEPT_BYTES) return null;
    if (used + most > sheet.length) {
      sheet = Buffer.allocUnsafeSlow(Math.max(SHEET_BYTES, most));
      used = 0;
    }
    const [own, start] = [sheet, used];
    used += own.write(text, start);
    kept += text.length;
    const end = used;
    return () => own.toString('utf8', start, end);
  };
}

/** How a page whose text is not a file of the build is written. */
export const writeNothing = (print: () => string): number => Buffer.byteLength(print());
