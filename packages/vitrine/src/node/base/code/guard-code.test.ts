import { expect, test } from 'vitest';
import { guardCode } from './guard-code.ts';
import { createTimeLimit } from './time-limit.ts';

const LIMIT = 100;
class Endless extends Error {}
const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (check: () => void) => Promise<unknown>;

/** As the module runner does. */
const run = (code: string) => {
  const { check, restart } = createTimeLimit(LIMIT, () => new Endless());
  restart();
  return new AsyncFunction('check', guardCode(code, 'check()'))(check);
};

test.each([
  'for (;;) {}',
  'for (;;);',
  'while (true) if (true) continue;',
  'do {} while (true)',
  'do ; while (true)',
  'await null; for (;;) await null;',
  'for (const a of (function* () { for (;;) yield 1; })()) a;',
  'function a() { for (const b in { c: 1 }) a(); a(); } for (;;) try { a(); } catch {}',
  'const a = () => { for (;;) {} }; a();',
  'for (;;) { try { for (;;) {} } catch {} }',
  'outer: for (;;) { for (;;) continue outer; }',
  'for (;;) if (false) break; else for (;;) break;',
  'class A { static a = (() => { while (true); })() }',
  'try { for (;;) {} } finally { for (let i = 0; i < 5; i++) ; }',
])('code that never ends is stopped: %s', async (code) => {
  await expect(run(code)).rejects.toThrow(Endless);
});

test.each([
  ['let a = 0; for (let i = 0; i < 9; i++) a += i; return a;', 36],
  ['let a = ""; for (const b of "xy") for (const c of "12") a += b + c; return a;', 'x1x2y1y2'],
  ['let a = 3; do a--; while (a > 0)\nreturn a;', 0],
  ['if (true) for (const a of [1, 2]) if (a > 1) return a; else continue;', 2],
  ['function a(n) { "use strict"; return n ? n * a(n - 1) : 1 } return a(5);', 120],
  ['const { a } = { get a() { return 7 } }; return a;', 7],
  ['return await Promise.all([1, 2].map(async (a) => { await null; return a }));', [1, 2]],
])('other code does what it did: %s', async (code, value) => {
  expect(await run(code)).toEqual(value);
  expect(guardCode(code, 'check()').split('\n')).toHaveLength(code.split('\n').length);
});

test.each([
  ['for (;;) ;', 'for (;;) {CHECK;;}'],
  ['for (a in b) ;', 'for (a in b) {CHECK;;}'],
  ['for (a of b) ;', 'for (a of b) {CHECK;;}'],
  ['while (a) b();', 'while (a) {CHECK;b();}'],
  ['do b(); while (a)', 'do {CHECK;b();} while (a)'],
  ['do { b() } while (a)', 'do {CHECK; b() } while (a)'],
  ['while (a) while (b) c();', 'while (a) {CHECK;while (b) {CHECK;c();}}'],
  ['while (a) do ; while (b)', 'while (a) {CHECK;do {CHECK;;} while (b)}'],
  ['for (;;) for (;;) { a }', 'for (;;) {CHECK;for (;;) {CHECK; a }}'],
  ['while (() => {}) () => {}', 'while (() => {CHECK;}) {CHECK;() => {CHECK;}}'],
  ['function a() {}', 'function a() {CHECK;}'],
  ['(function () {})', '(function () {CHECK;})'],
  ['() => {}', '() => {CHECK;}'],
  ['() => a', '() => a'],
  ['if (a) b();', 'if (a) b();'],
])('%s gets its check: %s', (code, guarded) => {
  expect(guardCode(code, 'CHECK')).toBe(guarded);
});

test('pauses do not count, nor does what ran before', async () => {
  const { check, restart } = createTimeLimit(LIMIT, () => new Endless());
  const code = `for (let turn = 0; turn < 6; turn++) {
    const until = performance.now() + 30;
    while (performance.now() < until);
    await pause();
  }`;
  const guarded = new AsyncFunction('check', 'pause', guardCode(code, 'check()')) as unknown as (
    check: () => void,
    pause: () => Promise<void>,
  ) => Promise<void>;
  await guarded(check, () => new Promise((resolve) => setTimeout(resolve)));
  await expect(guarded(check, () => Promise.resolve())).rejects.toThrow(Endless);
  restart();
  expect(check).not.toThrow();
});
