import { expect, it } from 'vitest';
import { listAskedStems, listStems, stem } from './stem.ts';

it.each([
  ['virtualised', 'virtualiz'],
  ['virtualized', 'virtualiz'],
  ['colours', 'color'],
  ['scrolling', 'scroll'],
  ['scroll', 'scroll'],
  ['closes', 'clos'],
  ['closed', 'clos'],
  ['closing', 'clos'],
  ['close', 'clos'],
  ['selection', 'select'],
  ['sortable', 'sort'],
  ['used', 'used'],
  ['bring', 'bring'],
  ['union', 'union'],
  ['tables', 'tabl'],
  ['edge', 'edg'],
  ['ingots', 'ingot'],
  ['shown', 'show'],
  ['hidden', 'hid'],
  ['hides', 'hid'],
  ['sent', 'send'],
  ['held', 'hold'],
  ['given', 'giv'],
  ['taken', 'tak'],
  ['written', 'writ'],
  ['drawn', 'draw'],
  ['built', 'build'],
  ['broken', 'break'],
  ['shrunk', 'shrink'],
  ['chosen', 'choos'],
  ['kept', 'keep'],
  ['wedding', 'wedd'],
  ['constructor', 'constructor'],
  ['moving', 'mov'],
  ['timed', 'timed'],
  ['ringed', 'ring'],
  ['edged', 'edged'],
  ['ironical', 'ironical'],
  ['ingested', 'ingest'],
  ['edibles', 'edibl'],
  ['tees', 'te'],
  ['eel', 'eel'],
])('the stem of %s is %s', (word, one) => {
  expect(stem(word)).toBe(one);
});

it('a name has the stems of its words, a question none of the words that say nothing', () => {
  expect(listStems('The dataGrid')).toEqual(['th', 'datagrid', 'data', 'grid']);
  expect([...listAskedStems('How do I use the dataGrid?')]).toEqual([
    ['us', { isWeak: true, written: 'use' }],
    ['datagrid', { isWeak: false, written: 'datagrid' }],
    ['data', { isWeak: false, written: 'data' }],
    ['grid', { isWeak: false, written: 'grid' }],
  ]);
});

it('a path in code says its steps', () => {
  expect(listStems('theme.zIndex.fab')).toEqual(
    expect.arrayContaining(['zindex', 'fab', 'them', 'index']),
  );
  expect(listStems('It ends. And zIndex')).not.toContain('ends.and');
});
