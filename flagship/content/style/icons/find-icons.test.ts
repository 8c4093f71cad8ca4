import { expect, test } from 'vitest';
import { findIcons } from './find-icons.ts';
import type { IconNames } from './icon-data.ts';

const none = { Filled: [], Outlined: [], Rounded: [], TwoTone: [], Sharp: [] };
const data: IconNames = {
  version: '1',
  names: ['AccessAlarm', 'AddAlarm', 'Alarm', 'AlarmOff', 'GitHub', 'Salarmander'],
  missing: { ...none, Sharp: [4] },
};
const names = (query: string, theme: 'Filled' | 'Sharp' = 'Filled') =>
  findIcons(data, theme, query).map(({ name }) => name);

test('the same name comes first, then what begins with it, then a word, then the rest', () => {
  expect(names('alarm')).toEqual(['Alarm', 'AlarmOff', 'AccessAlarm', 'AddAlarm', 'Salarmander']);
});

test('words are found in any order and case', () => {
  expect(names('ALARM access')).toEqual(['AccessAlarm']);
  expect(names('  ')).toHaveLength(6);
  expect(names('alarm zebra')).toEqual([]);
});

test('an icon that a theme lacks is not found in it', () => {
  expect(names('git')).toEqual(['GitHub']);
  expect(names('git', 'Sharp')).toEqual([]);
});

test.each([
  ['garbage', 'Delete'],
  ['hamburger', 'Menu'],
  ['gear', 'Settings'],
  ['cross', 'Close'],
  ['magnifier', 'Search'],
  ['magnifying glass', 'Search'],
])('%s finds %s', (query, icon) => {
  const all = { ...data, names: ['Close', 'Delete', 'Menu', 'Search', 'Settings', 'Spa'] };
  expect(findIcons(all, 'Filled', query).map(({ name }) => name)).toEqual([icon]);
});
