import { expect, test } from 'vitest';
import { codeOf, expressionOf, moduleOf } from './fixtures/parsed.ts';
import { membersOf, valueOf } from './value-of.ts';

/** The code that a name of a module stands for. */
function read(text: string, name: string, file?: string): string | null {
  const value = valueOf(moduleOf(text, file), name);
  return value && codeOf(text, value);
}

/** The members of what `it` stands for, each as `name: code`. */
const members = (text: string) =>
  membersOf(moduleOf(text), valueOf(moduleOf(text), 'it')!).map(
    ({ name, value }) => `${name}: ${codeOf(text, value)}`,
  );

test('a name stands for its declaration, exported or not', () => {
  expect(read('let a = 1, b = 2;', 'b')).toBe('2');
  expect(read('export var a = 1;', 'a')).toBe('1');
  expect(read('function a() {} function b() {}', 'b')).toBe('function b() {}');
  expect(read('export class b {}', 'b')).toBe('class b {}');
  expect(read('export default class b {}', 'b')).toBe('class b {}');
  expect(read('const a = b = (0, c);', 'a')).toBe('c');
});

test('a default is what stands behind it, whatever its name', () => {
  expect(read('const a = 1; export default class {}', 'default')).toBe('class {}');
  expect(read('export default a ?? b;', 'default')).toBe('a ?? b');
  expect(read('export default function a() {}', 'b')).toBeNull();
});

test('a name stands for the first value that it is given', () => {
  expect(read('exports.a = void 0; exports.a = b = 1; exports.a = 2;', 'exports.a')).toBe('1');
  expect(read('let a; a = 1;', 'a')).toBe('1');
  expect(read('let a; a ?? 1; a.b = 2;', 'a')).toBeNull();
  expect(read('let a; call(a = 1);', 'a')).toBeNull();
});

test('what names nothing of the module has no value', () => {
  for (const text of [
    ...['', 'let a;', 'const { a } = b;', 'const [a] = b;', 'export { b as a };', 'class b {}'],
    ...['export * from "a";', 'if (b) var a = 1;', 'import a from "a";', 'export {};'],
    'export default function () {}',
  ])
    expect(read(text, 'a'), text).toBeNull();
});

test('a dotted name stands for a member, the last of its name, of what is before the dot', () => {
  expect(read('const a = { b: 1, c: 2, b: d = 3 };', 'a.b')).toBe('3');
  expect(read('const a = { b: { c: 1 } }, c = 2;', 'a.b.c')).toBe('1');
  expect(read('const a = { b: 1 }; a.b = 2;', 'a.b')).toBe('2');
  expect(read('const a = { b: 1 };', 'a.c')).toBeNull();
  expect(read('const a = { b: 1 };', 'c.b')).toBeNull();
  expect(read('const a = b;', 'a.b')).toBeNull();
});

test('an object has what it is made of', () => {
  expect(members('const base = { a: 1 }, it = ({ ...base, ...{ b: 2 }, c: 3, ...none });')).toEqual(
    ['a: 1', 'b: 2', 'c: 3'],
  );
  expect(members('const base = { a: 1 }, it = Object.assign(Form, base, { b: 2 });')).toEqual([
    ...['a: 1', 'b: 2'],
  ]);
  expect(members('const it = _objectSpread(_extends({}, { a: 1 }), { b: 2 });')).toEqual([
    ...['a: 1', 'b: 2'],
  ]);
  expect(members('const base = { a: 1 }, it = base;')).toEqual(['a: 1']);
  expect(members('const it = merge({ a: 1 });')).toEqual([]);
  expect(members('const it = attach(Form, { Item, Part: kit.Part, size: SIZE, Gap: 1 });')).toEqual(
    [...['Item: Item', 'Part: kit.Part']],
  );
  expect(members('const it = attach({ a: 1 }, { Item });')).toEqual([]);
  expect(members('const it = other;')).toEqual([]);
  expect(members('const it = () => ({ a: 1 });')).toEqual([]);
});

test('a class has its static members that have a value', () => {
  expect(
    members(`class it { static a = 1; static "b" = 2; c = 3; static d; static e() {}
      static { this.f = 4; } }`),
  ).toEqual(['a: 1', 'b: 2', 'e: () {}']);
  expect(members('const it = class { static a = 1; };')).toEqual(['a: 1']);
});

test('objects are looked into a few steps deep', () => {
  const deep = (steps: number) => `{ ${'...{ '.repeat(steps)} a: 1 ${'}'.repeat(steps)} }`;
  expect(members(`const it = ${deep(8)};`)).toEqual(['a: 1']);
  expect(members(`const it = ${deep(9)};`)).toEqual([]);
  expect(members('const it = { ...it, a: 1 };').slice(-1)).toEqual(['a: 1']);
});

