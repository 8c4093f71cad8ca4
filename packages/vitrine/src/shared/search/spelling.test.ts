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
  ['favourite', 'favorite'],
  ['organiser', 'organizer'],
  ['advised', 'advized'],
  ['centres', 'centers'],
  ['centring', 'centering'],
  ['greyish', 'grayish'],
  ['travelling', 'traveling'],
  ['travellers', 'travelers'],
  ['catalogues', 'catalogs'],
  ['licences', 'licenses'],
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
  'advisedly',
  'isis',
  'extremes',
  'hatreds',
  'shoestrings',
  'agrey',
  'gallery',
  'cataloguer',
  'sequencer',
  'hatredful',
  'tred',
  'stred',
  'stringent',
])('%s stays', (word) => {
  expect(foldSpelling(word)).toBe(word);
});
