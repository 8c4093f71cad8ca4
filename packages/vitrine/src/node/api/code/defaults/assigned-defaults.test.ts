import { expect, test } from 'vitest';
import { codeOf, moduleOf } from '../fixtures/parsed.ts';
import { entriesOf } from '../syntax.ts';
import { valueOf } from '../value-of.ts';
import { readAssignedDefaults } from './assigned-defaults.ts';

/** What `defaultProps` of `Knob` has, the first of a name counts: `name: code`. */
function read(text: string): string[] {
  const module = moduleOf(text);
  return readAssignedDefaults(module, 'Knob', valueOf(module, 'Knob')!)
    .flatMap(entriesOf)
    .map(({ name, value }) => `${name}: ${codeOf(text, value)}`);
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
  for (const call of ['_defineProperty', 'Object.defineProperty', '__publicField', '(0, a.define)'])
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
