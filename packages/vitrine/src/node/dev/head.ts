import type { ViteDevServer } from 'vite';
import { MADE_AT_META } from '../../shared/contract.ts';

/**
 * Gives a function that adds to a document when it was begun (`DevMessages.now`), and what Vite and its
 * plugins put into the head of every page: their client and the preamble of hot updates. Asked of them once,
 * with an empty document: they would parse each page for it.
 */
export function createPageHead(
  vite: ViteDevServer,
): (html: string, madeAt: number) => Promise<string> {
  let head: Promise<string> | undefined;
  return async (html, madeAt) => {
    head ??= vite
      .transformIndexHtml('/', '<html><head></head></html>')
      .then((empty) => empty.slice(empty.indexOf('<head>') + 6, empty.indexOf('</head>')).trim());
    const tags = await head;
    // A function, because a `$` in the tags would mean something in a string.
    return html.replace(
      '<head>',
      () => `<head><meta name="${MADE_AT_META}" content="${madeAt}">${tags}`,
    );
  };
}
