import { expect, it } from 'vitest';
import { isInOtherLetters } from './letters.ts';

it.each([
  ['ボタン 無効', 'Buttons', true],
  ['кнопка', 'Größe, élan', true],
  ['кнопка button', 'Buttons', false],
  ['кнопка', 'Кнопка, Button', false],
  ['wobbles 5', 'Buttons', false],
  ['5 %', 'Buttons', false],
])('%s, of a site that says %s: %s', (query, said, is) => {
  expect(isInOtherLetters(query, said)).toBe(is);
});
