/** Folder of caches, relative to the site's root; may be deleted at any time. */
export const CACHE_DIR = '.vitrine';

/** Folder of a site that holds its Markdown and its demos. */
export const CONTENT_DIR = 'content';
