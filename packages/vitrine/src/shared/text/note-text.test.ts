import { expect, it } from 'vitest';
import { noteText, withoutDash } from './note-text.ts';

it.each([
  ['the\n  count', 'the count'],
  ['- the count', 'the count'],
  ['\n- the\ncount', 'the count'],
  ['-1 when\nnone', '-1 when none'],
  ['a - b\n(- c)', 'a - b (- c)'],
  ['1. first', '1. first'],
  // Lists keep their lines, below the text before them.
  ['one\nof:\n    - a\n      - b\n    - c', 'one of:\n  - a\n    - b\n  - c'],
  ['- a\n- b', '\n  - a\n  - b'],
  ['of\n1) a\n\n2) b', 'of\n  1) a\n\n  2) b'],
  ['so:\n```\na  b\n```', 'so:\n  ```\n  a  b\n  ```'],
])('a note of %j', (text, note) => {
  expect(noteText(text)).toBe(note);
});

it('indents as the place asks', () => {
  expect(noteText('of\n - a', '')).toBe('of\n- a');
});

it.each([
  [' - the\ncount ', 'the\ncount'],
  ['- a\n- b', '- a\n- b'],
  ['-1', '-1'],
])('the dash before %j', (text, without) => {
  expect(withoutDash(text)).toBe(without);
});