test('types that something is said to have are looked through', () => {
  const text = 'const it = { a: 1 } as const;';
  const module = moduleOf(text, 'a.ts');
  const found = membersOf(module, expressionOf('it satisfies Parts', 'a.ts'));
  expect(found.map(({ name }) => name)).toEqual(['a']);
});

test('a namespace has what it declares, in source and as compilers write it', () => {
  const source = `export namespace Card {
    export function Root() {}
    export const Title = memo(Root);
    export namespace Inner { export const Deep = 1; }
  }`;
  expect(read(source, 'Card.Root', 'card.tsx')).toBe('function Root() {}');
  expect(read(source, 'Card.Title', 'card.tsx')).toBe('memo(Root)');
  expect(read(source, 'Card.Inner.Deep', 'card.tsx')).toBe('1');
  expect(read(source, 'Card.Inner', 'card.tsx')).toContain('Deep');
  expect(read('declare namespace Card;', 'Card', 'card.tsx')).toBeNull();
  const compiled = `export var Card;
    (function (Card_1) {
      function Root() {}
      Card_1.Root = Root;
      Card_1.Title = memo(Root);
      Cards.Foot = 1;
    })(Card || (Card = {}));
    ((e) => { e.b = 1; })(Short || (Short = {}));
    (() => { other.a = 1; })(None || (None = {}));
    (() => {})();`;
  expect(read(compiled, 'Card.Root')).toBe('function Root() {}');
  expect(read(compiled, 'Card.Title')).toBe('memo(Root)');
  expect(read(compiled, 'Card.Foot')).toBeNull();
  expect(read(compiled, 'Short.b')).toBe('1');
  expect(read(compiled, 'None.a')).toBeNull();
});

test('the object that a bundler makes of a module has what the module exports', () => {
  const text = `
    var a = {}; __export(a, { Root: () => Dial, Part: () => kit.Part });
    var b = /* @__PURE__ */ __exportAll({ Root: () => Dial, get Part() { return Knob; } });
    var c = /*#__PURE__*/ Object.freeze({ __proto__: null, Root: Dial });
    const d = Object.freeze(Object.defineProperty({ __proto__: null, Root: Dial }, Symbol.toStringTag, { value: 'Module' }));
    var e = _mergeNamespaces({ Root: Dial }, [other]);
    var f = t({ Root: () => Dial, Part: 1 }), g = t({ Root: (by) => Dial }), h = t({ Root: () => 1 }), i = t();
    let j = {}; t(j), t('j', { Root: () => Dial }), t(k, names);`;
  for (const name of ['a', 'b', 'c', 'd', 'e']) expect(read(text, `${name}.Root`)).toBe('Dial');
  expect(read(text, 'a.Part')).toBe('kit.Part');
  expect(read(text, 'b.Part')).toBe('Knob');
  for (const name of ['f', 'g', 'h', 'i', 'j', 'k']) expect(read(text, `${name}.Root`)).toBeNull();
  expect(members('const it = __exportAll({ A: () => B });')).toEqual(['A: B']);
});

test('an enumeration has its members, as it is written and as compilers write it', () => {
  const fills = 'a["b"] = "x"; a[a["c"] = 1] = "c";';
  for (const text of [
    `let a = function (a) { ${fills} return a; }({});`,
    `var a = /* @__PURE__ */ ((a2) => { ${fills.replaceAll('a[', 'a2[')} return a2; })(a || {});`,
    `var a; (function (a) { ${fills} })(a || (a = {}));`,
    `var a; (function (a) { ${fills} })(a = exports.a || (exports.a = {}));`,
    'var a; !function (n) { n.b = "x", n[n.c = 1] = "c" }(a || (a = {}));',
    'const a = (n => (n.b = "x", n[n.c = 1] = "c", n))(a || {});',
  ])
    expect([read(text, 'a.b'), read(text, 'a.c')], text).toEqual(['"x"', '1']);
  const written = 'export enum a { b = "x", c = 1, d }';
  expect(['a.b', 'a.c', 'a.d'].map((name) => read(written, name, 'a.ts'))).toEqual([
    ...['"x"', '1', null],
  ]);
  for (const other of ['a["b"] = 1; c();', 'a[b] = 1;', 'd["b"] = 1;'])
    expect(read(`let a = function (a) { ${other} return a; }({});`, 'a.b'), other).toBeNull();
  expect(read('let a = function (a, c) { a.b = 1; return a; }({});', 'a.b')).toBeNull();
});
