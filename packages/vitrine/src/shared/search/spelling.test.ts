import { expect, it } from 'vitest';
import { foldSpelling } from './spelling.ts';

it.each([
  ['colour', 'color'],
  ['colours', 'colors'],
  ['behaviour', 'behavior'],
  ['customise', 'customize'],
  ['customisation', 'customization'],
  ['centre', 'center'],
  ['centred', 'centered'],
  ['grey', 'gray'],
  ['labelled', 'labeled'],
  ['dialogue', 'dialog'],
  ['licence', 'license'],
])('%s is %s', (british, american) => {
  expect(foldSpelling(british)).toBe(foldSpelling(american));
});

it.each([
  'four',
  'hour',
  'size',
  'rise',
  'tree',
  'filter',
  'fill',
  'all',
  'list',
  'string',
  'street',
  'fence',
  'flour',
  'etre',
  'aller',
])('%s stays', (word) => {
  expect(foldSpelling(word)).toBe(word);
});
