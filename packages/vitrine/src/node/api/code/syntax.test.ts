import { expect, it } from 'vitest';
import { parseSync } from '../../base/code/parse-code.ts';
import { codeOf, expressionOf } from './fixtures/parsed.ts';
import {
  assigned,
  calledName,
  entriesOf,
  isOfCompiler,
  referenceOf,
  returned,
  unwrap,
  walkSyntax,
  type Syntax,
} from './syntax.ts';

/** The node of an expression. */
function read(code: string): Syntax {
  const [statement] = parseSync('a.jsx', `(${code});`).program.body as unknown as Syntax[];
  return (statement!.expression as Syntax).expression as Syntax;
}

it.each([
  ['Knob', 'Knob'],
  ['_base.default', '_base.default'],
  ['_base["default"]', '_base.default'],
  ['(_base).Knob', '_base.Knob'],
  ['(0, (_base)).Knob', '_base.Knob'],
  ['_base[name]', null],
  ['_base[0]', null],
  ['make().Knob', null],
  ['make()', null],
])('the reference of %s is %s', (code, reference) => {
  expect(referenceOf(read(code))).toBe(reference);
});

it('references of elements are names too', () => {
  const { openingElement } = read('<Kit.Knob />') as unknown as { openingElement: Syntax };
  expect(referenceOf(openingElement.name as Syntax)).toBe('Kit.Knob');
  const plain = read('<Knob />') as unknown as { openingElement: Syntax };
  expect(referenceOf(plain.openingElement.name as Syntax)).toBe('Knob');
});

it('a call is named by the last part of what is called', () => {
  expect(
    ['memo()', '_react.memo()', '(0, _react.memo)()', '_react["memo"]()', '(() => 1)()'].map(
      (code) => calledName(read(code)),
    ),
  ).toEqual(['memo', 'memo', 'memo', '', '']);
});

it('parentheses, sequences and assignments are looked through', () => {
  expect(referenceOf(unwrap(read('(1, (2, (Knob)))')))).toBe('Knob');
  expect(referenceOf(assigned(read('a = (b.c = (0, Knob))')))).toBe('Knob');
});

it('a function stands for what it returns, without a result for itself', () => {
  const reference = (code: string) => referenceOf(returned(read(code)));
  expect(reference('() => Knob')).toBe('Knob');
  expect(reference('function () { a(); return Knob; }')).toBe('Knob');
  expect(reference('Knob')).toBe('Knob');
  for (const code of ['function () { a(); }', '() => { return; }'])
    expect(returned(read(code)).type, code).toMatch(/Function/);
});

it('an object has its own names, none of what is spread', () => {
  const names = entriesOf(read('{ a, "b": 1, 2: 3, ...rest, c() {} }')).map(({ name }) => name);
  expect(names).toEqual(['a', 'b', '2', 'c']);
  expect(entriesOf(read('Knob'))).toEqual([]);
});

it('a walk sees each node before what is in it, as deep as it is let', () => {
  const visit = (most: number, into = (_: string) => true, code = 'f([a, [b]])') => {
    const seen: string[] = [];
    walkSyntax(read(code), most, ({ type, name }, depth) => {
      seen.push(`${depth} ${typeof name === 'string' ? name : type}`);
      return into(type);
    });
    return seen;
  };
  expect(visit(20)).toEqual([
    '0 CallExpression',
    '1 f',
    '2 ArrayExpression',
    '4 a',
    '4 ArrayExpression',
    '6 b',
  ]);
  expect(visit(4)).toEqual(visit(20).slice(0, 5));
  expect(visit(3)).toEqual(visit(20).slice(0, 3));
  expect(visit(20, (type) => type !== 'ArrayExpression')).toEqual(visit(20).slice(0, 3));
  // What these have besides is no node.
  const all = () => true;
  expect(visit(20, all, '/a/g')).toEqual(['0 Literal']);
  expect(visit(20, all, '`a`')).toEqual(['0 TemplateLiteral', '2 TemplateElement']);
});

it.each([
  ['$[0] !== a', true],
  ['$[0] === a', true],
  ['$[0] !== a || $[1] !== b && known[2] !== c', true],
  ['$[0] !== a || b', false],
  ['b || $[0] !== a', false],
  ['$.a !== b', false],
  ["$['a'] !== b", false],
  ['$[a] !== b', false],
  ['a !== $[0]', false],
  ['$[0] = a', false],
  ['$[0]', false],
  ['!$[0]', false],
  ['a', false],
])('that %s is a condition of a compiler is %s', (code, expected) => {
  expect(isOfCompiler(expressionOf(code))).toBe(expected);
});

it('what types are said of is looked through, other operations are not', () => {
  const read = (code: string) => codeOf(`(${code});`, unwrap(expressionOf(code, 'a.ts')));
  expect(['a as B', 'a satisfies B', 'a!', '(a)', 'b, a', '((c, b, a) as B)!'].map(read)).toEqual(
    Array.from({ length: 6 }, () => 'a'),
  );
  expect(['!a', 'await a', 'a.b', 'a<B>', '`a`'].map(read)).toEqual([
    ...['!a', 'await a', 'a.b', 'a<B>', '`a`'],
  ]);
});

it('a function of several statements stands for what it returns last', () => {
  const read = (code: string) => codeOf(`(${code});`, returned(expressionOf(code)));
  expect(read('function () { if (a) return b; return c; }')).toBe('c');
  expect(read('() => { return a; return b; }')).toBe('a');
  expect(read('() => ({ a })')).toBe('({ a })');
});
