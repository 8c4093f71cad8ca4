/** Links of comments to the library's published documentation → the pages of this site that say the same. */
import type { ApiPart, ApiSection, RichText } from '../../../../shared/api-section.ts';

/** Addresses in comments, and the paths of this site that take their place. */
export type OwnLinks = Readonly<Record<string, string>>;

export function withOwnLinks(sections: ApiSection[], links: OwnLinks): ApiSection[] {
  if (Object.keys(links).length === 0) return sections;
  return sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => replaceInPart(part, links)),
  }));
}

function replaceInPart(part: ApiPart, links: OwnLinks): ApiPart {
  if (part.kind === 'details') {
    return { ...part, parts: part.parts.map((inner) => replaceInPart(inner, links)) };
  }
  if (part.kind !== 'table') return { ...part, content: replaceLinks(part.content, links) };
  const rows = part.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => replaceLinks(cell, links)),
  }));
  return { ...part, rows };
}

/** The same text, with links within the site where there are such. */
export function replaceLinks(content: RichText[], links: OwnLinks): RichText[] {
  return content.map((part): RichText => {
    if (!Array.isArray(part)) return part;
    const [tag, inner, attributes] = part;
    const replaced = replaceLinks(inner, links);
    if (attributes === undefined) return [tag, replaced];
    const { href = '' } = attributes;
    const own = links[href];
    return [tag, replaced, tag === 'a' && own ? { ...attributes, href: own } : attributes];
  });
}
