import { expect, test } from 'vitest';
import { withoutOptionalUndefined } from './optional-members.ts';

test.each([
  ['(event?: Event | undefined) => void', '(event?: Event) => void'],
  ['(a?: A | undefined, b?: B | undefined) => C', '(a?: A, b?: B) => C'],
  ['{ a?: string | null | undefined; }', '{ a?: string | null; }'],
  ['{ a?: string | undefined }', '{ a?: string }'],
  [
    '{ on?: ((event?: Event | undefined) => void) | undefined; }',
    '{ on?: (event?: Event) => void; }',
  ],
  ['{ a?: { b?: Map<A, B> | undefined; } | undefined; }', '{ a?: { b?: Map<A, B>; }; }'],
  ['{ a?: (A | B)[] | undefined; }', '{ a?: (A | B)[]; }'],
  ["{ 'a, b'?: '; | undefined' | undefined; }", "{ 'a, b'?: '; | undefined'; }"],
  ['[a?: A | undefined]', '[a?: A]'],
  ["{ [key in 'a']?: A | undefined; }", "{ [key in 'a']?: A; }"],
  // What ends no member is part of the type.
  ['string | undefined', 'string | undefined'],
  ['{ a: string | undefined; }', '{ a: string | undefined; }'],
  ['{ a?: A; b: B | undefined; }', '{ a?: A; b: B | undefined; }'],
  ['{ a?: () => A | undefined; }', '{ a?: () => A | undefined; }'],
  ['{ a?: A extends B ? C : D | undefined; }', '{ a?: A extends B ? C : D | undefined; }'],
  ['{ a?: Box<A | undefined>; }', '{ a?: Box<A | undefined>; }'],
  ['(a?: A) => B | undefined', '(a?: A) => B | undefined'],
  // What is cut ends where it ends.
  ['{ a?: A | undefined; b?: B | undefined', '{ a?: A; b?: B | undefined'],
])('%s is %s', (text, plain) => expect(withoutOptionalUndefined(text)).toBe(plain));

test('a megabyte of members is read in one go', () => {
  const members = (end: string) =>
    Array.from(
      { length: 30_000 },
      (_, i) => `f${i}?: ({ id: A<B | undefined>; by?: string${end}; } | undefined)[] | null; `,
    );
  const [long, short] = [' | undefined', ''].map((end) => `{ ${members(end).join('')} }`);
  expect(withoutOptionalUndefined(long!)).toBe(short);
});
