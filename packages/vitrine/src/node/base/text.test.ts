import { expect, it } from 'vitest';
import { escapeHtml, escapeText } from './escape.ts';
import {
  capitalize,
  count,
  countNewlines,
  createLineCounter,
  createLineCutter,
  escapePattern,
  findUndecoded,
  messageOf,
  nameSome,
  parseJson,
  printBytes,
  scriptJson,
  shortDigest,
  withoutComments,
} from './text.ts';

it('escapes what could end text or an attribute, each character once', () => {
  expect(escapeHtml(`<a href="x">Tom & 'Jerry' &amp;</a>`)).toBe(
    `&lt;a href=&quot;x&quot;&gt;Tom &amp; 'Jerry' &amp;amp;&lt;/a&gt;`,
  );
});

it('writes JSON that cannot end its script element and reads back the same', () => {
  const data = { text: '</script><!-- <script>', list: [1, null, 'ü😀'] };
  const json = scriptJson(data);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(data);
});

it('hashes parts, not their concatenation', () => {
  expect(shortDigest('a')).toMatch(/^[\da-f]{10}$/);
  expect(shortDigest('ab', 'c')).not.toBe(shortDigest('a', 'bc'));
  expect(shortDigest('a', '')).not.toBe(shortDigest('a'));
  expect(shortDigest(new TextEncoder().encode('ä'))).toBe(shortDigest('ä'));
});

it('finds words in whatever was thrown', () => {
  expect(messageOf(new TypeError('no'))).toBe('no');
  expect(messageOf('a text')).toBe('a text');
  expect(messageOf(new Error('\u001B[31m[PARSE_ERROR] \u001B[0mNo.'))).toBe('[PARSE_ERROR] No.');
  expect(messageOf(undefined)).toBe('undefined');
});

it('finds words in what has none', () => {
  expect(messageOf(Object.create(null))).toBe('something was thrown that cannot be read');
});

it('puts any text into an expression', () => {
  for (const text of ['Dialog.Root', 'a+b(c)[d]{1}|e^f$?*\\', '/ui-é/', 'x\ny'])
    for (const flags of ['', 's'])
      expect(text.match(new RegExp(`^${escapePattern(text)}$`, flags))?.[0]).toBe(text);
  expect(new RegExp(escapePattern('Dialog.Root')).test('DialogXRoot')).toBe(false);
});

it('counts things', () => {
  expect([0, 1, 2].map((number) => count(number, 'page'))).toEqual([
    '0 pages',
    '1 page',
    '2 pages',
  ]);
});

it('counts line breaks, at the start and the end too', () => {
  expect(['', 'a', '\n', '\na\n', 'a\n\nb'].map(countNewlines)).toEqual([0, 0, 1, 2, 2]);
});

it('knows the line of every offset', () => {
  const text = '\na\n\nbc\nd';
  const lineAt = createLineCounter(text);
  const lines = Array.from({ length: text.length + 1 }, (_, offset) => lineAt(offset));
  expect(lines).toEqual([1, 2, 2, 3, 4, 4, 4, 5, 5]);
  expect(createLineCounter('')(0)).toBe(1);
});

it('cuts lines out of a text, whichever line ends it has', () => {
  const cut = createLineCutter('a\r\nb\rc\n\nd');
  expect(cut(0, 1)).toBe('a');
  expect(cut(1, 4)).toBe('b\nc\n');
  expect(cut(3, 4)).toBe('');
  expect([cut(4, 5), cut(4, 9), cut(5, 6)]).toEqual(['d', 'd', '']);
  expect(cut(0, 5)).toBe('a\nb\nc\n\nd');
  expect(createLineCutter('')(0, 1)).toBe('');
  expect(createLineCutter('a\n')(0, 2)).toBe('a\n');
});

it('escapes between tags what could begin one, and leaves quotes', () => {
  expect(escapeText('<b>"a" & \'b\'</b>')).toBe('&lt;b&gt;"a" &amp; \'b\'&lt;/b&gt;');
});

it.each([
  ['a<!-- b -->c', 'ac'],
  ['a\n<!-- b -->\nc', 'a\nc'],
  ['<!-- a --><!--b-->\n\nc', '\nc'],
  ['a <!-- b', 'a <!-- b'],
  ['a <!-- b --> c <!-- d', 'a  c <!-- d'],
  ['<!--->a-->b', 'b'],
])('%j without comments is %j', (text, rest) => {
  expect(withoutComments(text)).toBe(rest);
});

it('names some of many, and says how many more there are', () => {
  expect(nameSome([])).toBe('');
  expect(nameSome(['a', 'b', 'c'])).toBe('a, b, c');
  expect(nameSome(['a', 'b', 'c', 'd'])).toBe('a, b, c and 1 more');
  expect(nameSome(['a', 'b', 'c'], 1)).toBe('a and 2 more');
});

it('prints bytes, from a thousand on as kilobytes', () => {
  expect([0, 999, 1000, 24_449].map(printBytes)).toEqual(['0 B', '999 B', '1.0 kB', '24.4 kB']);
});

it('begins with a capital', () => {
  expect(['acme dial', 'Dial', 'ä', ''].map(capitalize)).toEqual(['Acme dial', 'Dial', 'Ä', '']);
});

it('finds the line of what is no UTF-8', () => {
  const broken = Buffer.from([0x61, 0xff]).toString();
  expect(['', 'a\nb', broken, `a\n\n${broken}\n${broken}`].map(findUndecoded)).toEqual([
    0, 0, 1, 3,
  ]);
});

it('reads JSON that begins with a byte order mark, and refuses what is none', () => {
  expect(parseJson('\uFEFF{"a":"\uFEFF"}')).toEqual({ a: '\uFEFF' });
  expect(parseJson('[1]')).toEqual([1]);
  expect(() => parseJson('{')).toThrow(SyntaxError);
});
