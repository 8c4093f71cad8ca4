import { expect, it } from 'vitest';
import { spellOut, unknownName } from './names.ts';

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
])('%s may mean %s', (wanted, names) => {
  expect(meant(wanted)).toBe(names);
});

it('says where to look for what may mean anything', () => {
  expect(unknownName('page', 'x'.repeat(300), NAMES).message).toBe(
    `There is no page "${'x'.repeat(100)}…". Look for it with the tool "search".`,
  );
  expect(unknownName('page', 'x', ['one']).message).toBe('There is no page "x". There is one.');
});

it('spells out words without vowels that are a name of them in short, the shortest one', () => {
  expect(spellOut('Bttn variant, TBL rows', NAMES)).toBe('Button variant, Table rows');
  expect(spellOut('btngrp of a dlg', NAMES)).toBe('ButtonGroup of a Dialog');
  for (const query of ['css of html', 'the tab', 'dl', 'abttn', '']) {
    expect(spellOut(query, NAMES)).toBe(query);
  }
});
