/**
 * A path as pages name it: without a slash at its end, but for the root.
 * @param root path of the home page, in browsers the base of the site
 */
export function trimSlash(pathname: string, root = '/'): string {
  return pathname.endsWith('/') && pathname !== root && pathname !== '/'
    ? pathname.slice(0, -1)
    : pathname;
}

/**
 * Whether a path reads like that of a page. Files end in a letter and more behind a dot, as `/sitemap.xml`
 * does; `/releases/v1.2` and `/v4.x` are pages. It is a guess: a page called `/next.js` is loaded in full, and
 * so is a file that was taken for a page.
 */
export function isPagePath(pathname: string): boolean {
  return !/\.[a-z][a-z\d]+$/i.test(pathname);
}

/** The name behind an address; a broken escape stands for itself, as in browsers. */
export function decodePath(pathname: string): string {
  // Stryker disable next-line all: the same, in a third of the time
  if (!pathname.includes('%')) return pathname;
  try {
    return decodeURIComponent(pathname.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return pathname;
  }
}
