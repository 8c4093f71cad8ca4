/** A path as pages name it: without a slash at its end, but for the root. */
export function trimSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}
