import postcss from 'postcss';

const WINDOW = /^100[sld]?vh$/;

/** Selectors that make elements of these classes as tall as the window. */
export function listTall(css: string, classes: readonly string[]): string[] {
  const known = new Set(classes);
  const found = new Set<string>();
  parse(css)?.walkDecls(/^(?:min-)?height$/, ({ value, parent }) => {
    if (!WINDOW.test(value) || !(parent instanceof postcss.Rule)) return;
    for (const selector of parent.selectors) {
      const names = Array.from(selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g), ([, name]) => name!);
      if (names.length > 0 && names.every((name) => known.has(name))) found.add(selector);
    }
  });
  return [...found];
}

/** What a sheet's dark colours depend on: `class`, an attribute, or nothing that a page could set. */
export function findModeAttribute(css: string): string | null {
  const attributes = Array.from(
    css.matchAll(/\[(data-[\w-]+)=["']?dark["']?\]/g),
    ([, name]) => name!,
  );
  if (attributes.length > 0) return mostFrequent(attributes);
  return /\.dark(?![\w-])/.test(css) ? 'class' : null;
}

function mostFrequent(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

function parse(css: string): postcss.Root | null {
  try {
    return postcss.parse(css);
  } catch {
    return null;
  }
}
