import { expect, it, vi } from 'vitest';
import { createPageTexts, writeNothing } from './page-texts.ts';

it('prints a page once, when it is written or read', () => {
  const texts = createPageTexts();
  const print = vi.fn(() => 'Größe');
  texts.add('/a', 'digest', print, writeNothing);
  const { digest, bytes, read } = texts.get('/a');
  expect([digest, bytes, read(), read()]).toEqual(['digest', 7, 'Größe', 'Größe']);
  expect(print).toHaveBeenCalledTimes(1);
  texts.add('/b', 'known', print, () => 7);
  expect(print).toHaveBeenCalledTimes(1);
  expect(texts.get('/b').read()).toBe('Größe');
  expect(print).toHaveBeenCalledTimes(2);
});

it('prints pages once more when there are too many to keep', () => {
  const texts = createPageTexts();
  const long = 'a'.repeat(3_000_000);
  const print = vi.fn(() => long);
  for (const path of ['/a', '/b', '/c']) texts.add(path, path, print, writeNothing);
  for (const path of ['/a', '/b']) texts.get(path).read();
  expect(print).toHaveBeenCalledTimes(3);
  texts.get('/c').read();
  expect(print).toHaveBeenCalledTimes(4);
});

it('keeps each of many texts whole, also where letters take more than a byte', () => {
  const texts = createPageTexts();
  const textOf = (index: number) => `${index}${'é'.repeat(index % 2 === 0 ? 450_000 : 10)}…`;
  for (let index = 0; index < 8; index++)
    texts.add(`/${index}`, '', () => textOf(index), writeNothing);
  for (let index = 0; index < 8; index++)
    expect(texts.get(`/${index}`).read() === textOf(index), `/${index}`).toBe(true);
});
