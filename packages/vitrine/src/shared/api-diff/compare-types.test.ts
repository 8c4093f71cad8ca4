import { expect, test } from 'vitest';
import { isSameDefault, isSameText, isSameType, takes } from './compare-types.ts';

test.each([
  ["'a' | 'b'", "'b'|'a'"],
  ['React.ReactNode', 'ReactNode | undefined'],
  ['"a"', "'a'"],
  ['"ab" | "c"', "'c' | 'ab'"],
  ["| 'a' | 'b'", "'a' | 'b'"],
  ['{\n  a: string;\n  b: number;\n}', '{ a: string; b: number }'],
  ['{ a: string;}', '{ a: string }'],
  ['{ a: Box<…> < b', '{ a: Box<A> < b'],
  [' string ', 'string'],
  ['{ a: string; }', '{ a: string }'],
  ["{ root?: SlotProps<'div', {}, Owner> }", '{ root?: SlotProps<…> }'],
  ['{ root?: Box<Map<A, B>>; on: (a: A) => void }', '{ root?: Box<…>; on: (a: A) => void }'],
  [
    '((bag: Bag) => ReactElement<any, string | JSXElementConstructor<any>>) | ReactNode',
    'React.ReactNode | ((bag: Bag) => React.ReactElement)',
  ],
  // What was left out of a long text may be the same.
  ['{ a: string; b: nu…', '{ a: string; c: …'],
])('%s and %s are the same', (a, b) => expect(isSameType(a, b)).toBe(true));

test.each([
  ['(a?: A | undefined) => void', '(a?: A) => void'],
  ['{ a?: (() => void) | undefined; b: B; }', '{ a?: () => void; b: B; }'],
])('%s says twice what may be left out: %s', (a, b) => {
  expect([isSameType(a, b), isSameType(b, a), isSameText(a, b)]).toEqual([true, true, true]);
});

test('lines and last commas of a signature say nothing, what it gives does', () => {
  expect(isSameText('{ red, blue }', '{ blue, red }')).toBe(true);
  expect(isSameText('{ red, blue }', '{ red, green }')).toBe(false);
  expect(isSameText('use( a?: A | undefined, ): B', 'use(a?: A): B')).toBe(true);
  expect(isSameText(`use(): "a" | import('acme').B`, "use(): 'a' | B")).toBe(true);
  expect(isSameText('use(a?: A): B | undefined', 'use(a?: A): B')).toBe(false);
});

test.each([
  ['string', 'number'],
  ['{ a: string; b: nu…', '{ a: string; b: number }'],
  ['{ a?: SlotProps<…> }', '{ b?: SlotProps<…> }'],
  ['Box<A>', 'Box<B>'],
])('%s and %s are not', (a, b) => expect(isSameType(a, b)).toBe(false));

