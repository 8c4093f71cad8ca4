import type { Token } from 'markdown-it';
import { toText } from './harmless.ts';
import { addressesOf, noteLimit, type LimitEnv } from './limits/limits.ts';

/** What markdown-it leaves of the definitions `[label]: /address "title"`. */
interface References {
  references?: Record<string, { href: string; title: string }>;
}

const REASON = 'the page repeats long addresses too often; some of its links are text';

/**
 * Takes the links and pictures that a page's definitions would blow up out of it: an address of half a
 * megabyte, used in every other word, makes a page of gigabytes. Links that are written out cost what
 * they are long, so a page without definitions need not be looked through.
 */
export function limitLinks(
  tokens: readonly Token[],
  env: LimitEnv & References,
  text: string,
): void {
  if (Object.keys(env.references ?? {}).length === 0) return;
  let left = addressesOf(text);
  let line = 0;
  for (const { map, children } of tokens) {
    line = map?.[0] ?? line;
    let isOpen = false;
    for (const child of children ?? []) {
      if (isOpen && child.type === 'link_close') {
        isOpen = false;
        toText(child, '');
      }
      if (child.type !== 'link_open' && child.type !== 'image') continue;
      left -= child.attrs!.reduce((sum, [, value]) => sum + String(value).length, 0);
      if (left >= 0) continue;
      if (!env.limits?.some(({ reason }) => reason === REASON)) noteLimit(env, line, REASON);
      isOpen = child.type === 'link_open';
      toText(child, child.type === 'image' ? child.content : '');
    }
  }
}
