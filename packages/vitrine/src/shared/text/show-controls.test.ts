import { expect, it } from 'vitest';
import { showControls } from './show-controls.ts';

it('shows what would steer a terminal, so that JSON stays the same after it', () => {
  const text = 'a\u001b[2J\u009b1m\u0000\rb\u202ec\u202dd\u007f';
  const shown = String.raw`a\u001b[2J\u009b1m\u0000\u000db\u202ec\u202dd\u007f`;
  expect(showControls(text)).toBe(shown);
  expect(JSON.parse(showControls(JSON.stringify(text)))).toBe(text);
  const plain = 'Größe\t日本語 \u200f\u2067\n\r\n';
  expect(showControls(plain)).toBe(plain);
});
