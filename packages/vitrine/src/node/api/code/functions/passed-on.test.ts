import { expect, test } from 'vitest';
import { codeOf, expressionOf, statementsIn } from '../fixtures/parsed.ts';
import type { Syntax } from '../syntax.ts';
import {
  findPassedOn,
  lastOf,
  propOf,
  propsObject,
  readCompiled,
  readFallback,
  readNames,
} from './passed-on.ts';
import type { PropNames } from './own-props.ts';

/** `({ size: own, tone, ...rest })`, and `props`. */
const names = (): PropNames => ({
  objects: new Set(['props', 'rest']),
  props: new Map([
    ['own', 'size'],
    ['tone', 'tone'],
  ]),
});

/** What is read of an expression, as `prop: code`. */
function print(read: typeof readFallback, code: string): string | null {
  const found = read(expressionOf(code), names());
  // The expression is parsed in parentheses.
  return found && `${found.prop}: ${codeOf(`(${code});`, found.value)}`;
}

test('a pattern names props, the object of the others, and nothing that it takes apart further', () => {
  const [statement] = statementsIn(
    `({ size: own = 1, tone, 'aria-label': label, open: { deep }, list: [item] = [], ...others }) => 0;`,
  );
  const { params } = statement!.expression as { params: Syntax[] };
  const found: PropNames = { objects: new Set(['props']), props: new Map() };
  readNames(params[0]!, found);
  expect([...found.objects]).toEqual(['props', 'others']);
  expect([...found.props]).toEqual([
    ['own', 'size'],
    ['tone', 'tone'],
    ['label', 'aria-label'],
  ]);
});

test.each([
  ['own ?? 1', 'size: 1'],
  ['props.size ?? 1', 'size: 1'],
  ['rest.step ?? group.step ?? 1', 'step: 1'],
  [`own || 'md'`, `size: 'md'`],
  [`own ?? group?.size ?? kit["size"] ?? (a) ?? 'md'`, `size: 'md'`],
  ['own || 1', null],
  ['own || true', null],
  [`own && 'md'`, null],
  ['own ?? call() ?? 1', null],
  ['other ?? 1', null],
  ['call() ?? own', null],
  ['own', null],
  ['own + 1', null],
])('%s falls back to %s', (code, expected) => {
  expect(print(readFallback, code)).toBe(expected);
});

test.each([
  ['own === void 0 ? 1 : own', 'size: 1'],
  ['void 0 === own ? 1 : own', 'size: 1'],
  ['own === undefined ? 1 : own', 'size: 1'],
  ['own !== void 0 ? own : 1', 'size: 1'],
  ['props.step === void 0 ? 1 : props.step', 'step: 1'],
  ['own == void 0 ? 1 : own', null],
  ['own != void 0 ? own : 1', null],
  ['own !== void 0 ? 1 : own', null],
  ['own === void 0 ? 1 : tone', null],
  ['tone === void 0 ? 1 : own', null],
  ['own === null ? 1 : own', null],
  ['own === -1 ? 1 : own', null],
  ['own === tone ? 1 : own', null],
  ['void 0 === undefined ? 1 : own', null],
  ['other === void 0 ? 1 : other', null],
  ['own ? own : 1', null],
  ['!own ? 1 : own', null],
  ['own === void 0', null],
])('%s is, compiled, a default: %s', (code, expected) => {
  expect(print(readCompiled, code)).toBe(expected);
});

test.each([
  ['a || 1', '1'],
  ['a.b ?? 1', '1'],
  ['a?.b ?? 1', '1'],
  ['(a) ?? 1', '1'],
  [`a['b'] || 1`, '1'],
  ['a ?? b.c ?? 1', '1'],
  ['(a === null || a === void 0 ? void 0 : a.b) || 1', '1'],
  ['a && 1', null],
  ['a', null],
  ['a() || 1', null],
  ['a?.() || 1', null],
  ['a || b() || 1', null],
  ['a[0] || 1', null],
  ['a[b] || 1', null],
  ['(x ? 1 : a) || 1', null],
  ['(x ? void 0 : a()) || 1', null],
  ['(a()) || 1', null],
  [`'a' || 1`, null],
])('of %s, the last is %s', (code, expected) => {
  const last = lastOf(expressionOf(code));
  expect(last && codeOf(`(${code});`, last)).toBe(expected);
});

test('a prop is what a name, or a member of all props, stands for', () => {
  const read = (code: string) => propOf(expressionOf(code), names());
  expect(['own', 'tone', 'props.step', 'rest.own'].map(read)).toEqual([
    ...['size', 'tone', 'step', 'own'],
  ]);
  for (const code of [
    'other',
    'props',
    'props[own]',
    'other.size',
    'props.a.b',
    'make().a',
    'own()',
  ])
    expect(read(code), code).toBeNull();
});

