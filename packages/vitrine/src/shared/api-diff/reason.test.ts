import { expect, test } from 'vitest';
import { readableReason, reasonToHtml } from './reason.ts';

const escape = (text: string) => text.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const toHtml = (markdown: string) => reasonToHtml(markdown, escape, (text) => `{${escape(text)}}`);

test('links that lead somewhere on the library’s site alone are their text', () => {
  for (const target of ['/guide/', '#props', 'guide.md', '//host/a', 'javascript:a', 'data:a']) {
    expect(readableReason(`See [the guide](${target}).`)).toBe('See the guide.');
    expect(toHtml(`See [the guide](${target}).`)).toBe('See the guide.');
  }
  const link = 'See [the `guide`](https://dials.example/a?b="c).';
  expect(readableReason(link)).toBe(link);
  expect(toHtml(link)).toBe('See <a href="https://dials.example/a?b=&quot;c">the {guide}</a>.');
});

test('code and text are what they are, whatever they say', () => {
  expect(toHtml('Use `<Knob>` or [x], not <b>.')).toBe('Use {&lt;Knob>} or [x], not &lt;b>.');
  expect(toHtml('`[a](/b)` and [c](/d)')).toBe('{[a](/b)} and c');
  expect(toHtml('a ` b')).toBe('a ` b');
});

test('takes time by the length of a reason', () => {
  for (const unit of ['[', '[a](', '`', '[a](/b', '](/']) {
    const text = unit.repeat(200_000 / unit.length);
    expect(toHtml(text).length).toBeGreaterThan(100_000);
  }
});
