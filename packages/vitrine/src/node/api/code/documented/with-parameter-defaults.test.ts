import { expect, test } from 'vitest';
import type { ComponentDoc } from '../../../model/component-doc.ts';
import type { MemberDoc, ParameterDoc } from '../../../model/signature-doc.ts';
import { makeDoc } from '../../fixtures/docs.ts';
import { findIn } from '../fixtures/finder.ts';
import { withParameterDefaults } from './with-parameter-defaults.ts';

const member = (name: string, changes: Partial<MemberDoc> = {}): MemberDoc => ({
  ...{ name, type: 'number', required: false, default: null, description: '', deprecated: null },
  ...changes,
});

const parameter = (name: string, changes: Partial<ParameterDoc> = {}): ParameterDoc => ({
  ...{ name, type: 'Options', required: false, default: null, description: '', members: [] },
  ...changes,
});

const signature = (...parameters: ParameterDoc[]) => ({
  ...{ text: 'useKnob()', description: '', parameters },
  returns: { type: 'void', description: '', members: [] },
});

function read(code: string, ...signatures: ComponentDoc['signatures']) {
  const imports = [{ specifier: 'kit', clause: '{ useKnob }' }];
  const doc = makeDoc({ kind: 'hook', name: 'useKnob', package: 'kit', imports, signatures });
  const { finder } = findIn({ 'index.js': code });
  return { doc, read: withParameterDefaults(finder, doc) };
}

/** What is said of each parameter and option, and by whom. */
function defaultsOf(code: string, ...parameters: ParameterDoc[]) {
  const [own] = read(code, signature(...parameters)).read.signatures;
  return own!.parameters.flatMap((one) =>
    [one, ...one.members].map((each) => `${each.name} ${each.default} ${each.defaultFrom}`),
  );
}

test('parameters, and options of each, have the defaults of the code', () => {
  const code = `export const useKnob = (step = 5, { size = 1, open, ...rest } = {}, last = {}) => {
    const { side = 'top', tone = Tone.Loud } = useDial(last);
  }; const useDial = (all) => all;`;
  const options = [member('size'), member('open'), member('side', { type: "'top' | 'left'" })];
  const last = [member('side', { type: '"top"' }), member('tone', { type: 'Tone | null' })];
  expect(
    defaultsOf(
      code,
      parameter('step', { type: 'number' }),
      parameter('options', { members: options }),
      parameter('last', { members: last }),
      parameter('more'),
    ),
  ).toEqual([
    ...['step 5 code', 'options null undefined', 'size 1 code', 'open null undefined'],
    ...['side null undefined', 'last null undefined', "side 'top' code", 'tone Tone.Loud code'],
    'more null undefined',
  ]);
});

test('what is said, required, or not of the type stays as it is, and an object without anything says nothing', () => {
  const code = `export function useKnob({ a = 1, b = 2, c = '', d = {}, e = Side.Top, f = [], g = 'x' }) {}`;
  const members = [
    member('a', { default: '3' }),
    member('b', { required: true }),
    member('c', { type: "'top' | 'left'" }),
    member('d'),
    member('e', { type: 'Sides' }),
    member('f'),
    member('g', { type: 'string' }),
  ];
  expect(defaultsOf(code, parameter('options', { required: true, members }))).toEqual([
    ...['options null undefined', 'a 3 undefined', 'b null undefined', 'c null undefined'],
    ...['d null undefined', 'e null undefined', 'f [] code', "g 'x' code"],
  ]);
});

test.each([
  ['several ways to call it', 'export function useKnob(a = 1) {}', 2],
  ['what is not there', 'export const other = 1;', 1],
  ['no way to call it', 'export function useKnob(a = 1) {}', 0],
])('nothing is told of %s', (_, code, count) => {
  const all = read(code, ...Array.from({ length: count }, () => signature(parameter('a'))));
  expect(all.read).toBe(all.doc);
});

test('what has nothing to be told is not looked for; functions that it has stay', () => {
  const said = read(
    'export function useKnob(a = 1) {}',
    signature(parameter('a', { default: '2' })),
  );
  expect(said.read).toBe(said.doc);
  const own = { ...signature(parameter('a')), text: 'useKnob.stop()' };
  const both = read('export function useKnob(a = 1) {}', signature(parameter('a')), own).read;
  expect(both.signatures.map((one) => one.parameters[0]!.default)).toEqual(['1', null]);
  const made = read(
    'export const useKnob = class { constructor(a = 1) {} };',
    signature(parameter('a')),
  );
  expect(made.read).toEqual(made.doc);
});
