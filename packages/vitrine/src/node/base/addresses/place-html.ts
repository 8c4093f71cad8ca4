import { placeAddress } from './base-path.ts';
import { listStyleAddresses } from './style-addresses.ts';

/** Noncharacters, which no text has: what is between them has its base already. */
const READY = ['\uFDD0', '\uFDD1'] as const;
const READY_PARTS = /\uFDD0([^\uFDD1]*)\uFDD1/;

/** Attributes with one address; those of the engine's own markup begin with `data-`. */
const ADDRESS =
  /^(?:href|src|poster|action|formaction|cite|data|background|xlink:href|data-(?:module|adapter|source|frame|remote))$/;
/** Attributes with addresses between spaces. */
const LIST = /^(?:ping|data-(?:preload|kept|start))$/;
/** Attributes with addresses between commas, each before its size. */
const SIZES = /^(?:imagesrcset|srcset)$/;

const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/g;
/** Comments and the text of elements that have no markup come first, so that nothing in them is taken for a tag. */
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b((?:[^>"']|"[^"]*"|'[^']*')*)>[\s\S]*?<\/\1|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** Markup that the site's own code has rendered: its bundle knows the base, and hydration expects it as it is. */
export function asRendered(html: string): string {
  return READY[0] + html + READY[1];
}

/** Gives every address in the markup of a document the base of the site. The last thing that is done to a document. */
export function placeHtml(base: string, html: string): string {
  const parts = html.split(READY_PARTS);
  if (base === '/') return parts.join('');
  return parts.map((part, index) => (index % 2 === 1 ? part : placePart(base, part))).join('');
}

function placePart(base: string, html: string): string {
  return html.replace(TOKEN, (token: string, raw: string | undefined, attributes = '') => {
    if (token.startsWith('<!--')) return token;
    if (raw === undefined) return placeTag(base, token);
    const end = 1 + raw.length + (attributes as string).length;
    return placeTag(base, token.slice(0, end)) + token.slice(end);
  });
}

function placeTag(base: string, tag: string): string {
  return tag.replace(ATTRIBUTE, (_, name: string, equals: string, written: string) => {
    const quote = /["']/.exec(written)?.[0] ?? '';
    const value = quote === '' ? written : written.slice(1, -1);
    return name + equals + quote + placeValue(base, name.toLowerCase(), value) + quote;
  });
}

function placeValue(base: string, name: string, value: string): string {
  const place = (address: string) => placeAddress(base, address);
  if (ADDRESS.test(name)) return value.replace(/^\s+/, '').replace(/^\/.*/s, place);
  if (LIST.test(name)) return value.split(' ').map(place).join(' ');
  if (SIZES.test(name))
    return value
      .split(/(?<=,)(\s*)/)
      .map(place)
      .join('');
  if (name === 'style') {
    return placeStyle(value, place);
  }
  return value;
}

/** The slash that an address begins with, in a style sheet. */
const FIRST_SLASH = /^["']?\s*(\\?\/|\\0{0,4}2f\s?)/i;

/** Quotes may be written as entities: spaces instead of the rest of them leave everything at its place. */
function placeStyle(style: string, place: (address: string) => string): string {
  const read = style.replace(/&(?:quot|apos|#34|#39|#x22|#x27);/gi, (entity) =>
    (/quot|34|22/i.test(entity) ? '"' : "'").padEnd(entity.length),
  );
  return listStyleAddresses(read).reduceRight((text, { value, start, end }) => {
    const found = FIRST_SLASH.exec(read.slice(start, end));
    if (found === null || place(value.trim()) === value.trim()) return text;
    const [before, slash = ''] = found;
    const at = start + before.length;
    return text.slice(0, at - slash.length) + place('/') + text.slice(at);
  }, style);
}
