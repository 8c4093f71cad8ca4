import { expect, it } from 'vitest';
import { quote } from '../../base/text.ts';
import { key, listOf, literal, slugOf, quotePath } from './text.ts';

it('writes text as code has it', () => {
  expect(quote("it's \\ so")).toBe("'it\\'s \\\\ so'");
  expect(listOf(['a', "b'"])).toBe("'a', 'b\\''");
  expect([literal('a'), literal(1), literal(true), literal([])]).toEqual([
    "'a'",
    '1',
    'true',
    '[]',
  ]);
});

it('writes line ends and other controls of a text as code has them', () => {
  expect(quote('a\nb\u2028c\0')).toBe(String.raw`'a\u000ab\u2028c\u0000'`);
});

it.each([
  ['size', 'size'],
  ['$a_1', '$a_1'],
  ['_', '_'],
  ['aria-label', "'aria-label'"],
  ['1a', "'1a'"],
  ['a b', "'a b'"],
  ['', "''"],
])('%j is the key %s', (name, written) => {
  expect(key(name)).toBe(written);
});

it.each([
  ['TextField', 'text-field'],
  ['Grid2Row', 'grid2-row'],
  ['URLField', 'urlfield'],
  ['Index', 'index-component'],
  ['Aux', 'aux-component'],
  ['AuxDial', 'aux-dial'],
])('%s has the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('quotes a path that is more than one word to a shell', () => {
  expect(['docs', 'apps/my-docs.v2', '../site'].map(quotePath)).toEqual([
    ...['docs', 'apps/my-docs.v2', '../site'],
  ]);
  expect(['my docs', 'docs (new)'].map(quotePath)).toEqual(['"my docs"', '"docs (new)"']);
});
