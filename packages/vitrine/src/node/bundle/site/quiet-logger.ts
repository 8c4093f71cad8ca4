import type { createLogger, Logger } from 'vite';

/**
 * Makes a logger that leaves out errors, which are thrown as well and reported once, and rules of style sheets that
 * browsers pass over: they are mostly those of a package.
 */
export function quietLogger(create: typeof createLogger): Logger {
  const logger = create('warn');
  return {
    ...logger,
    error: () => undefined,
    warn: (text, options) => {
      if (!text.includes('[lightningcss minify]')) logger.warn(text, options);
    },
  };
}
