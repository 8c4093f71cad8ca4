import { expect, it, vi } from 'vitest';
import type { createLogger, Logger } from 'vite';
import { quietLogger } from './quiet-logger.ts';

it('leaves out errors, and what browsers pass over in a style sheet', () => {
  const heard = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const create = vi.fn<typeof createLogger>(() => heard as unknown as Logger);
  const logger = quietLogger(create);
  expect(create).toHaveBeenCalledWith('warn');
  logger.error('broken');
  logger.warn('[lightningcss minify] Unexpected token');
  logger.warn('[vite:css][postcss] @charset must precede all other statements');
  expect([heard.error, heard.warn].map(({ mock }) => mock.calls)).toEqual([[], []]);
  logger.warn('Mind this', { timestamp: true });
  expect(heard.warn.mock.calls).toEqual([['Mind this', { timestamp: true }]]);
});
