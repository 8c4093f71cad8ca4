/** Small pieces of formatted text. */
import type { RichCode, RichElement, RichText } from '../../../../shared/api-section.ts';
import { showInvisible } from '../../../../shared/text/show-controls.ts';
import { highlight } from '../../../markdown/code/highlight.ts';

/** Formatted text as a template: rich`The ${code('as')} prop`. */
export function rich(strings: TemplateStringsArray, ...values: RichText[]): RichText[] {
  return strings
    .flatMap((text, index) => [text, values[index] ?? ''])
    .filter((part) => part !== '');
}

/** An element without attributes. */
export function element(tag: string, ...content: RichText[]): RichElement {
  return [tag, content];
}

/** Tells an element by its tag. */
export function isElement(part: RichText | undefined, tag: string): part is RichElement {
  return Array.isArray(part) && part[0] === tag;
}

/** Code within a line. */
export function code(text: string): RichCode {
  return { code: showInvisible(text) };
}

export function link(href: string, ...content: RichText[]): RichElement {
  return ['a', content, { href }];
}

/** A block of code with its colours. */
export function codeBlock(text: string, language: string, title = ''): RichCode {
  return { code: text, block: { language, title, html: highlight(text, language) } };
}

/** Adds the addresses of all links to elsewhere, in order. */
export function collectLinks(content: RichText[], links: Set<string>): void {
  for (const part of content) {
    if (!Array.isArray(part)) continue;
    const [tag, inner, attributes] = part;
    const href = tag === 'a' ? attributes?.['href'] : undefined;
    if (href && !href.startsWith('#')) links.add(href);
    collectLinks(inner, links);
  }
}
