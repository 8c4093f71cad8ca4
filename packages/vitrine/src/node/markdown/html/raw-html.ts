import MarkdownIt from 'markdown-it';
import type { ProseReader } from './prose-reader.ts';

/** Gives the elements and the text of a piece of raw HTML to a reader. */
export function readRawHtml(html: string, reader: ProseReader): void {
  for (let at = 0; at < html.length;) {
    const next = html.indexOf('<', at + 1);
    const text = html.slice(at, next === -1 ? html.length : next);
    if (text.startsWith('<!--')) {
      at = endOf(html, '-->', at + 4);
      continue;
    }
    const [start, slash, tag = ''] = /^<(\/?)([a-z][\w-]*)/i.exec(text) ?? [];
    if (start === undefined) {
      reader.text(text.replace(entity, unescapeAll));
      at += text.length;
      continue;
    }
    rest.lastIndex = at + start.length;
    const [end, attributes = ''] = rest.exec(html) ?? [];
    // A tag or a comment that is not closed is all that follows.
    if (end === undefined) return;
    if (slash === '/') reader.close(tag.toLowerCase());
    else reader.open(tag.toLowerCase(), new Map(readAttributes(attributes)).get('id'));
    at = rest.lastIndex;
  }
}

/** The rest of a tag: attributes, of which quoted values may hold ">". */
const rest = /((?:"[^"]*"|'[^']*'|[^"'>])*)>/y;

function endOf(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

/** Lower-case names with their values. */
function readAttributes(attributes: string): [name: string, value: string][] {
  return [...attributes.matchAll(attribute)].map(([, name = '', ...values]) => [
    name.toLowerCase(),
    (values[0] ?? values[1] ?? values[2] ?? '').replace(entity, unescapeAll),
  ]);
}

/** Each name is tried from its first letter alone: a long one without a value would be from every letter. */
const attribute = /(?<![\w:-])([a-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

const entity = /&[#\w]+;/g;
const { unescapeAll } = new MarkdownIt().utils;
