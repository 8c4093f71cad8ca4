/** The port that serves the built flagship to the tests; `SITE_PORT` lets two runs share a machine. */
export const SITE_PORT = Number(process.env.SITE_PORT ?? 4790);

/** The path that the flagship lies at, with a slash at its end; `npm run test:base` sets another. */
export const SITE_BASE = process.env.SITE_BASE ?? '/';
