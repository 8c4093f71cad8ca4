import type { PageBody } from '../markdown/compile.ts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from '../markdown/front-matter.ts';

/** Targets of links and reference definitions, without fragment, title and angle brackets. */
const LINKS = /\]\(\s*<?([^)\s>]+)|^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm;
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

/**
 * Reads what a page shows in the place of its own text; `null` for a page without `source`.
 * @param file the page, relative to the root
 * @param addressOf where a file of the repository can be read; empty when the site does not say
 */
export function readPageBody(
  root: string,
  file: string,
  source: string,
  addressOf: (file: string) => string,
): PageBody | null {
  // Nearly no page has one, and a header is cheaper to search than to parse.
  const header = /^\uFEFF?---[^]*?\n---/.exec(source)?.[0];
  if (header === undefined || !/^source\s*:/m.test(header)) return null;
  const { source: relative } = splitFrontMatter(source, file).data;
  if (!relative) return null;
  const body = path.posix.join(path.posix.dirname(file), relative);
  const at = path.join(root, body);
  if (!existsSync(at)) return { file: body, text: null, links: {} };
  const text = readFileSync(at, 'utf8');
  const links: Record<string, string> = {};
  for (const [, inline, definition] of text.matchAll(LINKS)) {
    const href = (inline ?? definition)!;
    const [target = '', fragment] = href.split('#');
    if (ABSOLUTE.test(href)) continue;
    const linked = path.posix.join(path.posix.dirname(body), target);
    const address = existsSync(path.join(root, linked)) ? addressOf(linked) : '';
    if (address !== '') links[href] = fragment === undefined ? address : `${address}#${fragment}`;
  }
  return { file: body, text, links };
}
