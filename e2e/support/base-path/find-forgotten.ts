/** Attributes that are looked at one by one; any other that begins with a slash is found too, but for those in `TEXTS`. */
const TEXTS =
  /^(?:alt|title|aria-label|aria-keyshortcuts|content|d|value|data-table|data-path|viewbox)$/i;
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTE = /([\w:-]+)=("[^"]*"|'[^']*'|[^\s"'>]+)/g;
const RAW = /(<(script|style)\b[^>]*>)([\s\S]*?)<\/\2>/gi;

/**
 * Addresses in a file of the output that begin with a slash but not with the base: those that have been forgotten.
 * @param known names of the files and folders at the site's root: a string of code that begins with one is an address
 */
export function findForgotten(
  file: string,
  text: string,
  base: string,
  known: readonly string[],
): string[] {
  const found = new Set<string>();
  const look = (address: string) => {
    if (/^\/(?!\/)/.test(address) && !address.startsWith(base)) found.add(`${file}: ${address}`);
  };
  const lookInCode = (code: string) => {
    const names = known.map((name) => name.replace(/[^\w]/g, '\\$&')).join('|');
    for (const [, address = ''] of code.matchAll(
      new RegExp(`["'\`(](/(?:${names})(?=[/"'\`)?#])[^"'\`)]*)`, 'g'),
    ))
      look(address);
    for (const [, url = ''] of code.matchAll(/url\(["']?([^)"']+)/g)) look(url);
  };
  if (!file.endsWith('.html')) {
    lookInCode(text.replaceAll('&quot;', '"'));
    for (const [, url = ''] of text.matchAll(/https:\/\/acme\.example([^\s"'<>)]*)/g)) look(url);
    return [...found];
  }
  const markup = text.replace(RAW, (_, tag: string, _name, code: string) => {
    // Inline scripts are the same on every site, and data is JSON.
    if (/application\/(?:ld\+)?json/.test(tag) || tag.startsWith('<style')) lookInCode(code);
    return tag;
  });
  for (const [tag] of markup.matchAll(TAG)) {
    for (const [, name = '', written = ''] of tag.matchAll(ATTRIBUTE)) {
      if (TEXTS.test(name)) continue;
      for (const each of written.replace(/^["']|["']$/g, '').split(/\s+|,|url\(/))
        // A place in a grid is "1 / 2".
        if (each !== '/' || name !== 'style') look(each);
    }
  }
  for (const [, url = ''] of text.matchAll(/https:\/\/acme\.example([^\s"'<>)]*)/g)) look(url);
  return [...found];
}
