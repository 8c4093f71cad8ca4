/** Rules of a style sheet, and addresses in them. */
const PART =
  /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)|(@font-face)\s*\{|(\})|url\(\s*["']?([^"')\s]+)/gi;

/** The other sites that a style sheet loads from, by directive: sheets, fonts and pictures. */
export function styleSources(css: string): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  let inFont = false;
  for (const [, sheet, font, end, file] of css.matchAll(PART)) {
    if (font !== undefined) inFont = true;
    else if (end !== undefined) inFont = false;
    const address = sheet ?? file ?? '';
    if (!/^(?:https?:)?\/\//i.test(address) || !URL.canParse(address, 'https://own.invalid'))
      continue;
    const { origin } = new URL(address, 'https://own.invalid');
    const directive = sheet === undefined ? (inFont ? 'font-src' : 'img-src') : 'style-src';
    (found[directive] ??= new Set()).add(origin);
  }
  return Object.fromEntries(Object.entries(found).map(([name, set]) => [name, [...set].sort()]));
}
