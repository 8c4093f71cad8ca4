import { expect, test } from 'vitest';
import { makeDoc } from '../../fixtures/docs.ts';
import { findIn } from '../fixtures/finder.ts';
import { withRealImports } from './with-real-imports.ts';

const { finder } = findIn({
  'index.js': `export * from './named.js';`,
  'named.js': 'export const Dial = 1;',
  'default.js': 'const Dial = 1; export { Dial as default };',
  'common.js': 'exports.Knob = 1;',
  'other.js': 'export const Knob = 1;',
});

const named = (path: string) => ({ specifier: `kit${path}`, clause: '{ Dial }' });
const asDefault = (path: string) => ({ specifier: `kit${path}`, clause: 'Dial' });

test.each([
  ['a name that is a default in code', [named(''), named('/default.js')], [named('')]],
  ['a default that has a name in code', [named(''), asDefault('/named.js')], [named('')]],
  ['what exports something else', [named(''), named('/other.js')], [named('')]],
  ['the first of them', [named('/default.js'), named('/named.js')], [named('/named.js')]],
])('leaves out %s', (_, imports, left) => {
  expect(withRealImports(finder, makeDoc({ imports })).imports).toEqual(left);
});

test.each([
  ['names and defaults that are there', [named('/named.js'), asDefault('/default.js')]],
  ['what no names tell', [named('/named.js'), named('/common.js')]],
  ['what is passed on, and what is not there', [named(''), named('/lost.js')]],
  ['the only one', [named('/default.js')]],
  ['all where none is there', [named('/default.js'), asDefault('/named.js')]],
])('keeps %s', (_, imports) => {
  const doc = makeDoc({ imports });
  expect(withRealImports(finder, doc)).toBe(doc);
});

test('what a module is as a whole is imported as its default, though types have a name for it', () => {
  const { finder: ofWholes } = findIn({
    'index.js': `module.exports = require('./inner.js');`,
    'inner.js': 'function Inner(props) { return props.size; } module.exports = Inner;',
    'has.js': 'function Inner() {} Inner.Dial = Inner; module.exports = Inner;',
    'object.js': 'module.exports = { Knob: 1 };',
    'names.js': 'exports.Knob = function Knob() {}; exports.default = exports.Knob;',
  });
  const clauses = (specifier: string, fields = {}) =>
    withRealImports(ofWholes, makeDoc({ name: 'Dial', imports: [named(specifier)], ...fields }))
      .imports;
  expect(clauses('')).toEqual([asDefault('')]);
  expect(clauses('/inner.js')).toEqual([asDefault('/inner.js')]);
  for (const other of ['/has.js', '/object.js', '/names.js', '/lost.js'])
    expect(clauses(other), other).toEqual([named(other)]);
  expect(clauses('', { kind: 'function' })).toEqual([named('')]);
  expect(clauses('', { name: 'Dial.Mark' })).toEqual([named('')]);
});