/** Which component gets the rest of the props, and what does not come from outside. */
function passedOn(body: string, imports: Record<string, string> = {}) {
  const from = Object.entries(imports).map(
    ([local, name]) => [local, { from: 'react', name }] as const,
  );
  const [statement] = statementsIn(`() => { ${body} }`);
  const found = findPassedOn(statement!.expression as Syntax, names(), new Map(from));
  const [first = null] = found.map((one) => ({ ...one, taken: [...one.taken].toSorted() }));
  return found.length > 1 ? null : first;
}
const taken = ['size', 'tone'];

test('an element that gets the rest of the props passes on what nothing else has taken or set', () => {
  expect(passedOn('return <Base {...rest} />;')).toEqual({ component: 'Base', taken });
  expect(passedOn('return <Base {...rest} size={own} a={1} b="x" c {...own} />;')).toEqual({
    component: 'Base',
    taken: ['a', 'b', 'c', 'tone'],
  });
  expect(passedOn('return <Base {...rest} tone={own} size={props.size} />;')?.taken).toEqual([
    ...['tone'],
  ]);
  for (const component of ['kit.base', '_base', '$base', 'Kit.Base'])
    expect(passedOn(`return <p><${component} {...rest} /></p>;`)).toEqual({ component, taken });
});

test('what source says of the types of the props and the rest changes nothing', () => {
  const [statement] = statementsIn(
    `() => <Base {...(rest as BaseProps)} size={own!} tone={props.tone as Tone} />;`,
    'dial.tsx',
  );
  const [found] = findPassedOn(statement!.expression as Syntax, names(), new Map());
  expect([found!.component, ...found!.taken]).toEqual(['Base']);
});

test('elements of the page, and such that get no rest, pass on nothing', () => {
  for (const element of ['<base {...rest} />', '<aB {...rest} />', '<kit:Base {...rest} />'])
    expect(passedOn(`return ${element};`), element).toBeNull();
  for (const element of ['<Base />', '<Base {...other} />', '<Base rest={rest} a={props} />'])
    expect(passedOn(`return ${element};`), element).toBeNull();
});

test('calls that make elements are known by their names, imported ones by those they have there', () => {
  for (const make of ['jsx', '_jsx', 'jsxs', '_jsxs', 'jsxDEV', '_jsxDEV', 'createElement'])
    expect(passedOn(`return ${make}(Base, { ...rest, a: 1 });`), make).toEqual({
      component: 'Base',
      taken: ['a', ...taken],
    });
  for (const make of ['kit.createElement', '(0, kit.jsx)'])
    expect(passedOn(`return ${make}(kit.base, rest);`), make).toEqual({
      component: 'kit.base',
      taken,
    });
  expect(passedOn('return j(b, rest);', { j: 'jsx' })).toEqual({ component: 'b', taken });
  expect(passedOn('return jsx(b, rest);', { jsx: 'other' })).toBeNull();
});

test('other calls make no element', () => {
  for (const call of [
    ...['make(Base, rest)', 'xjsx(Base, rest)', 'jsxx(Base, rest)', '__jsx(Base, rest)'],
    ...['jsx()', 'jsx("p", rest)', 'jsx(Base)', 'jsx(Base, null)', 'jsx(Base, call(rest))'],
    ...['cloneElement(Base, rest)', 'jsx(make(), rest)', 'Base(rest)', 'jsx(Base, { rest })'],
  ])
    expect(passedOn(`return ${call};`), call).toBeNull();
});

test('one component in several places takes what is taken in any of them, two are none', () => {
  expect(passedOn('return a ? <Base {...rest} a /> : <Base {...props} b size={own} />;')).toEqual({
    component: 'Base',
    taken: ['a', 'b', 'size', 'tone'],
  });
  expect(passedOn('return a ? <Base {...rest} /> : <Other {...rest} />;')).toBeNull();
  expect(passedOn('return a ? <Base {...rest} /> : <Other a />;')?.component).toBe('Base');
});

test('props may be an object, a name, or merged from both', () => {
  const entries = (code: string) =>
    propsObject(expressionOf(code))?.map(({ name, value, isSpread }) => [
      name,
      value && codeOf(`(${code});`, value),
      isSpread,
    ]) ?? null;
  expect(entries('rest')).toEqual([[null, 'rest', true]]);
  expect(entries(`{ ...rest, a: 1, 'b-c': d, e }`)).toEqual([
    [null, 'rest', true],
    ['a', '1', false],
    ['b-c', 'd', false],
    ['e', 'e', false],
  ]);
  for (const merge of ['Object.assign', '_extends', '__assign'])
    expect(entries(`${merge}({}, call(), rest, { a: 1 })`)).toEqual([
      [null, 'call()', true],
      [null, 'rest', true],
      ['a', '1', false],
    ]);
  for (const code of ['call({ a: 1 })', 'null', 'a.b']) expect(entries(code), code).toBeNull();
  expect(propsObject(undefined)).toBeNull();
});
