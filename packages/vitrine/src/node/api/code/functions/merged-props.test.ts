import { expect, test } from 'vitest';
import { codeOf, expressionOf, statementsIn } from '../fixtures/parsed.ts';
import { findMerges } from './merged-props.ts';
import { isOwnProps } from './own-props.ts';

const names = {
  objects: new Set(['props', 'rest']),
  props: new Map([
    ['own', 'size'],
    ['tone', 'tone'],
  ]),
};

/** What is merged before the props, the last first: `name: code`, or `...code` of what is spread. */
function merges(text: string): string[][] {
  return findMerges(statementsIn(text), names).map((parts) =>
    parts.map((part) =>
      'object' in part
        ? `...${codeOf(text, part.object)}`
        : `${part.name}: ${codeOf(text, part.value)}`,
    ),
  );
}

test('what an object has before the props counts, nothing behind them', () => {
  expect(merges('a = { b: 1, ...base, "c-d": 2, ...props, e: 3, ...last };')).toEqual([
    ['c-d: 2', '...base', 'b: 1'],
  ]);
  expect(merges('a = { b: 1, ...this.props };')).toEqual([['b: 1']]);
  for (const none of ['{ ...props, a: 1 }', '{ a: 1, ...other }', '{ a: 1, props }', '{ a: 1 }'])
    expect(merges(`a = ${none};`), none).toEqual([]);
});

test('objects within are as their entries were of the outer one', () => {
  const inner = '{ b: 1, ...{ c: 2, ...base }, ...({ d: 3 }), ...props }';
  expect(merges(`a = ${inner};`)).toEqual([['d: 3', '...base', 'c: 2', 'b: 1']]);
  expect(merges('a = { b: 1, ...{ c: 2, ...props } };')).toEqual([['c: 2', 'b: 1']]);
});

test('calls that merge are known by their names', () => {
  for (const call of [
    ...[
      'Object.assign',
      'assign',
      '_assign',
      '__assign',
      '_extends',
      '__extends',
      '(0, a._extends)',
    ],
    ...['_objectSpread', '_objectSpread2', '_objectSpread23', '__spreadProps', '__spreadValues'],
  ])
    expect(merges(`${call}({}, base, { b: 1 }, props);`), call).toEqual([['b: 1', '...base']]);
  expect(merges('_objectSpread(_objectSpread({ c: 1 }, base), props);')).toEqual([
    ['...base', 'c: 1'],
  ]);
  for (const call of [
    'merge',
    'assigned',
    'reassign',
    'objectSpreadX',
    'spread',
    'new Object.assign',
  ])
    expect(merges(`${call}({ b: 1 }, props);`), call).toEqual([]);
});

test('elements merge their attributes', () => {
  expect(merges('<b wide="md" step={2} open {...base} {...props} last="x" />;')).toEqual([
    ['...base', 'step: 2', 'wide: "md"'],
  ]);
  expect(merges('<b {...{ wide: 1, ...base }} {...rest} />;')).toEqual([['...base', 'wide: 1']]);
  expect(merges('<b size="md" />;')).toEqual([]);
});

test('what was a prop before is no value', () => {
  expect(merges('a = { size: own, b: own, c: props.d, tone: "soft", step: 1, ...rest };')).toEqual([
    ['step: 1'],
  ]);
});

test('merges are found in what a merge has, and anywhere in other code', () => {
  expect(
    merges('f(() => { a = { b: { c: 1, ...rest }, ...{ d: [{ e: 2, ...props }] }, ...rest }; });'),
  ).toEqual([['d: [{ e: 2, ...props }]', 'b: { c: 1, ...rest }'], ['c: 1'], ['e: 2']]);
});

test('merges are found in every part of a sequence, in parentheses as well', () => {
  expect(merges('(a = { b: 1, ...props }), ({ c: 2, ...props }), { d: 3 };')).toEqual([
    ...[['b: 1'], ['c: 2']],
  ]);
  expect(merges('f((a = { b: 1, ...props }, { c: 2, ...props }));')).toEqual([['b: 1'], ['c: 2']]);
});

test('merges within each other are found to some depth', () => {
  const nested = (depth: number) =>
    `${'{ ...b, a: '.repeat(depth)}1${', ...props }'.repeat(depth)}`;
  expect(merges(`(${nested(20)});`)).toHaveLength(20);
  const found = merges(`(${nested(80)});`).length;
  expect(found).toBeGreaterThan(50);
  expect(found).toBeLessThan(62);
});

test('what the props become for a case alone is no default', () => {
  for (const text of [
    'if (a) props = { b: 1, ...props };',
    'if (a) { call(); props = { b: 1, ...props }; }',
    'if (a) ; else rest = { b: 1, ...props };',
    'if (a) {} else { rest = { b: 1, ...props }; }',
  ])
    expect(merges(text), text).toEqual([]);
  for (const text of [
    'if (a) other = { b: 1, ...props };',
    'if (a) { const props = { b: 1, ...props }; }',
    'if (a) call({ b: 1, ...props });',
    'if (a) props && call({ b: 1, ...props });',
    'if (a) other.props = { b: 1, ...props };',
    'if ($[0] !== a) { props = { b: 1, ...props }; }',
    'props = { b: 1, ...props };',
  ])
    expect(merges(text), text).toEqual([['b: 1']]);
});

test('the props of a class are those of `this`, by the names that compilers have for it', () => {
  const read = (code: string) => isOwnProps(expressionOf(code));
  for (const own of ['this.props', '_this.props', '_this2.props', '_this34.props'])
    expect(read(own), own).toBe(true);
  for (const other of [
    ...[
      'this.state',
      'that.props',
      '_thisX.props',
      'a_this.props',
      'a.this.props',
      'props',
      'this',
    ],
    ...['this[props2]', 'props()', '(this.props).a'],
  ])
    expect(read(other), other).toBe(false);
});
