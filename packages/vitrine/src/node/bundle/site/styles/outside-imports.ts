import postcss from 'postcss';

/** Rules of a style sheet that import from other hosts, and the sheet without them. */
export function takeOutsideImports(css: string): { css: string; outside: string } {
  if (!/@import\b/i.test(css)) return { css, outside: '' };
  const sheet = postcss.parse(css);
  const taken = sheet.nodes.filter(
    (node) => node.type === 'atrule' && /^import$/i.test(node.name) && OUTSIDE.test(node.params),
  );
  if (taken.length === 0) return { css, outside: '' };
  const outside = taken.map((node) => `${node.toString()};`).join('');
  for (const node of taken) node.remove();
  return { css: sheet.toString(), outside };
}

/** An address with a host, in quotes or in `url()`. */
const OUTSIDE = /^(?:url\(\s*)?["']?(?:https?:)?\/\//i;
