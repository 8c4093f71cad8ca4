import { expect, it } from 'vitest';
import { normalize } from './normalize.ts';

it.each([
  '',
  'a',
  'e\u0301',
  '\u00e9\u0323',
  'a\u0301\u0323b\u0323\u0301',
  '\ufb01',
  '가',
  'x'.repeat(99),
])('normalizes %j as usual', (text) => {
  expect(normalize(text, 'NFC')).toBe(text.normalize('NFC'));
  expect(normalize(text, 'NFKD')).toBe(text.normalize('NFKD'));
});

it('leaves more marks than any language has, and normalizes what is around them', () => {
  const marks = '\u0301\u0323'.repeat(16);
  expect(normalize(`e\u0301 ${marks}e\u0301`, 'NFC')).toBe(`\u00e9 ${marks}\u00e9`);
  const few = marks.slice(0, 30);
  expect(normalize(` ${few}`, 'NFC')).toBe(` ${few}`.normalize('NFC'));
});
