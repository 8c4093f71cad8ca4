import { expect, it, vi } from 'vitest';
import type { createLogger, Logger } from 'vite';
import { isAdviceOnPackage, quietLogger, withoutNoise } from './quiet-logger.ts';

it('leaves out errors, and what browsers pass over or nobody can mend in a style sheet', () => {
  const heard = { info: vi.fn(), warn: vi.fn(), warnOnce: vi.fn(), error: vi.fn() };
  const create = vi.fn<typeof createLogger>(() => heard as unknown as Logger);
  const logger = quietLogger(create);
  expect(create).toHaveBeenCalledWith('warn');
  logger.error('broken');
  logger.warn('[lightningcss minify] Unexpected token');
  logger.warn('[vite:css][postcss] @charset must precede all other statements');
  logger.warn(
    '[plugin builtin:vite-reporter] \n(!) Some chunks are larger than 500 kB after minification.',
  );
  logger.warnOnce('\nA PostCSS plugin did not pass the `from` option to `postcss.parse`.');
  expect([heard.error, heard.warn, heard.warnOnce].map(({ mock }) => mock.calls)).toEqual([
    ...[[], [], []],
  ]);
  logger.warnOnce('Once');
  expect(heard.warnOnce.mock.calls).toEqual([['Once', undefined]]);
  logger.warn('Mind this', { timestamp: true });
  expect(heard.warn.mock.calls).toEqual([['Mind this', { timestamp: true }]]);
});

it('tells once, for all bundles, of an address in a style sheet that is no file of the site', () => {
  const warnOnce = vi.fn();
  const create = vi.fn<typeof createLogger>(() => ({ warnOnce }) as unknown as Logger);
  const said = (address: string) =>
    `\n${address} referenced in ${address} didn't resolve at build time, it will remain unchanged to be resolved at runtime`;
  for (const address of ['/gone.png', '/gone.png', '/lost.woff2'])
    quietLogger(create).warnOnce(said(address));
  expect(warnOnce.mock.calls.map(([text]) => text as string)).toEqual([
    expect.stringMatching(/^A style sheet loads "\/gone\.png", and public\/ has no such file/),
    expect.stringContaining('"/lost.woff2"'),
  ]);
});

it('keeps colours where somebody sees them', () => {
  const warn = vi.fn();
  const create = vi.fn<typeof createLogger>(() => ({ warn }) as unknown as Logger);
  const text = '\u001B[33mMind this\u001B[0m';
  quietLogger(create, true).warn(text);
  quietLogger(create, false).warn(text);
  expect(warn.mock.calls.map(([said]) => said as string)).toEqual([text, 'Mind this']);
  const error = vi.fn();
  for (const isColourful of [true, false])
    withoutNoise({ error } as unknown as Logger, isColourful).error(text, { timestamp: true });
  expect(error.mock.calls).toEqual([
    [text, { timestamp: true }],
    ['Mind this', { timestamp: true }],
  ]);
});

it('tells advice on the code of a package from what is wrong in it, and from advice on own code', () => {
  const log = (code: string, rest: object) => isAdviceOnPackage({ message: '', code, ...rest });
  const id = '/site/node_modules/kit/index.js';
  expect(log('EVAL', { id })).toBe(true);
  expect(log('CIRCULAR_DEPENDENCY', { ids: [id, '/site/a.js'] })).toBe(true);
  expect(log('MODULE_LEVEL_DIRECTIVE', { loc: { file: id, line: 1, column: 1 } })).toBe(true);
  expect(log('IMPORT_IS_UNDEFINED', { id })).toBe(false);
  expect(log('EVAL', { id: '/site/content/demo.tsx' })).toBe(false);
  expect(log('EVAL', {})).toBe(false);
});
