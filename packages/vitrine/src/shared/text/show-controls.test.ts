import { expect, it } from 'vitest';
import { showControls, showInvisible, withoutControls } from './show-controls.ts';

it('shows what would steer a terminal, so that JSON stays the same after it', () => {
  const text = 'a\u001b[2J\u009b1m\u0000\rb\u202ec\u202dd\u007f';
  const shown = String.raw`a\u001b[2J\u009b1m\u0000\u000db\u202ec\u202dd\u007f`;
  expect(showControls(text)).toBe(shown);
  expect(JSON.parse(showControls(JSON.stringify(text)))).toBe(text);
  expect(showControls('a\u{e0041}')).toBe(String.raw`a\udb40\udc41`);
  const wales = '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}';
  expect(showControls(wales)).toBe(wales);
  expect(withoutControls(`${wales}\u202e\0a\u{e0041}\r\tb`)).toBe(`${wales}a\r\tb`);
  const plain = 'Größe\t日本語 \u200f\u2067\n\r\n';
  expect(showControls(plain)).toBe(plain);
});

it('shows what nobody sees in code, and what turns it round, so that code and JSON stay the same after it', () => {
  const text =
    'a\u202eb\u2066c\u2069\u200bd\u061c\u00ad\u2060\ufeff\u2028\u{e0041}\ud800\u009b\u3164';
  const shown = String.raw`a\u202eb\u2066c\u2069\u200bd\u061c\u00ad\u2060\ufeff\u2028\udb40\udc41\ud800\u009b\u3164`;
  expect(showInvisible(text)).toBe(shown);
  expect(JSON.parse(showInvisible(JSON.stringify(text)))).toBe(text);
  const plain = 'Größe 日本語 שלום می\u200cخواهم 👨\u200d👩\u200d👧 ❤\ufe0f\t{\r\n}\n';
  expect(showInvisible(plain)).toBe(plain);
});
