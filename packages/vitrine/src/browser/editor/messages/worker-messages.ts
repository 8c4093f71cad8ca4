import type { FromRunner, ToRunner } from '../runner/messages.ts';

/** What the page tells the worker; a port comes with `open`. */
export type ToWorker = { type: 'open' } | { type: 'send'; message: ToRunner };
export type FromWorker = { type: 'message'; message: FromRunner } | { type: 'flood' };
