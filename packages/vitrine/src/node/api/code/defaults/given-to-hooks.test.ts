import { expect, test } from 'vitest';
import { moduleOf, statementsIn } from '../fixtures/parsed.ts';
import { findHookCalls, isHook } from './hook-calls.ts';

const names = () => ({
  objects: new Set(['props', 'rest']),
  props: new Map([
    ['own', 'size'],
    ['tone', 'tone'],
  ]),
});

/** Calls in a function that get its props, with what they get under some names. */
function calls(body: string, module = '') {
  const found = findHookCalls(moduleOf(module), statementsIn(body)[0]!, names());
  return found.map(({ callee, given }) => [callee, ...['size', 'tone', 'a'].map(given)]);
}
const called = (body: string, module?: string) => calls(body, module).map(([callee]) => callee);

const none = undefined;

test('a hook gets all props as they are, or some by name', () => {
  expect(calls('useA(props);')).toEqual([['useA', 'size', 'tone', 'a']]);
  expect(calls('useA({ ...rest });')).toEqual([['useA', 'size', 'tone', 'a']]);
  expect(calls('useA({ size: own, a: tone, tone: props.b });')).toEqual([
    ['useA', 'size', 'b', 'tone'],
  ]);
  expect(calls('useA({ size: (own) }, 1);')).toEqual([['useA', 'size', none, none]]);
  expect(calls('useA((_extends({}, props, { a: 1 })));')).toEqual([['useA', 'size', 'tone', none]]);
});

test('an entry behind all props stands for itself, one before them for nothing', () => {
  expect(calls('useA({ tone: 1, ...props, a: own, size: 2 });')).toEqual([
    ['useA', none, 'tone', 'size'],
  ]);
  expect(calls('useA({ ...other, size: own, ...own });')).toEqual([['useA', 'size', none, none]]);
});

test('a hook that gets nothing of the props is of no use', () => {
  for (const call of [
    'useA();',
    'useA(1);',
    'useA(other);',
    'useA({ ...other, a: 1 });',
    'useA([props]);',
  ])
    expect(called(call), call).toEqual([]);
  expect(called('useA({ props });')).toEqual([]);
});

test('hooks are known by their names, here or in another module', () => {
  expect(called('{ useA(props); kit.useB(props); (0, kit.useC)(props); useA.b(props); }')).toEqual([
    ...['useA', 'kit.useB', 'kit.useC'],
  ]);
  expect(called('{ used(props); reuseA(props); useless(props); make()(props); }')).toEqual([]);
  const imports = `import { useKnob as knob } from 'kit'; import { other as dial } from 'kit';`;
  expect(called('{ knob(props); dial(props); knob.deep(props); }', imports)).toEqual([
    ...['knob', 'knob.deep'],
  ]);
  const exports =
    'function knob() {} function dial() {} export { knob as useKnob, dial as other };';
  expect(called('{ knob(props); dial(props); }', exports)).toEqual(['knob']);
});

test('names as short as minifiers give them may be those of hooks', () => {
  expect(called('{ a(props); abc(props); abcd(props); a.b(props); a.bc(props); }')).toEqual([
    ...['a', 'abc', 'a.b'],
  ]);
});

test('calls in functions within are not looked at, those in other statements are', () => {
  expect(
    called(`{ if (a) useA(props); const b = useB(props).c; useC(useD(props));
      const d = () => useE(props); function f() { useF(props); } call(function () { useG(props); }); }`),
  ).toEqual(['useA', 'useB', 'useD']);
});

test('a short name is that of a hook where it calls hooks itself', () => {
  const module = moduleOf(`import { useMemo as m } from 'react';`);
  const hook = (callee: string, body: string) =>
    isHook(module, callee, { module, body: statementsIn(body)[0]! });
  expect(hook('useA', '{}')).toBe(true);
  expect(hook('a', '{ m(1); }')).toBe(true);
  expect(hook('a', '{ b(); return kit.useB(); }')).toBe(true);
  expect(hook('a', '{ useB(); b(); }')).toBe(true);
  for (const body of ['{}', '{ b(); }', '{ () => useB(); }', '{ make()(); }', '{ m; }'])
    expect(hook('a', body), body).toBe(false);
});
