import { readAddress } from './asked-address.ts';

/**
 * Whether code that Vite has made contains an address as a text of its own, whatever Vite has added to it. Vite
 * escapes those of files, and those of modules not; an import that is an address already is left as a plugin has
 * written it, in any quotes.
 */
export function namesAddress(code: string, address: string): boolean {
  const forms = new Set([address, encodeURI(address)]);
  return QUOTES.some((quote) => [...forms].some((form) => hasText(code, form, quote)));
}

const QUOTES = ['"', "'", '`'];

function hasText(code: string, address: string, quote: string): boolean {
  const inner = JSON.stringify(address).slice(1, -1).replaceAll('\\"', '"');
  const text = quote + inner.replaceAll(quote, `\\${quote}`);
  for (let at = code.indexOf(text); at !== -1; at = code.indexOf(text, at + 1)) {
    const next = code[at + text.length];
    if (next === quote || next === '?' || next === '&') return true;
  }
  return false;
}

/** In style sheets, and in those that are texts of a module. */
const STYLE_ADDRESS = /url\(\s*(?:\\"(.*?)\\"|"(.*?)"|'(.*?)'|([^\s"'()\\]+))\s*\)/gi;

/** The files that a style sheet names, as addresses. */
export function addressesOfStyles(code: string): Set<string> {
  const found = new Set<string>();
  for (const [, ...groups] of code.matchAll(STYLE_ADDRESS)) {
    const address = groups.find((group) => group !== undefined) ?? '';
    const asked = readAddress(address.replace(/#.*$/s, ''));
    if (asked !== null) found.add(asked.module);
  }
  return found;
}

/** What tags in a head load, and what scripts in it import. */
export function addressesOfTags(tags: string): string[] {
  const named = tags.matchAll(
    /(?:\b(?:src|href)=|\bfrom\s*|\bimport\s*(?:\(\s*)?)(["'])(\/.*?)\1/g,
  );
  return [...named].flatMap(([, , address]) => readAddress(address!)?.module ?? []);
}
