import type { PageText } from '../../llms/llms-full.ts';

/** Bytes of text that are kept for the files that hold many pages; beyond, pages are printed once more. */
const KEPT_BYTES = 48_000_000;

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
  let kept = 0;
  const add: PageTexts['add'] = (pathname, digest, print, write) => {
    let text: string | undefined;
    const printOnce = () => {
      if (text !== undefined) return text;
      const printed = print();
      kept += printed.length;
      if (kept <= KEPT_BYTES) text = printed;
      return printed;
    };
    texts.set(pathname, { digest, bytes: write(printOnce), read: printOnce });
  };
  return { add, get: (pathname) => texts.get(pathname)! };
}

/** How a page whose text is not a file of the build is written. */
export const writeNothing = (print: () => string): number => Buffer.byteLength(print());
