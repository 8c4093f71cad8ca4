import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** What a document has in it, as a browser would read it. */
interface Contents {
  /** How many there are of each element. */
  tags: Map<string, number>;
  attributes: Set<string>;
  addresses: string[];
  ids: string[];
  styles: string[];
  text: string;
}

/** Elements that formatted text is made of. Of all others, a text brings none. */
const FORMATS = new Set(
  'a blockquote br code del div em h1 h2 h3 h4 h5 h6 hr li ol p pre s small span strong table tbody td th thead tr ul wbr'.split(
    ' ',
  ),
);
const FORMAT_ATTRIBUTES =
  'aria-label class data-lang dir href id role scope start style tabindex title type'.split(' ');
const ADDRESSES = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'data', 'xlink:href']);

const read = (html: string) => contentsOf(/<html/i.test(html) ? parse(html) : parseFragment(html));

function contentsOf(root: Node): Contents {
  const found: Contents = {
    ...{ tags: new Map(), attributes: new Set(), addresses: [], ids: [], styles: [], text: '' },
  };
  const visit = (node: Node) => {
    if ('value' in node && node.nodeName === '#text') found.text += node.value;
    if ('tagName' in node) {
      found.tags.set(node.tagName, (found.tags.get(node.tagName) ?? 0) + 1);
      for (const { name, value } of node.attrs) {
        found.attributes.add(name);
        if (ADDRESSES.has(name)) found.addresses.push(value);
        if (name === 'id') found.ids.push(value);
        if (name === 'style') found.styles.push(value);
      }
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(root);
  return found;
}

/**
 * Compares a page with one that differs from it by a plain text: nothing that runs, loads or leads anywhere but
 * into the web has come with the text, and the text is there.
 * @returns what is wrong
 */
export function findHarm(html: string, plain: string, mark: string): string[] {
  const [page, control] = [read(html), read(plain)];
  const wrong: string[] = [];
  const more = (tag: string) => (page.tags.get(tag) ?? 0) - (control.tags.get(tag) ?? 0);
  for (const [tag, count] of page.tags) {
    const usual = control.tags.get(tag) ?? 0;
    // Each block of code has one that copies it.
    const isCopy = tag === 'button' && count - usual === more('pre');
    if (!FORMATS.has(tag) && !isCopy && count !== usual)
      wrong.push(`${count} <${tag}> instead of ${usual}`);
  }
  for (const [tag, count] of control.tags) {
    if (!FORMATS.has(tag) && !page.tags.has(tag)) wrong.push(`no <${tag}>, there were ${count}`);
  }
  for (const name of page.attributes) {
    if (!control.attributes.has(name) && !FORMAT_ATTRIBUTES.includes(name))
      wrong.push(`an attribute "${name}"`);
  }
  const known = new Set(control.addresses);
  for (const address of page.addresses) {
    // Of the site itself: its pages and files are named after the page.
    const isOwn = /^(?:\/(?![/\\])[\w/.#%?=&-]*|#.*)$/s.test(address);
    if (!known.has(address) && !isOwn && !/^https?:\/\/[^/]/i.test(address))
      wrong.push(`an address "${address}"`);
  }
  for (const style of page.styles) {
    if (!control.styles.includes(style) && !/^text-align:\s*\w+$/.test(style))
      wrong.push(`a style "${style}"`);
  }
  if (new Set(page.ids).size < page.ids.length) wrong.push('an id twice');
  if (mark !== '' && !page.text.includes(mark)) wrong.push('the text is not there');
  return wrong;
}
