import { expect, test } from 'vitest';
import { allowedMarkup, allowedName } from './refused-elements.ts';

test.each(['link', 'LINK', 'iFrame', 'a:iframe', 'a:b:meta', 'a\n:base', 'fencedframe'])(
  '%j is another element',
  (name) => expect(allowedName(name)).toBe('refused-element'),
);

test.each(['p', 'links', 'a-link', 'linK2', 'x:p', ''])('%j is made', (name) =>
  expect(allowedName(name)).toBe(name),
);

test('a name is read once', () => {
  let read = 0;
  const name = { toString: () => (read++ === 0 ? 'p' : 'link') };
  expect(allowedName(name)).toBe('p');
  expect(allowedName(null)).toBe(null);
});

test.each([
  ['<link rel=a>', '<refused-link rel=a>'],
  ['a<LINK/><p>b</p></link\t>', 'a<refused-LINK/><p>b</p></refused-link\t>'],
  ['<a:iframe xmlns:a="b"/>', '<a:refused-iframe xmlns:a="b"/>'],
  ['<!entity a "b"><!DOCTYPE a>', '<!refused-entity a "b"><!DOCTYPE a>'],
  ['<iframe', '<refused-iframe'],
  ['<links><p>link</p>', '<links><p>link</p>'],
  ['', ''],
])('%j becomes %j', (text, allowed) => expect(allowedMarkup(text)).toBe(allowed));

/** What code can put in the place of the browser's own, by what it is a part of. */
const CHANGES: [string, object, PropertyKey, PropertyDescriptor][] = [
  ['exec', RegExp.prototype, 'exec', { value: () => null }],
  ['test', RegExp.prototype, 'test', { value: () => false }],
  ['flags', RegExp.prototype, 'flags', { get: () => '' }],
  ['global', RegExp.prototype, 'global', { get: () => false }],
  ['Symbol.replace', RegExp.prototype, Symbol.replace, { value: (text: string) => text }],
  ['replace', String.prototype, 'replace', { value: () => '<link>' }],
  ['slice', String.prototype, 'slice', { value: () => '<link>' }],
  ['String', globalThis, 'String', { value: () => 'p' }],
  ['apply', Reflect, 'apply', { value: () => null }],
  ['call', Function.prototype, 'call', { value: () => null }],
];

test.each(CHANGES)('whatever has become of %s', (_, owner, name, change) => {
  const original = Object.getOwnPropertyDescriptor(owner, name)!;
  const { defineProperty } = Object;
  defineProperty(owner, name, { ...change, configurable: true });
  let made: unknown[];
  try {
    made = [allowedName('a:link'), allowedMarkup('<p><link><a:meta>')];
  } finally {
    defineProperty(owner, name, original);
  }
  expect(made).toEqual(['refused-element', '<p><refused-link><a:refused-meta>']);
});