test.each([
  // Values come, stay and go.
  ["'a'", "'a' | 'b'", 'yes'],
  ["'a' | 'b'", "'a'", 'no'],
  ["'a'", 'string', 'yes'],
  ['string', "'a' | 'b'", 'no'],
  ['string', 'number', 'no'],
  ['number', 'number | string', 'yes'],
  ['boolean', 'true', 'unknown'],
  ['true', 'boolean', 'yes'],
  ['string', 'any', 'yes'],
  ["Union<'a' | 'b', Hook>", "Union<'a' | 'b' | 'c', Hook>", 'yes'],
  ["Union<'a' | 'b', Hook>", "Union<'a' | 'c', Hook>", 'no'],
  ['string | null', 'string', 'no'],
  ['string', 'ReactNode', 'yes'],
  ['ReactNode', 'string', 'no'],
  ['() => void', 'ReactNode', 'no'],
  ['null', 'void', 'no'],
  ['string', 'unknown', 'yes'],
  ['-1 | 1.5', 'number', 'yes'],
  ['1.25', '1', 'no'],
  ['`a${string}`', 'string', 'yes'],
  ["'a | b'", "'a' | 'b'", 'no'],
  // What React renders.
  ['number | boolean | null', 'ReactNode', 'yes'],
  ['ReactElement<Props> | JSX.Element | Element', 'ReactNode', 'yes'],
  ['OwnElement', 'ReactNode', 'unknown'],
  ['Elements', 'ReactNode', 'unknown'],
  ['ReactElements', 'ReactNode', 'unknown'],
  ['string[]', 'ReactNode', 'unknown'],
  ['Box<() => void>', 'ReactNode', 'unknown'],
  ['OwnReactElement', 'ReactNode', 'unknown'],
  // Names.
  ['numberish', 'number', 'unknown'],
  ['12', 'number', 'yes'],
  ['Myboolean', 'boolean', 'unknown'],
  ['booleans', 'boolean', 'unknown'],
  ['nullable', 'null', 'unknown'],
  ['Box<A[]>', 'string', 'unknown'],
  ['keyof { a: string }', 'string', 'unknown'],
  ["{ a: string }['a']", 'string', 'unknown'],
  ["keyof Box<'a'>", "keyof Box<'b'>", 'unknown'],
  ["Union<'ab' | 'cd', Hook>", "Union<'ab', Hook>", 'no'],
  ["Union<'ab'|'cd', Hook>", "Union<'ab' | 'cd' | 'ef', Hook>", 'yes'],
  ['Box<A>', "Box<A> | 'b'", 'yes'],
  ["('a' | 'b') | null", "'a' | 'b' | null", 'yes'],
  ['Box<readonly A>[]', 'Box<A>[]', 'unknown'],
  ['string', '((', 'unknown'],
  ['Box<…>', 'Box<A>', 'yes'],
  ["Union<'ab' | 'c' | 'de', Hook>", "Union<'ab' | 'c' | 'de' | 'fgh', Hook>", 'yes'],
  ["Union<'a', Hook>", "Join<'a', Hook>", 'unknown'],
  ["Union<'a', Hook>", "Union<'a' | 'b', Other>", 'unknown'],
  ['number', 'Size2', 'unknown'],
  ['Size2', 'number', 'unknown'],
  ['Bow<…>', 'Box<…>', 'unknown'],
  ['() => void', 'OwnReactNode', 'unknown'],
  ['() => void', 'ReactNodes', 'unknown'],
  ['Size', 'Width', 'unknown'],
  ['Size', "'a'", 'unknown'],
  ['Box<A>', 'Box<B>', 'unknown'],
  ['string[]', 'number[]', 'no'],
  ['readonly string[]', 'string[]', 'yes'],
  ['readonly string[]', 'readonly number[]', 'no'],
  ["('a' | 'b')[]", "('a' | 'b' | 'c')[]", 'yes'],
  // Functions that were given are called with what is passed now.
  ['(a: string) => void', '(a: string, b: number) => void', 'yes'],
  ['(a: string, b: number) => void', '(a: string) => void', 'no'],
  ['(a: string | null) => void', '(a: string) => void', 'yes'],
  ['(a: string) => void', '(a: string | null) => void', 'no'],
  ['() => string', '() => number', 'no'],
  ['() => string', '() => void', 'yes'],
  ['(a: string, b?: number) => void', '(a: string) => void', 'yes'],
  ['(a: string) => void', '(a?: string) => void', 'no'],
  ['(a?: string) => void', '(a?: string, b: number) => void', 'yes'],
  ['() => string | null', '() => null | string', 'yes'],
  ['(a: () => string) => void', '(a: () => number) => void', 'no'],
  ['{ a: () => void } | null', '{ a: () => void }', 'no'],
  ['(a) => void', '(a: string) => void', 'unknown'],
  ['({ a }: A) => void', '({ a }: B) => void', 'unknown'],
  ['((a: string) => void', '(a: string) => void', 'unknown'],
  ['<T>(a: T) => void', '(a: string) => void', 'unknown'],
  ['(a: string) => void', '((a: string) => void', 'unknown'],
  ['(a: string) => void', '(a) => void', 'unknown'],
  ['(a: string) => (string)', '(a: string) => string', 'yes'],
  ['(a: string)=>void', '(a: string) => void', 'yes'],
  ['(a: string) extends B ? () => void : C', '(a: string) => void', 'unknown'],
  // Objects.
  ['{ a: string }', '{ a(): void }', 'unknown'],
  ['{ a: string } & { b: string }', '{ a: string }', 'unknown'],
  ['{ a: Box<A>; b: string }', '{ a: Box<A>; b: number }', 'no'],
  ['{ a?: string }', '{ a?: string; b?: number }', 'yes'],
  ['{ a?: string; b?: number }', '{ a?: string }', 'no'],
  ['{ a?: string }', '{ a: string }', 'no'],
  ['{ a: string }', '{ a: string; b: number }', 'no'],
  ["{ a: 'x' | 'y' }", "{ a: 'x' }", 'no'],
  ['{ on: () => void; b: string }', '{ on: () => void }', 'no'],
  ["{ a: '}' }", '{ a: string }', 'yes'],
  ['{ readonly a: string }', '{ a: string }', 'yes'],
  ["{ 'aria-label'?: string }", "{ 'aria-label'?: number }", 'no'],
  ['{ a(): void }', '{ a: string }', 'unknown'],
  ['{ [key: string]: number }', '{ a: number }', 'unknown'],
] as const)('what took %s takes %s: %s', (from, to, verdict) => {
  expect(takes(to, from)).toBe(verdict);
});

