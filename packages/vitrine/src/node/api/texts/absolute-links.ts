/** Links of documentation comments, made to work outside the library's own site. */
import type { ComponentDoc } from '../../model/component-doc.ts';

/**
 * Comments link pages of the library's site by their path (`[guide](/guide/)`). The site's address is
 * the package's `homepage`; without one the text stays and the link goes.
 */
export function withAbsoluteLinks(doc: ComponentDoc, homepage: string | undefined): ComponentDoc {
  const fix = (markdown: string) => absoluteLinks(markdown, homepage);
  const fixDescription = <Part extends { description: string }>(part: Part): Part => ({
    ...part,
    description: fix(part.description),
  });
  const { inherits } = doc;
  const url = inherits?.url ? absoluteUrl(inherits.url, homepage) : null;
  return {
    ...fixDescription(doc),
    inherits: inherits && { ...inherits, url },
    props: doc.props.map(fixDescription),
    slots: doc.slots.map(fixDescription),
    classes: doc.classes.map(fixDescription),
  };
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
