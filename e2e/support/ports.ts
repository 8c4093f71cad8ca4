/** Where the built flagship is served to the tests. */
export const SITE_PORT = 4790;
