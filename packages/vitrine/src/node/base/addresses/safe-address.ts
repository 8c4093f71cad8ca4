import { isSafeUrl } from '../../../shared/safe-url.ts';
import { encodePath } from './page-paths.ts';

/**
 * Fills the gaps of an address such as `https://host.example/edit/{file}` with names of files and packages. A
 * value is a part of the path or of the query that it stands in, whatever characters it has.
 * @returns an empty text when there is no template, or when it makes no address that a link may have
 */
export function fillAddress(template = '', values: Record<string, string>): string {
  const query = template.search(/[?#]/);
  const address = template.replace(/\{(\w+)\}/g, (gap, name: string, index: number) => {
    const value = Object.hasOwn(values, name) ? values[name]! : null;
    if (value === null) return gap;
    const path = encodePath(value);
    // In a query `&`, `=` and `+` mean something; a slash is itself.
    return query === -1 || index < query ? path : path.replace(/[&=+;]/g, encodeURIComponent);
  });
  if (!isWebAddress(address)) return '';
  // Dots of files above the site's root are resolved: a reader should not see "site/../ROADMAP.md".
  return (values.file ?? '').startsWith('../') ? new URL(address).href : address;
}

/** Whether a text is the full address of something on the web that no parser reads as another. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\\/@?#]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu.test(text) && isSafeUrl(text);
}

/** Whether a text is a path of the site: of one slash at its start, with nothing that would lead elsewhere. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\p{Cc}\\]*$/u.test(text);
}

/** Whether a text may be the address of a picture: a path of the site, with or without its slash, on the web, or data. */
export function isImageAddress(text: string): boolean {
  if (/^data:(?:image\/[\w.+-]+[;,]|,$)/i.test(text)) return !/\s/.test(text);
  return (
    isWebAddress(text) ||
    isSitePath(text) ||
    (/^[^:/\\]+(?:\/|$)/.test(text) && isSitePath(`/${text}`))
  );
}
