import { expect, test } from 'vitest';
import { describe, describeMember, otherTags, remarkTags } from './doc-tags.ts';
import { readDocComment } from './jsdoc.ts';

const read = (...lines: string[]) =>
  readDocComment(['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n'));

test.each([
  ['5.2 use `size`', '5.2'],
  ['since v6, use `size`', '6'],
  ['Use `size`, deprecated as of version 7.1.0-beta.2.', '7.1.0-beta.2'],
  ['in 4.24.0', '4.24.0'],
  ['Will go in the next version.', null],
  ['2 ways are better than this', null],
])('@deprecated %j names the version %j', (text, version) => {
  expect(otherTags(read(`@deprecated ${text}`)).deprecatedSince).toBe(version);
});

test('remarks follow the description', () => {
  expect(describe(read('Turns.', '@remarks', 'Slowly.', '@since 2'))).toBe('Turns.\n\nSlowly.');
});

test('errors and references are told of whole exports, and in the text of members', () => {
  const doc = read('Turns.', '@throws {RangeError} when *big*', '@see https://a.example/x');
  expect(remarkTags(doc)).toEqual({
    see: ['<https://a.example/x>'],
    throws: ['`RangeError` when *big*'],
  });
  expect(describeMember(doc)).toBe(
    'Turns.\n\nThrows `RangeError` when *big*\n\nSee <https://a.example/x>',
  );
});
