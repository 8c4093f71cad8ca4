import { expect, test } from 'vitest';
import { jsxInJavaScriptPlugin } from './jsx-in-javascript.ts';

interface Hook {
  filter: { id: { include: RegExp; exclude: RegExp[] }; code: RegExp };
  handler: (code: string, id: string) => Promise<{ code: string } | null>;
}

const { filter, handler } = jsxInJavaScriptPlugin().transform as unknown as Hook;
const isAsked = (id: string, code: string) =>
  filter.id.include.test(id) &&
  !filter.id.exclude.some((one) => one.test(id)) &&
  filter.code.test(code);

const BADGE = `export const Badge = ({ tone }) => <><b className={tone}>badge</b></>;`;

test('elements in a file that is called .js are compiled', async () => {
  expect(isAsked('/repo/kit/badge.js?v=1', BADGE)).toBe(true);
  const compiled = await handler(BADGE, '/repo/kit/badge.js?v=1');
  expect(compiled!.code).toContain('react/jsx-runtime');
  expect(compiled!.code).not.toContain('<b');
  expect((await handler('export const a = <i/>;', '/repo/a.mjs'))!.code).toContain('"i"');
});

test('code that has none stays as it is, whatever its texts say', async () => {
  expect(await handler('export const html = "<b></b>";', '/repo/kit/html.js')).toBe(null);
});

test('what is installed, without tags, or another language is left to the bundler', () => {
  expect(isAsked('/repo/node_modules/kit/badge.js', BADGE)).toBe(false);
  expect(isAsked('\0virtual.js', BADGE)).toBe(false);
  expect(isAsked('/repo/kit/badge.tsx', BADGE)).toBe(false);
  expect(isAsked('/repo/kit/sum.js', 'export const sum = (a, b) => a < b;')).toBe(false);
});
