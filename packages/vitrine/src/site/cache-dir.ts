/** Where derived data lives, relative to the site's root; may be deleted at any time. */
export const CACHE_DIR = '.vitrine';
