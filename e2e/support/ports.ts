/** The port that serves the built flagship to the tests; `SITE_PORT` lets two runs share a machine. */
export const SITE_PORT = Number(process.env.SITE_PORT ?? 4790);
