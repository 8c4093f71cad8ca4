import type { DarkMark } from './dark-mark.ts';
import { parseSheet } from './parse-sheet.ts';
import { findDeclaredDark } from './find-declared-dark.ts';
import { findDeriving } from './find-deriving.ts';

/** A class before what is within it, or alone, also with the weight of an id: `.acme-dark .acme-button`, `.acme-dark:not(#\\9)`. */
const LEADING =
  /^(?:html|body|:root)?(?::(?:where|is)\()?\.((?:[\w-]*-)?dark(?:-mode|-theme)?)(?=[\s)]|:not\(#|$)/;
/** The same of an attribute that is called after what it says, in the words of libraries. */
const NAMED =
  /^(?:html|body|:root)?(?::(?:where|is)\()?\[([\w-]*(?:theme|mode|scheme|appearance))=["']?dark["']?\]/;
/** What stands on the page's own element: no other has the mark for it. */
const GLUED = /^(html|body|:root)(?::(?:where|is)\()?[.[]/;
/** Names that stand beside `dark` where it is one colour of many. */
const VARIANTS = ['primary', 'danger', 'success', 'warning', 'info', 'secondary'];

/** How many times as much has to depend on a dark theme of another name. */
const USUAL = 2;

/** What most of a sheet's dark colours depend on; `null` where that is nothing that a page could set. */
export function findDarkMark(css: string): DarkMark | null {
  const root = parseSheet(css);
  if (root === null) return null;
  const marks = new Map<string, Weighed>();
  const classes = new Set<string>();
  root.walkRules(({ selectors, nodes }) => {
    const weight = 1 + nodes.filter((node) => node.type === 'decl' && node.variable).length;
    for (const selector of selectors) {
      for (const [, name] of selector.matchAll(/\.([\w-]+)/g)) classes.add(name!);
      const mark = readMark(selector);
      if (mark === null) continue;
      const key = `${mark.attribute} ${mark.value}`;
      const known = marks.get(key) ?? { ...mark, weight: 0, html: 0, body: 0 };
      const [, on] = GLUED.exec(selector.trim()) ?? [];
      known.weight += weight;
      if (on !== undefined) known[on === 'body' ? 'body' : 'html'] += weight;
      marks.set(key, known);
    }
  });
  // A colour of many, or of one component: `.acme-menu-dark` beside `.acme-menu`.
  const isVariant = ({ value }: DarkMark) =>
    VARIANTS.some((name) => classes.has(value.replace('dark', name))) ||
    classes.has(/^(.+)-dark/.exec(value)?.[1] ?? '');
  const found = [...marks.values()].filter(
    (mark) => mark.attribute !== 'class' || mark.value === 'dark' || !isVariant(mark),
  );
  const [best] = found.sort((a, b) => b.weight - a.weight);
  const declared = findDeclaredDark(root);
  // A theme may be called `night`; of many dark ones, that which is called so is the usual one.
  if (declared && declared.weight > USUAL * (best?.weight ?? 0)) return declared.mark;
  if (!best) return null;
  const { attribute, value, weight, html, body } = best;
  const isOnPage = html + body > weight / 2;
  const isMarked = (selector: string) => {
    const mark = readMark(selector);
    return mark?.attribute === attribute && mark.value === value;
  };
  const on = isOnPage ? (html >= body ? 'html' : 'body') : findDeriving(root, isMarked);
  return { attribute, value, ...(on && { on }) };
}

/** A mark with how much depends on it, in all and on each element of the page. */
interface Weighed extends DarkMark {
  weight: number;
  html: number;
  body: number;
}

function readMark(selector: string): DarkMark | null {
  const [, attribute] =
    /\[(data-(?!dark)[\w-]+)[*~^$]?=["']?dark["']?\]/.exec(selector) ??
    NAMED.exec(selector.trim()) ??
    [];
  if (attribute !== undefined) return { attribute, value: 'dark' };
  const [, value] = LEADING.exec(selector.trim()) ?? [];
  if (value !== undefined) return { attribute: 'class', value };
  return /\.dark(?![\w-])/.test(selector) ? { attribute: 'class', value: 'dark' } : null;
}
