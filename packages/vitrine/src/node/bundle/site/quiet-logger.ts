import type { createLogger, Logger } from 'vite';

/** What browsers pass over in a style sheet, which is mostly that of a package: rules, and where an encoding is named. */
const PASSED_OVER = /\[lightningcss minify\]|@charset must precede/;

/** Makes a logger that leaves out what browsers pass over, and errors, which are thrown as well and reported once. */
export function quietLogger(create: typeof createLogger): Logger {
  const logger = create('warn');
  return {
    ...logger,
    error: () => undefined,
    warn: (text, options) => {
      if (!PASSED_OVER.test(text)) logger.warn(text, options);
    },
  };
}
