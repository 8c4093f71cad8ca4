import { expect, test } from 'vitest';
import { findIn } from '../fixtures/finder.ts';
import { codeOf } from '../fixtures/parsed.ts';
import { entriesOf } from '../syntax.ts';
import { valueOf } from '../value-of.ts';
import { readAssignedDefaults } from './assigned-defaults.ts';

/** What `defaultProps` of `Knob` has, the first of a name counts: `name: code`. */
function read(text: string, others: Record<string, string> = {}): string[] {
  const { finder } = findIn({ 'index.js': `${text}\nexport { Knob };`, ...others });
  const { module, local } = finder.find('Knob', 'kit')!;
  return readAssignedDefaults(finder, { module, local, value: valueOf(module, local)! })
    .flatMap(({ module: at, object }) => entriesOf(object).map((one) => ({ ...one, at })))
    .map(({ name, value, at }) => `${name}: ${codeOf(at.text, value)}`);
}

const KNOB = 'function Knob() {}';

test('a class has them as a static member, in a block, or by a getter', () => {
  expect(
    read('class Knob { static defaultProps = { a: 1 }; other = { a: 2 }; render() {} }'),
  ).toEqual(['a: 1']);
  expect(read('class Knob { static { call(); a = 1; this.defaultProps = { a: 1 }; } }')).toEqual([
    'a: 1',
  ]);
  expect(read('class Knob { static "defaultProps" = ({ a: 1 }); }')).toEqual(['a: 1']);
  expect(read('class Knob { static get defaultProps() { return { a: 1 }; } }')).toEqual(['a: 1']);
  expect(
    read('class Knob { static defaultProps; static { Knob.defaultProps = { a: 1 }; } }'),
  ).toEqual([]);
  expect(read('const Knob = class { static defaultProps = { a: 1 }; };')).toEqual(['a: 1']);
});

test('they are assigned beside a component, or defined by a helper', () => {
  expect(read(`${KNOB} Knob.defaultProps = { a: 1 };`)).toEqual(['a: 1']);
  expect(read(`${KNOB} (Knob.defaultProps = { a: 1 });`)).toEqual(['a: 1']);
  for (const call of [
    '_defineProperty',
    'Object.defineProperty',
    '__publicField',
    '(0, a.define)',
    '(0, a.default)',
  ])
    expect(read(`${KNOB} ${call}(Knob, 'defaultProps', { a: 1 });`), call).toEqual(['a: 1']);
});

test('minifiers put them among others, beside a component or before it is returned', () => {
  expect(read(`${KNOB} Knob.b = 1, (Knob.defaultProps = { a: 1 }), call();`)).toEqual(['a: 1']);
  const made = `var Knob = function (Base) { function Knob() {} return extend(Knob, Base), Knob.defaultProps = { a: 1 }, Knob; }(React.Component);`;
  expect(read(made)).toEqual(['a: 1']);
});

test('what only builds for development do counts', () => {
  const dev = `process.env.NODE_ENV !== 'production'`;
  for (const statement of [
    `if (${dev}) { call(); Knob.defaultProps = { a: 1 }; }`,
    `if (__DEV__) Knob.defaultProps = { a: 1 };`,
    `${dev} ? (Knob.defaultProps = { a: 1 }) : void 0;`,
    `${dev} && (Knob.defaultProps = { a: 1 });`,
  ])
    expect(read(`${KNOB} ${statement}`), statement).toEqual(['a: 1']);
  expect(read(`${KNOB} isWide && (Knob.defaultProps = { a: 1 });`)).toEqual([]);
});

test('what is assigned to others, or in other ways, is none of them', () => {
  for (const statement of [
    ...[
      'Dial.defaultProps = { a: 1 };',
      'Knob.other = { a: 1 };',
      'a.Knob.defaultProps = { a: 1 };',
    ],
    ...['defaultProps = { a: 1 };', 'Knob.defaultProps;', 'this.defaultProps = { a: 1 };'],
    ...[
      '_defineProperty(Dial, "defaultProps", { a: 1 });',
      '_defineProperty(Knob, "a", { a: 1 });',
    ],
    ...['_defineProperty(Knob, "defaultProps");', '_defineProperty(Knob);', '_defineProperty();'],
    ...['call(Knob, "defaultProps", { a: 1 });', 'if (a) Knob.defaultProps = { a: 1 };'],
    ...[
      'const b = Knob.defaultProps = { a: 1 };',
      'Knob.defaultProps = a;',
      'Knob.defaultProps = 1;',
    ],
  ])
    expect(read(`${KNOB} ${statement}`), statement).toEqual([]);
});

