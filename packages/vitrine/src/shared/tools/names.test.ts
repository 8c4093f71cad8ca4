import { expect, it } from 'vitest';
import { findNamed, spellOut, unknownName } from './names.ts';

const others = Array.from({ length: 8 }, (_, at) => `Zebra${at}`);
const NAMES = ['Button', 'ButtonGroup', 'Dialog', 'Bottle', 'Table', ...others];
const meant = (wanted: string) =>
  /Did you mean (.*)\?$/.exec(unknownName('component', wanted, NAMES).message)?.[1] ?? '';

it.each([
  // Letters are left out, half of them at most, and the first one never.
  ['Bttn', 'Button'],
  ['Dlg', 'Dialog'],
  ['dlog', 'Dialog'],
  ['Bttngrp', 'ButtonGroup'],
  ['Dl', ''],
  ['ttn', ''],
  ['Btx', ''],
  // A letter is another, or a part of the name is said.
  ['Buttin', 'Button'],
  ['Group', 'ButtonGroup'],
  ['Tab', 'Table'],
  ['MyTable', 'Table'],
  // Two letters are a part of too many names.
  ['Bo', ''],
])('%s may mean %s', (wanted, names) => {
  expect(meant(wanted)).toBe(names);
});

it('says where to look for what may mean anything', () => {
  expect(unknownName('page', 'x'.repeat(300), NAMES).message).toBe(
    `There is no page "${'x'.repeat(100)}…". Look for it with the tool "search".`,
  );
  expect(unknownName('page', 'x'.repeat(100), []).message).toBe(
    `There is no page "${'x'.repeat(100)}". Look for it with the tool "search".`,
  );
  expect(unknownName('page', 'x', ['one']).message).toBe('There is no page "x". There is one.');
  expect(unknownName('page', 'x', others).message).toBe(
    `There is no page "x". There are ${others.join(', ')}.`,
  );
  expect(unknownName('page', 'x', [...others, 'Yak']).message).toContain('Look for it');
});

it('names of two letters are meant by no longer one, and eight names are told at most', () => {
  expect(unknownName('prop', 'Cabin', ['Ab']).message).toBe(
    'There is no prop "Cabin". There is Ab.',
  );
  expect(unknownName('prop', 'Cabin', ['Bin']).message).toContain('Did you mean Bin?');
  const zebras = [...others, 'Zebra8', 'Zebra9'];
  expect(unknownName('prop', 'zebra', zebras).message).toBe(
    `There is no prop "zebra". Did you mean ${others.join(', ')}?`,
  );
});

it('spells out words without vowels that are a name of them in short, the shortest one', () => {
  expect(spellOut('Bttn variant, TBL rows', NAMES)).toBe('Button variant, Table rows');
  expect(spellOut('btngrp of a dlg', NAMES)).toBe('ButtonGroup of a Dialog');
  for (const query of ['css of html', 'the tab', 'dl', 'abttn', '']) {
    expect(spellOut(query, NAMES)).toBe(query);
  }
  expect(spellOut('bttn', ['Buttoned', 'Button', 'Buttress'])).toBe('Button');
});

it.each([
  ['Button', 'Button'],
  [' <Button /> ', 'Button'],
  ['<Button>', 'Button'],
  ['Button/>', 'Button'],
  ['text fields', 'TextField'],
  ['Knob<T>', undefined],
  ['nothing', undefined],
  // By its second name, and by its very name before another's that is written otherwise.
  ['Old one', 'TextField'],
  ['buttons', 'buttons'],
  [' buttons ', 'buttons'],
  ['<buttons />', 'buttons'],
  ['<buttons>', 'buttons'],
  ['buttons/>', 'buttons'],
])('what is called %j is %s', (wanted, found) => {
  const items = [['Button'], ['buttons'], ['TextField', 'OldOne']];
  expect(findNamed(wanted, items, (names) => names)?.[0]).toBe(found);
});
