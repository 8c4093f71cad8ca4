import { expect, it } from 'vitest';
import { parseSync } from '../../../base/code/parse-code.ts';
import type { Module } from '../open-module.ts';
import { literalText } from './literal-text.ts';
import { valueOf } from '../value-of.ts';

/** The value of `it` as text, in a module that has these statements besides. */
function read(value: string, statements = '', file = 'a.js'): string | null {
  const text = `${statements}\nconst it = ${value};`;
  const { program } = parseSync(file, text);
  const module = { file, text, body: program.body } as unknown as Module;
  const finder = {
    follow: (_: Module, local: string) => (local === 'lost' ? null : { module, local }),
  };
  return literalText({ finder, module }, valueOf(module, 'it')!);
}

it.each([
  ['"a"', "'a'"],
  [`"it's"`, String.raw`'it\'s'`],
  ['12', '12'],
  ['Number.MAX_SAFE_INTEGER', 'Number.MAX_SAFE_INTEGER'],
  ['[Number.MIN_VALUE]', '[Number.MIN_VALUE]'],
  ['-1', '-1'],
  ['- .5', '-0.5'],
  ['.25', '0.25'],
  ['!0', 'true'],
  ['!1', 'false'],
  ['null', 'null'],
  ['`a`', "'a'"],
  ["`it's`", String.raw`'it\'s'`],
  ['`a\nb`', String.raw`'a\nb'`],
  [String.raw`"\\d \" \u00e9"`, String.raw`'\\d " é'`],
  ['"a\u202eb\u200b"', String.raw`'a\u202eb\u200b'`],
  ['5e3', '5000'],
  ['15E3', '15000'],
  ['1.50', '1.50'],
  ['1.5e3', '1.5e3'],
  ['1e21', '1e21'],
  ['/a  b/', '/a  b/'],
  ['[1,  -2, !1]', '[1, -2, false]'],
  ['{ a: 1, b: ["c"] }', "{ a: 1, b: ['c'] }"],
  ['{a:1,b:["c"],3:!0}', "{ a: 1, b: ['c'], 3: true }"],
  ['[]', '[]'],
  ['{ }', '{}'],
  ['{ a: 1, // one\n b: [/* two */ 2] }', '{ a: 1, b: [2] }'],
  ['{ "a//b": 1 }', "{ 'a//b': 1 }"],
  ['(((1)))', '1'],
  ['Infinity', 'Infinity'],
  ['-Infinity', '-Infinity'],
  ['Number.POSITIVE_INFINITY', 'Infinity'],
  ['1 / 0', 'Infinity'],
  ["`a${1}'${'b'}`", String.raw`'a1\'b'`],
  ['"a" + 1 + "b"', "'a1b'"],
  ['"".concat("a", "--", 2)', "'a--2'"],
])('%s is a value', (value, text) => {
  expect(read(value)).toBe(text);
});

it.each([
  ...[
    'call()',
    '`a${call()}`',
    '`a${[1]}`',
    '1 + 2',
    '"a" + call()',
    '!2',
    '!a',
    '+1',
    '-"a"',
    '-[1]',
    'undefined',
    '[, 1]',
    '[...[1]]',
  ],
  ...[
    '{ a }',
    '{ [a]: 1 }',
    '{ a() {} }',
    '{ ...{} }',
    '[call()]',
    '() => 1',
    '- -1',
    '!10',
    '!20',
    'lost',
    '1 / 2',
    'MyInfinity',
    'Number.POSITIVE_INFINITY.x',
    '{ get a() { return 1; } }',
  ],
])('%s is none', (value) => {
  expect(read(value, 'const a = 1;')).toBeNull();
});

it('names of constants are filled in, a few steps far', () => {
  const steps = 'const a = 1; const b = a; const c = b; const d = c;';
  expect([read('a', steps), read('c', steps), read('d', steps)]).toEqual(['1', '1', null]);
  expect(read('[a, { b: a }, -a]', 'const a = 2;')).toBe('[2, { b: 2 }, -2]');
  expect(read('-a', 'const a = 2;')).toBe('-2');
  expect(read('a', 'export const a = "x";')).toBe("'x'");
  for (const changing of ['let a = 1;', 'var a = 1; a = 2;', 'function a() {}', 'class a {}', ''])
    expect(read('a', changing), changing).toBeNull();
});

it('members of constants, and what a module exports, are filled in', () => {
  expect(read('a.b', 'const a = { b: 1 };')).toBe('1');
  expect(read('a.b', 'let a = { b: 1 };')).toBeNull();
  expect(read('exports.a', 'exports.a = 1;')).toBe('1');
  expect(read('exports.a')).toBeNull();
  expect(read('a', 'const b = 1, a = 2; let c = 3;')).toBe('2');
  expect(read('a', 'const b = 1; let a = 2;')).toBeNull();
});

it('what a list that is a constant has at a place is filled in', () => {
  const lists = 'const a = ["x", b, 2]; const b = "y"; let c = [1]; const d = [...a, 3];';
  expect(['a[0]', 'a[1]', 'a[2]'].map((one) => read(one, lists))).toEqual(["'x'", "'y'", '2']);
  for (const other of ['a[3]', 'a[b]', 'a.length', 'c[0]', 'd[0]', 'b[0]', 'e()[0]'])
    expect(read(other, lists), other).toBeNull();
});

it('an enumeration is a constant, however it is declared', () => {
  const made = 'let a = function (a) { a["b"] = "x"; return a; }({});';
  expect(read('a.b', made)).toBe("'x'");
  expect(read('a.b', `${made} a = c;`)).toBeNull();
  expect(read('a.b', 'enum c { b = "y" } enum a { b = "x" }', 'a.ts')).toBe("'x'");
});

it('a variable is a constant where nothing but its one value is set', () => {
  for (const once of [
    ...['var a = 1;', 'var a; a = 1;', 'export var a = 1;', 'var b, a = 1;'],
    ...['var a = 1; function f() { var a = 2; }', 'var a = 1; b.a = 2; b = a;'],
  ])
    expect(read('a', once), once).toBe('1');
  for (const twice of [
    ...['var a = 1; a = 2;', 'var a = 1; a++;', 'var a = 1; a += 1;', 'export var a = 1; a = 2;'],
    ...['var a = 1; function f() { a = 2; }', 'var a = 1; var a = 2;', 'var a = 1; () => [--a];'],
  ])
    expect(read('a', twice), twice).toBeNull();
});

it('what is longer than a line of a table is left out', () => {
  expect(read(`'${'x'.repeat(78)}'`)).toHaveLength(80);
  expect(read(`'${'x'.repeat(79)}'`)).toBeNull();
});

it('finds what a name stands for, exported or not', () => {
  const typeOf = (code: string, name: string) => {
    const { program } = parseSync('a.js', code);
    return valueOf({ body: program.body } as unknown as Module, name)?.type ?? null;
  };
  expect(typeOf('export const b = 1, a = "";', 'a')).toBe('Literal');
  expect(typeOf('export function a() {}', 'a')).toBe('FunctionDeclaration');
  expect(typeOf('class a {}', 'a')).toBe('ClassDeclaration');
  expect(typeOf('export default function a() {}', 'default')).toBe('FunctionDeclaration');
  expect(typeOf('export default function a() {}', 'a')).toBe('FunctionDeclaration');
  expect(typeOf('export { b as a };', 'a')).toBeNull();
  expect(typeOf('let a;', 'a')).toBeNull();
  expect(typeOf('const { a } = b;', 'a')).toBeNull();
});
