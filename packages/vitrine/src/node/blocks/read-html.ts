/** A piece of a page's HTML, as a search engine wants it. */
export type HtmlPart =
  /** A heading that can be linked to. */
  | { kind: 'heading'; level: number; id: string; text: string }
  /** A table row that can be linked to begins. */
  | { kind: 'row'; id: string }
  | { kind: 'table-end' }
  /** A paragraph, list item, cell, … without markup, on one line. */
  | { kind: 'text'; text: string };

const TOKEN = /<!--[^]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gi;
const ID = /(?:^|\s)id\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Elements that do not end a sentence. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Not prose: code, the names of columns, controls, drawings. */
const SKIPPED = new Set(['pre', 'thead', 'script', 'style', 'button', 'svg', 'template']);
const ENTITIES: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Cuts HTML as the engine renders it (and the raw HTML of a Markdown page) into parts, in order. */
export function readHtml(html: string): HtmlPart[] {
  const parts: HtmlPart[] = [];
  let text = '';
  let heading: { level: number; id: string } | null = null;
  /** The element whose content is left out. */
  let skipped = '';

  const flush = () => {
    const line = decode(text).replace(/\s+/g, ' ').trim();
    text = '';
    if (heading !== null && heading.id !== '')
      parts.push({ kind: 'heading', ...heading, text: line });
    else if (line !== '') parts.push({ kind: 'text', text: line });
    heading = null;
  };

  for (const [token, slash, name = '', attributes = ''] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (skipped !== '') {
      if (slash === '/' && tag === skipped) skipped = '';
    } else if (tag === '') {
      if (!token.startsWith('<!--')) text += token;
    } else if (slash !== '/' && (SKIPPED.has(tag) || isAnchor(tag, attributes))) {
      if (tag !== 'a') flush();
      skipped = tag;
    } else if (!INLINE.has(tag)) {
      flush();
      if (slash === '/') {
        if (tag === 'table') parts.push({ kind: 'table-end' });
      } else if (/^h[2-6]$/.test(tag)) {
        heading = { level: Number(tag[1]), id: readId(attributes) };
      } else if (tag === 'tr' && readId(attributes) !== '') {
        parts.push({ kind: 'row', id: readId(attributes) });
      }
    }
  }
  flush();
  return parts;
}

const isAnchor = (tag: string, attributes: string) =>
  tag === 'a' && /class="anchor"/.test(attributes);

function readId(attributes: string): string {
  const [, ...values] = ID.exec(attributes) ?? [];
  return decode(values.find((value) => value !== undefined) ?? '');
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name] ?? entity;
    const code = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
