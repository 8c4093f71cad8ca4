/*
 * A page's path is the address that browsers have for it: what a URL may not contain is percent-encoded, and
 * letters with marks are in Unicode's composed form. Files have the name itself.
 */
import { decodePath } from '../../../shared/paths.ts';
import { normalize } from '../../../shared/text/normalize.ts';

export { decodePath };

/** Characters that an address has as they are, in any form of Unicode: most names have no others. */
const PLAIN = /^[\w/.~!$&'()*+,:;=@-]*$/;

/** The path of a file or page as an address: `/100%` becomes `/100%25`. */
export function encodePath(name: string): string {
  // Stryker disable next-line all: the same, in a third of the time
  if (PLAIN.test(name)) return name;
  // Through bytes, because half a character has no address.
  return encodeURI(Buffer.from(name).toString()).replace(
    /[?#]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The path of a page as it is written by hand, with or without escapes. */
export function toPathname(written: string): string {
  // Stryker disable next-line all: the same, in a fifth of the time
  if (PLAIN.test(written)) return written;
  return nameToPathname(decodePath(written));
}

/** Address of a page's Markdown: `/index.md` of the home page, `/guide.md` of `/guide`. */
export function markdownPath(pathname: string): string {
  return pathname === '/' ? '/index.md' : `${pathname}.md`;
}

/** The page whose Markdown an address names; `null` for any other address. */
export function pageOfMarkdown(address: string): string | null {
  if (address === '/index.md') return '/';
  return address.endsWith('.md') && address.length > 4 ? toPathname(address.slice(0, -3)) : null;
}

/** The path of a page by its name. */
export function nameToPathname(name: string): string {
  return encodePath(normalize(name, 'NFC'));
}
