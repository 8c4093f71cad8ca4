/** Anchors and links in the raw HTML of a page. `line` counts from 0 in the HTML. */
export interface RawHtml {
  ids: string[];
  links: { href: string; line: number }[];
}

// A comment, or a start tag with its attributes; quoted values may hold ">".
const commentOrTag = /<!--[^]*?-->|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const attribute = /([a-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Finds `id`, `<a href>` and `<img src>` in a piece of raw HTML. */
export function scanRawHtml(html: string): RawHtml {
  const found: RawHtml = { ids: [], links: [] };
  for (const { 1: tag, 2: attributes = '', index } of html.matchAll(commentOrTag)) {
    if (tag === undefined || attributes === '') continue;
    for (const [, name = '', ...values] of attributes.matchAll(attribute)) {
      const value = (values[0] ?? values[1] ?? values[2] ?? '').replaceAll('&amp;', '&');
      const key = `${tag} ${name}`.toLowerCase();
      if (name.toLowerCase() === 'id') found.ids.push(value);
      else if (key === 'a href' || key === 'img src') {
        found.links.push({ href: value, line: countNewlines(html.slice(0, index)) });
      }
    }
  }
  return found;
}

/** Number of line breaks in a text. */
export function countNewlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
