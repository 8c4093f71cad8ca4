import { expect, test } from 'vitest';
import type { Declared, DeclarationFinder } from '../exported-values.ts';
import { codeOf, expressionOf, moduleOf } from '../fixtures/parsed.ts';
import { codeIn, followNames } from './find-code.ts';
import { isClass } from '../syntax.ts';

/** A finder for which every name but `lost` leads to itself. */
const finder = {
  follow: (module: Declared['module'], local: string) =>
    local === 'lost' ? null : { module, local },
} as DeclarationFinder;

/** What `it` stands for in a module: `name: code`. */
function followed(text: string): string | null {
  const found = followNames(finder, { module: moduleOf(text), local: 'it' });
  return found && `${found.local}: ${codeOf(text, found.value)}`;
}

/** The code that `it` is in the end. */
function code(text: string): string | null {
  const at = followNames(finder, { module: moduleOf(text), local: 'it' });
  const found = at && codeIn(finder, at);
  return found && `${found.local}: ${codeOf(text, found.value)}`;
}

test('names lead to what they stand for, a few steps far', () => {
  expect(followed('const it = 1;')).toBe('it: 1');
  expect(followed('const it = a, a = kit.b, kit = { b: call() };')).toBe('kit.b: call()');
  expect(followed('const it = a;')).toBeNull();
  expect(followed('const it = lost, lost = 1;')).toBeNull();
  expect(followed('const it = a, a = it;')).toBeNull();
  const steps = (count: number) =>
    `const it = a0, ${Array.from({ length: count }, (_, i) => `a${i} = a${i + 1}`).join()}, a${count} = 1;`;
  expect(followed(steps(4))).toBe('a4: 1');
  expect(followed(steps(5))).toBeNull();
});

test('the code of a component is a function or a class, in calls or behind names', () => {
  expect(code('function it() {}')).toBe('it: function it() {}');
  expect(code('const it = () => 0;')).toBe('it: () => 0');
  expect(code('const it = (function () {});')).toBe('it: function () {}');
  expect(code('class it {}')).toBe('it: class it {}');
  expect(code('const it = memo(forwardRef((() => 0)));')).toBe('it: () => 0');
  expect(code('const it = memo(other, Inner, 1); function Inner() {}')).toBe(
    'Inner: function Inner() {}',
  );
  expect(code('const it = memo(1, () => 1, () => 2);')).toBe('it: () => 1');
  expect(code('const it = ((b) => { return a; })(c);')).toBe('it: ((b) => { return a; })(c)');
  expect(code('const it = (() => { return memo(() => 3); })();')).toBe('it: () => 3');
});

test('what is neither, and no call of one, has no code', () => {
  for (const text of [
    ...['const it = 1;', 'const it = memo();', 'const it = memo(lost), lost = () => 0;'],
    ...['const it = memo(a);', 'const it = styled(Base)`a`;', 'const it = { a() {} };'],
    ...['const it = memo(it);', 'const it = memo({ a: () => 0 });'],
  ])
    expect(code(text), text).toBeNull();
});

test('the code of what a function makes is what that returns, by whatever name', () => {
  const made = (body: string) => code(`const it = make('bell', []); ${body}`);
  const inner = 'it: ({ size = 24 }) => 0';
  const returned = inner.slice(4);
  expect(made(`const make = () => forwardRef(${returned});`)).toBe(`make: ${returned}`);
  expect(made(`function make() { return ${returned}; }`)).toBe(`make: ${returned}`);
  expect(
    made(
      `function make() { const Inner = memo(${returned}); const One = Inner; One.Part = Part; return One; }`,
    ),
  ).toBe(`make: ${returned}`);
  expect(
    made(`function make() { const One = memo(${returned}); One.displayName = 'A'; return One; }`),
  ).toBe(`make: ${returned}`);
  expect(made('const make = () => { function One() {} return One; };')).toBe(
    'make: function One() {}',
  );
  expect(made('const make = () => other(); const other = () => () => 1;')).toBe('other: () => 1');
  // A component that is given comes first.
  expect(code('const make = () => () => 1, it = make(() => 2);')).toBe('it: () => 2');
});

test('what a function makes has no code where it returns something else, or nothing at its end', () => {
  for (const body of [
    ...[
      '{}',
      '{ return; }',
      '{ return One; }',
      '{ return { a: () => 0 }; }',
      '{ if (a) return b; }',
    ],
    ...['{ const One = 1; return One; }', '{ const One = () => 0; }', '{ return make(); }'],
  ])
    expect(code(`const it = make(1); function make() ${body}`), body).toBeNull();
  expect(code('const it = make(1); class make { body = () => 0; }')).toBeNull();
});

test('calls are looked into a few levels deep', () => {
  const calls = (count: number) => `const it = ${'f('.repeat(count)}() => 0${')'.repeat(count)};`;
  expect(code(calls(6))).toBe('it: () => 0');
  expect(code(calls(7))).toBeNull();
  const names = (count: number) =>
    `const it = f(a0), ${Array.from({ length: count }, (_, i) => `a${i} = f(a${i + 1})`).join()}, a${count} = () => 0;`;
  expect(code(names(2))).toBe('a2: () => 0');
  expect(code(names(3))).toBeNull();
});

test('a class is one, or what compilers make of one', () => {
  for (const text of ['class {}', '(function (base) {})(a)', '((base) => 0)(a)'])
    expect(isClass(expressionOf(text)), text).toBe(true);
  for (const text of [
    'call()',
    '(() => 0)()',
    'function () {}',
    'new (function () {})()',
    'a.b()',
    'a',
  ])
    expect(isClass(expressionOf(text)), text).toBe(false);
});
