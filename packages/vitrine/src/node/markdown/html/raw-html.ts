import MarkdownIt from 'markdown-it';
import type { ProseReader } from './prose-reader.ts';

/** Anchors and links in the raw HTML of a page. `line` counts from 0 in the HTML. */
export interface RawHtml {
  ids: string[];
  links: { href: string; line: number }[];
}

// A comment, a tag with its attributes, whose quoted values may hold ">", or text.
const piece = /<!--[^]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gi;
const attribute = /([a-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Finds `id`, `<a href>` and `<img src>` in a piece of raw HTML. */
export function scanRawHtml(html: string): RawHtml {
  const found: RawHtml = { ids: [], links: [] };
  for (const { 2: tag = '', 3: attributes = '', index } of html.matchAll(piece)) {
    for (const [name, value] of readAttributes(attributes)) {
      const key = `${tag.toLowerCase()} ${name}`;
      if (name === 'id') found.ids.push(value);
      else if (key === 'a href' || key === 'img src') {
        found.links.push({ href: value, line: countNewlines(html.slice(0, index)) });
      }
    }
  }
  return found;
}

/** Gives the elements and the text of a piece of raw HTML to a reader. */
export function readRawHtml(html: string, reader: ProseReader): void {
  for (const [text, slash, name = '', attributes = ''] of html.matchAll(piece)) {
    const tag = name.toLowerCase();
    if (tag === '' && !text.startsWith('<!--')) reader.text(text.replace(entity, unescapeAll));
    else if (slash === '/') reader.close(tag);
    else if (tag !== '') reader.open(tag, new Map(readAttributes(attributes)).get('id'));
  }
}

/** Lower-case names with their values. */
function readAttributes(attributes: string): [name: string, value: string][] {
  return [...attributes.matchAll(attribute)].map(([, name = '', ...values]) => [
    name.toLowerCase(),
    (values[0] ?? values[1] ?? values[2] ?? '').replace(entity, unescapeAll),
  ]);
}

const entity = /&[#\w]+;/g;
const { unescapeAll } = new MarkdownIt().utils;

/** Number of line breaks in a text. */
export function countNewlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
