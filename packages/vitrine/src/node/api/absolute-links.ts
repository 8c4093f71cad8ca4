/** Links of documentation comments, made to work outside the library's own site. */
import type { ComponentDoc } from '../model/component-doc.ts';

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
  return {
    ...fixDescription(doc),
    props: doc.props.map(fixDescription),
    slots: doc.slots.map(fixDescription),
    classes: doc.classes.map(fixDescription),
  };
}

function absoluteLinks(markdown: string, homepage: string | undefined): string {
  return markdown.replace(/\[([^\]]*)\]\((\/(?!\/)[^)\s]*)\)/g, (_, text: string, target: string) =>
    homepage !== undefined && URL.canParse(homepage)
      ? `[${text}](${new URL(target, homepage).href})`
      : text,
  );
}
