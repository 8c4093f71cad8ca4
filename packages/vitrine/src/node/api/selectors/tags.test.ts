import { describe, expect, test } from 'vitest';
import { sortNames } from './styled.ts';
import type { Styled } from './styled.ts';
import { readTags } from './tags.ts';

const read = (...tags: [name: string, text: string][]) =>
  readTags({
    doc: { description: '', tags: tags.map(([name, text]) => ({ name, text })) },
  } as Styled);
const NONE = { dataAttributes: [], cssVariables: [], cssParts: [] };

test.each([
  ...['cssprop', 'cssproperty', 'cssvar', 'cssvariable', 'csscustomproperty', 'cssCustomProperty'],
])('@%s names a variable', (tag) => {
  expect(read([tag, '--a B.'])).toEqual({
    ...{ ...NONE, cssVariables: [{ name: '--a', description: 'B.' }] },
  });
});

test.each([
  ...['data', 'dataAttr', 'dataattr', 'data-attr', 'dataAttribute', 'data-attribute'],
  ...['attr', 'attribute'],
])('@%s names an attribute', (tag) => {
  expect(read([tag, 'data-a B.'])).toEqual({
    ...{ ...NONE, dataAttributes: [{ name: 'data-a', description: 'B.' }] },
  });
});

test('@csspart names a part, and each tag counts', () => {
  expect(read(['csspart', 'bar'], ['see', 'x'], ['cssPart', 'knob The knob.'])).toEqual({
    ...NONE,
    cssParts: [
      { name: 'bar', description: '' },
      { name: 'knob', description: 'The knob.' },
    ],
  });
});

test.each([
  ...['css', 'xcssprop', 'cssprops', 'xcsspart', 'cssparts', 'xdata', 'database', 'data-'],
  ...['xattr', 'attrs', 'dataattrs', 'default'],
])('@%s names nothing', (tag) => expect(read([tag, '--a B.'])).toEqual(NONE));

describe('a tag says', () => {
  const variable = (text: string) => read(['cssprop', text]).cssVariables;

  test.each([
    ['--a', ''],
    ['--a  How.', 'How.'],
    ['--a - How.', 'How.'],
    ['--a -How.', '-How.'],
    ['--a\nHow\n\nso. ', 'How\n\nso.'],
    ['[--a] - How.', 'How.'],
    ['[--a=2px] How.', 'How. Default: `2px`.'],
    ['[--a= 2px ]', 'Default: `2px`.'],
    ['[--a=] How.', 'How.'],
    ['[--a= ]', ''],
    ['--a=2px How.', '=2px How.'],
    ['{length} --a How.', 'How. Value: `length`.'],
    ['{ a | b } [--a=a] - How.', 'How. Value: `a | b`. Default: `a`.'],
  ])('%j: %j', (text, description) => {
    expect(variable(text)).toEqual([{ name: '--a', description }]);
  });

  test.each(['', '{length}', '!a', '- a'.replace('- ', '*')])('nothing: %j', (text) => {
    expect(variable(text)).toEqual([]);
  });
});

test('names are sorted by what they are', () => {
  const names = ['data-a', '--b', 'data-', '--', 'xdata-a', 'x--b', 'data-1', 'bar', '---'];
  expect(sortNames(names.map((name) => ({ name, description: name })))).toEqual({
    dataAttributes: [{ name: 'data-a', description: 'data-a' }],
    cssVariables: [
      { name: '--b', description: '--b' },
      { name: '---', description: '---' },
    ],
  });
});
