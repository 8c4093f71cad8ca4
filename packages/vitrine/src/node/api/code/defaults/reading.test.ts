import { expect, test } from 'vitest';
import type { Declared } from '../exported-values.ts';
import { expressionOf, moduleOf, statementsIn } from '../fixtures/parsed.ts';
import type { Module } from '../open-module.ts';
import type { Syntax } from '../syntax.ts';
import { addValue, readObject, readPattern, type Reading } from './reading.ts';

/** A reading within one module, whose names lead to themselves. */
function start(changes: Partial<Reading> = {}): Reading {
  const follow = (module: Module, local: string): Declared | null =>
    local === 'Lost' ? null : { module, local };
  const finder = { follow } as Reading['finder'];
  return { finder, found: new Map(), names: new Map(), taken: new Set(), level: 0, ...changes };
}

/** What is read of a value of the prop `a`. */
function add(value: string, reading = start(), about?: Parameters<typeof addValue>[4]) {
  const text = `const it = ${value}; const plain = { Top: call() }, Plain = { Top: call() }, { Taken } = b;`;
  const module = moduleOf(text);
  const [{ init }] = module.body[0]!.declarations as [{ init: Syntax }];
  addValue(reading, module, 'a', init, about);
  return { found: Object.fromEntries(reading.found), names: Object.fromEntries(reading.names) };
}

test('a literal is a value, and a member of what may be an enumeration a name', () => {
  expect(add(`"md"`)).toEqual({ found: { a: { text: "'md'", isOwn: true } }, names: {} });
  const top = { a: { text: 'Side.Top', isOwn: true, isName: true } };
  expect(add('Side.Top')).toEqual({ found: {}, names: top });
  expect(add('(_side.Side.Top)')).toEqual({ found: {}, names: top });
  expect(add('Kit.Side.Top').names).toEqual(top);
  expect(add('Lost.Top').names).toMatchObject({ a: { text: 'Lost.Top' } });
  expect(add('$a.B1$.c_').names).toMatchObject({ a: { text: 'B1$.c_' } });
});

test('a member whose value is known is no name', () => {
  const text = `const Side = call(); Side.Top = 'top';`;
  const reading = start();
  addValue(reading, moduleOf(text), 'a', expressionOf('Side.Top'));
  expect([...reading.found]).toEqual([['a', { text: "'top'", isOwn: true }]]);
  expect(reading.names.size).toBe(0);
});

test('other values say nothing', () => {
  for (const value of [
    ...[
      'side.top',
      'Side',
      'call()',
      'Side[top]',
      'Side.Top()',
      'Plain.Top',
      'plain.Top',
      'a.side.Top',
    ],
    'aSide.Top',
  ])
    expect(add(value), value).toEqual({ found: {}, names: {} });
});

test('who says it is told along', () => {
  const about = { isOwn: false };
  expect(add('1', start(), about).found).toEqual({ a: { ...about, text: '1' } });
  expect(add('1', start({ level: 1 })).found).toEqual({ a: { text: '1', isOwn: false } });
  expect(add('Side.Top', start({ level: 1 })).names).toEqual({
    a: { text: 'Side.Top', isOwn: false, isName: true },
  });
});

test('the first that is said of a prop counts, and nothing of one that is kept', () => {
  const known = { text: '0', isOwn: true };
  const saying = (key: 'found' | 'names') => start({ [key]: new Map([['a', known]]) });
  expect(add('1', saying('found'))).toEqual({ found: { a: known }, names: {} });
  expect(add('Side.Top', saying('found'))).toEqual({ found: { a: known }, names: {} });
  expect(add('Side.Top', saying('names')).names).toEqual({ a: known });
  expect(add('1', saying('names')).found).toEqual({ a: { text: '1', isOwn: true } });
  const nothing = { found: {}, names: {} };
  expect(add('1', start({ taken: new Set(['a']) }))).toEqual(nothing);
  expect(add('Side.Top', start({ taken: new Set(['a']) }))).toEqual(nothing);
});

test('a pattern has the defaults of what it takes, those of others as the last of several', () => {
  const text = `({ a = 1, b, 'c-d': e = 'f', g: { h = 2 }, i = group.i ?? 3, j = k || call(), ...l }) => 0;`;
  const [statement] = statementsIn(text);
  const { params } = statement!.expression as { params: Syntax[] };
  const reading = start();
  readPattern(reading, moduleOf(text), params[0]!);
  expect(Object.fromEntries(reading.found)).toEqual({
    a: { text: '1', isOwn: true },
    'c-d': { text: "'f'", isOwn: true },
    i: { text: '3', isOwn: false },
  });
});

test('an object has the values of its entries', () => {
  const reading = start();
  const text = '({ a: 1, "b": [2], c: call(), ...d });';
  readObject(reading, moduleOf(text), expressionOf('{ a: 1, "b": [2], c: call(), ...d }'));
  expect(Object.fromEntries(reading.found)).toEqual({
    a: { text: '1', isOwn: true },
    b: { text: '[2]', isOwn: true },
  });
});
