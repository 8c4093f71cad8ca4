import postcss from 'postcss';
import { parseSheet } from './parse-sheet.ts';

const WINDOW = /^100[sld]?vh$/i;

/** Selectors that make elements of these classes as tall as the window. */
export function listTall(css: string, classes: readonly string[]): string[] {
  const known = new Set(classes);
  const found = new Set<string>();
  parseSheet(css)?.walkDecls(/^(?:min-)?height$/i, ({ value, parent }) => {
    if (!WINDOW.test(value) || !(parent instanceof postcss.Rule)) return;
    for (const selector of parent.selectors) {
      const names = Array.from(selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g), ([, name]) => name!);
      if (names.length > 0 && names.every((name) => known.has(name))) found.add(selector);
    }
  });
  return [...found];
}

/**
 * Whether colours of a sheet follow the color scheme, which the pages of a site set by themselves, or the system, as most
 * readers have the site do: on white they would be those for the dark.
 */
export function followsScheme(css: string): boolean {
  let follows = false;
  const root = parseSheet(css);
  root?.walkAtRules(/^media$/i, ({ params }) => {
    follows ||= /prefers-color-scheme\s*:\s*dark/i.test(params);
  });
  root?.walkDecls(({ value }) => {
    follows ||= /(?<![\w-])light-dark\(/i.test(value);
  });
  return follows;
}
