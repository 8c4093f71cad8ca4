/**
 * Begins the names of the caches that a site's service worker makes. All sites of a host have them in common, so the
 * name says at which path a site lies.
 * @param base path of the site
 */
export function cachePrefix(base: string): string {
  return base === '/' ? 'vitrine:' : `vitrine:${base}:`;
}

/** Whether a cache is the site's; behind the prefix of a site at the root no path follows. */
export function isOwnCache(base: string, name: string): boolean {
  const prefix = cachePrefix(base);
  return name.startsWith(prefix) && name[prefix.length] !== '/';
}