test('they are found in the function that compilers make of a class', () => {
  const within = 'function Knob() {} Knob.defaultProps = { a: 1 }; return Knob;';
  expect(read(`const Knob = (function (Base) { ${within} })(Component);`)).toEqual(['a: 1']);
  expect(read(`const Knob = (() => { ${within} })();`)).toEqual(['a: 1']);
  expect(read(`const Knob = call(function () { ${within} });`)).toEqual([]);
  expect(read('const Knob = (() => Knob.defaultProps = { a: 1 })();')).toEqual([]);
  expect(read(`const Knob = function () { ${within} };`)).toEqual([]);
});

test('a descriptor or a function stands for what it returns', () => {
  const define = (value: string) =>
    read(`${KNOB} Object.defineProperty(Knob, 'defaultProps', ${value});`);
  expect(define('{ get: function () { return { a: 1 }; } }')).toEqual(['a: 1']);
  expect(define('{ get: () => ({ a: 1 }), set: b, enumerable: true, configurable: true }')).toEqual(
    [...['a: 1']],
  );
  expect(define('() => ({ a: 1 })')).toEqual(['a: 1']);
  // Otherwise `get` is a prop like another.
  expect(define('{ get: () => ({ a: 1 }), b: 2 }')).toEqual(['b: 2', 'get: () => ({ a: 1 })']);
  expect(define('{ get: 1 }')).toEqual(['get: 1']);
  expect(define('{ get: () => ({ a: 1 }), ...b }')).toEqual(['get: () => ({ a: 1 })']);
  expect(define('{ target: () => ({ a: 1 }) }')).toEqual(['target: () => ({ a: 1 })']);
  expect(define('{ getter: 1, get: () => ({ a: 1 }) }')).toEqual([
    ...['get: () => ({ a: 1 })', 'getter: 1'],
  ]);
  expect(define('{}')).toEqual([]);
});

test('objects that they are made of count, the last one first', () => {
  const base = 'const base = { a: 1, b: 1 };';
  const made = (value: string) => read(`${base} ${KNOB} Knob.defaultProps = ${value};`);
  expect(made('{ b: 2, ...base, c: 3 }')).toEqual(['c: 3', 'b: 1', 'a: 1', 'b: 2']);
  expect(made('Object.assign({}, base, { b: 2 })')).toEqual(['b: 2', 'b: 1', 'a: 1']);
  expect(made('withSettings(Knob.title, base)')).toEqual(['b: 1', 'a: 1']);
  expect(made('base')).toEqual(['b: 1', 'a: 1']);
  expect(made('{ ...none, a: 1 }')).toEqual(['a: 1']);
});

test('objects within each other are looked into a few levels deep', () => {
  const nested = (depth: number) =>
    read(`${KNOB} Knob.defaultProps = ${'{ ...'.repeat(depth)}{ a: 1 }${' }'.repeat(depth)};`);
  expect(nested(8)).toEqual(['a: 1']);
  expect(nested(9)).toEqual([]);
  expect(read(`${KNOB} const a = b, b = a; Knob.defaultProps = a;`)).toEqual([]);
  expect(read(`${KNOB} const a = call(a); Knob.defaultProps = a;`)).toEqual([]);
});

test('they may be those of another module, as a whole or spread', () => {
  const others = {
    'defaults.js':
      'export default { a: 1, ...more };\nconst more = { b: 2 };\nexport const c = { c: 3 };',
  };
  const from = `import given, { c } from './defaults.js';\nimport * as all from './defaults.js';\n${KNOB}`;
  expect(read(`${from} Knob.defaultProps = given;`, others)).toEqual(['b: 2', 'a: 1']);
  expect(read(`${from} Knob.defaultProps = { ...c, d: 4 };`, others)).toEqual(['d: 4', 'c: 3']);
  expect(read(`${from} Knob.defaultProps = all.c;`, others)).toEqual(['c: 3']);
  expect(read(`${from} Knob.defaultProps = all.gone;`, others)).toEqual([]);
});

test('compilers list what a class has itself, under whatever name it has within', () => {
  const made = (list: string, end = 'return t') =>
    `var Knob = function (e) { function t() {} _inherits(t, e); n(t, [{ key: 'defaultProps', value: { z: 0 } }], ${list}); ${end}; }(Base);`;
  const got = `[{ key: 'other', value: { b: 1 } }, { key: 'defaultProps', get: function get() { return { a: 1 }; } }]`;
  expect(read(made(got))).toEqual(['a: 1']);
  expect(read(made(`[{ key: 'defaultProps', value: { a: 1 }, enumerable: true }]`))).toEqual([
    'a: 1',
  ]);
  expect(read(made('null'))).toEqual([]);
  expect(read(made('[, { key: other }]'))).toEqual([]);
  expect(read(made('null', `return _createClass(t, [], ${got})`))).toEqual(['a: 1']);
  expect(read(made(got).replace('n(t,', 'n(e,'))).toEqual([]);
});
