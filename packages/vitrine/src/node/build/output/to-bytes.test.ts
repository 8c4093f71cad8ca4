import { expect, it } from 'vitest';
import { toBytes } from './to-bytes.ts';

const MEGABYTE = 1024 * 1024;

it.each<[string, string]>([
  ['none', ''],
  ['a short one', 'Größe…'],
  ['a long one', 'a'.repeat(3 * MEGABYTE)],
  ['one that is longer than its letters', 'é'.repeat(MEGABYTE - 1)],
])('gives the bytes of a text: %s', (_name, text) => {
  expect(Buffer.from(text).equals(toBytes(text))).toBe(true);
});

it('leaves bytes as they are', () => {
  const bytes = new Uint8Array([1, 2]);
  expect(toBytes(bytes)).toBe(bytes);
});

it('takes memory of its own for long texts alone', () => {
  const { buffer } = toBytes('a');
  expect(toBytes('b'.repeat(MEGABYTE / 4)).buffer).toBe(buffer);
  expect(toBytes('b'.repeat(MEGABYTE)).buffer).not.toBe(buffer);
});
