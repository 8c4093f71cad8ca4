import { canSanitize, sanitizeNatively, type Sanitize } from './set-html.ts';

/** The browser's own sanitizer, or a library for browsers without one. */
export const loadSanitize = async (): Promise<Sanitize> =>
  canSanitize ? sanitizeNatively : (await import('./sanitize.ts')).sanitize;
