import { expect, it } from 'vitest';
import {
  blankFields,
  blankProp,
  findByName,
  importedName,
  isWrapper,
  printImport,
} from './component-doc.ts';

it('of what nothing is known, nothing is said', () => {
  for (const blank of [blankFields(), blankProp()]) {
    expect(Object.keys(blank).length).toBeGreaterThan(10);
    const said = Object.entries(blank).filter(
      ([, value]) => !(value === null || value === false || (value as unknown[]).length === 0),
    );
    expect(said).toEqual([]);
  }
  // Each has lists of its own: they are filled.
  expect(blankFields().props).not.toBe(blankFields().props);
});

it('a component is found by its own name before another one of its names', () => {
  const docs = [
    { name: 'Button', aliases: ['Action', 'Link'] },
    { name: 'Link', aliases: [] },
  ];
  const found = (name: string) => findByName(docs, name)?.name;
  expect(['Button', 'Action', 'Link', 'None'].map(found)).toEqual([
    ...['Button', 'Button', 'Link', undefined],
  ]);
});

it('what an import brings is known by the name that its module has for it', () => {
  const names = ['{ Dial }', '{ Dial as Knob }', '{ $a as b }', 'Dial', '* as dials'];
  expect(names.map(importedName)).toEqual(['Dial', 'Dial', '$a', 'default', '*']);
});

it('an import is written as a statement', () => {
  expect(printImport({ clause: '{ a }', specifier: 'kit' })).toBe("import { a } from 'kit';");
});

it.each([
  [`Union<'a' | 'b', Hook>`, 'Hook', true],
  [`Union<'a' | 'b', Hook>`, null, false],
  [`Union<'a' | 'b', Hook>`, 'Other', false],
  [`Union<'a' | 'b', Hook> | null`, 'Hook', false],
  [`null | Union<'a' | 'b', Hook>`, 'Hook', false],
  [`Union<'a' | 'b', null>`, null, false],
  [`Union<Hook>`, 'Hook', false],
  [`Union<A<b>, Hook>`, 'Hook', false],
])('%s that %s adds to is a wrapper: %s', (type, augmentable, expected) => {
  expect(isWrapper({ type, augmentable })).toBe(expected);
});
