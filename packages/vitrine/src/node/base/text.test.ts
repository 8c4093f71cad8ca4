import { expect, it } from 'vitest';
import { escapeHtml } from './escape.ts';
import { messageOf, scriptJson, shortDigest } from './text.ts';

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
  expect(messageOf(undefined)).toBe('undefined');
});
