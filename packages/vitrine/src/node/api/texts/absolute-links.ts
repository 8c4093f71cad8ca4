/** Links of documentation comments, made to work outside the library's own site. */
import type { ComponentDoc } from '../../model/component-doc.ts';

/**
 * Comments link pages of the library's site by their path (`[guide](/guide/)`). The site's address is
 * the package's `homepage`; without one the text stays and the link goes.
 */
export function withAbsoluteLinks(doc: ComponentDoc, homepage: string | undefined): ComponentDoc {
  const { inherits } = doc;
  const url = inherits?.url ? absoluteUrl(inherits.url, homepage) : null;
  const fixed = mapMarkdown(doc, (markdown) => absoluteLinks(markdown, homepage));
  return { ...fixed, inherits: inherits && { ...inherits, url } };
}

/** What is Markdown in the description of an export and of all its parts: a text, `null` or several. */
const MARKDOWN = new Set(['description', 'deprecated', 'see', 'throws']);

function mapMarkdown<Value>(value: Value, change: (markdown: string) => string): Value {
  const map = (field: unknown, isMarkdown: boolean): unknown => {
    if (typeof field === 'string') return isMarkdown ? change(field) : field;
    if (typeof field !== 'object' || field === null) return field;
    const isList = Array.isArray(field);
    const changed = Object.entries(field).flatMap(([key, one]: [string, unknown]) => {
      const next = map(one, isList ? isMarkdown : MARKDOWN.has(key));
      return next === one ? [] : [[key, next] as const];
    });
    // Thousands of components may share their props: what has no such link stays shared.
    if (changed.length === 0) return field;
    return Object.assign(
      isList ? [...(field as unknown[])] : { ...field },
      Object.fromEntries(changed),
    );
  };
  return map(value, false) as Value;
}

/** Of bounded length: a link that is not closed would be read to the end from each of its beginnings. */
const PATH_LINK = /\[([^[\]]{0,500})\]\((\/(?!\/)[^)\s]{0,1000})\)/g;

function absoluteLinks(markdown: string, homepage: string | undefined): string {
  return markdown.replace(PATH_LINK, (_, text: string, target: string) => {
    const url = absoluteUrl(target, homepage);
    return url === null ? text : `[${text}](${url})`;
  });
}

/** The address as seen from anywhere; `null` where that cannot be told, or is none of the web's. */
function absoluteUrl(target: string, homepage: string | undefined): string | null {
  const base = target.startsWith('/') ? homepage : undefined;
  if (!URL.canParse(target, base)) return null;
  const { href, protocol } = new URL(target, base);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
