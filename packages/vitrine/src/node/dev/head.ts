import type { ViteDevServer } from 'vite';
import { MADE_AT_META } from '../../shared/contract.ts';
import { withoutBase } from '../servers/base.ts';
import type { Entries } from './access/entries.ts';
import { addressesOfTags } from './access/named-in-code.ts';

/**
 * Makes a function that adds to a document the time at which it was begun (`DevMessages.now`), and the tags
 * that Vite and its plugins put into every head: their client and the preamble of hot updates. They are asked
 * once, with an empty document, because they would parse each page.
 * @param entries what the tags load is added to them
 */
export function createPageHead(
  vite: ViteDevServer,
  entries: Entries,
): (html: string, madeAt: number) => Promise<string> {
  let head: Promise<string> | undefined;
  const readHead = async () => {
    const empty = await vite.transformIndexHtml('/', '<html><head></head></html>');
    const tags = empty.slice(empty.indexOf('<head>') + 6, empty.indexOf('</head>')).trim();
    for (const address of addressesOfTags(tags))
      entries.add(withoutBase(address, vite.config.base));
    return tags;
  };
  return async (html, madeAt) => {
    head ??= readHead();
    const tags = await head;
    // A function, because a `$` in the tags would mean something in a string.
    return html.replace(
      '<head>',
      () => `<head><meta name="${MADE_AT_META}" content="${madeAt}">${tags}`,
    );
  };
}