test('a union with any text takes each, and is text', () => {
  const open = "'soft' | (string & {})";
  expect([takes(open, 'string'), takes('string', open), takes("'soft'", open)]).toEqual([
    ...['yes', 'yes', 'no'],
  ]);
  expect(isSameType(open, "(string & {}) | 'soft'")).toBe(true);
  expect(isSameType(open, 'string')).toBe(false);
});

test('a text that makes no sense is read to its end', () => {
  for (const text of [
    '',
    '(((',
    '}}}',
    "'",
    '=>',
    '<'.repeat(1000),
    '|||',
    '{ a: { b: '.repeat(50),
  ]) {
    expect(['yes', 'no', 'unknown']).toContain(takes(text, 'string'));
    expect(['yes', 'no', 'unknown']).toContain(takes('{ a: string }', text));
  }
});

test('a default is the same however it is quoted and marked, and no other value', () => {
  for (const text of ["'ease'", '"ease"', '`ease`', "`'ease'`."]) {
    expect(isSameDefault(text, 'ease')).toBe(true);
    expect(isSameDefault('ease', text)).toBe(true);
  }
  expect(isSameDefault("'100px'", '100px')).toBe(true);
  expect(isSameDefault('{ a:  1 }', '{ a: 1 }')).toBe(true);
  // What a prop that is not given is anyway.
  for (const text of ['false', 'undefined', 'null']) {
    expect(isSameDefault(text, '')).toBe(true);
    expect(isSameDefault('', text)).toBe(true);
  }
  const others = [
    ...[
      ['false', 'true'],
      ['false', 'null'],
      ['', 'true'],
      ['', '0'],
    ],
    ["'ease'", "'linear'"],
    ["'28'", '28'],
    ["'true'", 'true'],
    ["'null'", 'null'],
    ["''", ''],
    ['', 'ease'],
    ["['a']", 'a'],
  ] as const;
  for (const [from, to] of others) expect(isSameDefault(from, to), from).toBe(false);
});

test('words about a value leave it as it is', () => {
  for (const [value, text] of [
    ['true', 'true when `snapPoints` is defined'],
    ['100', '100, if there is room'],
    ["'auto'", "'auto' (in a row)"],
  ] as const) {
    expect(isSameDefault(value, text), text).toBe(true);
    expect(isSameDefault(text, value), text).toBe(true);
  }
  for (const [value, text] of [
    ['100', '100 - inset'],
    ['1', '10 when it is open'],
    ['false', 'true when it is open'],
    ['', 'true when it is open'],
    ['true if a', 'true if b'],
  ] as const)
    expect(isSameDefault(value, text), text).toBe(false);
});
