import { expect, test } from 'vitest';
import type { DeclarationFinder } from '../exported-values.ts';
import { moduleOf } from '../fixtures/parsed.ts';
import { readCodeDefaults } from './code-defaults.ts';

const finder = {
  follow: (module: unknown, local: string) => ({ module, local }),
} as unknown as DeclarationFinder;

/** Defaults of `Knob` in a module: its own as they are, others marked as such. */
function read(text: string, file?: string): Record<string, string> {
  const filled = new Set<string>();
  const at = { module: moduleOf(text, file), local: 'Knob' };
  const found = readCodeDefaults(finder, at, undefined, filled);
  return Object.fromEntries(
    [...found].map(([prop, { text: value, isOwn, isName = false }]) => [
      prop,
      [
        value,
        ...(isOwn ? [] : ['not own']),
        ...(filled.has(prop) ? ['filled in'] : []),
        ...(isName ? ['name'] : []),
      ].join(', '),
    ]),
  );
}

/** The same of a function component with this body. */
const inBody = (body: string, beside = '') => read(`${beside} function Knob(props) { ${body} }`);

test('props that may not be there are the props', () => {
  expect(
    inBody(
      'const all = props || {}, { a = 1 } = all; var { b = 2 } = props ?? {}; const { c = 3 } = other || {};',
    ),
  ).toEqual({ a: '1', b: '2' });
});

test('a component tells what it takes its props apart with, what is behind it does not', () => {
  expect(
    read('const Knob = memo(({ a = 1, b = Side.Top, c = group.c ?? 2, d }) => null);'),
  ).toEqual({
    a: '1',
    b: 'Side.Top, name',
    c: '2, not own',
  });
  expect(
    inBody('const { a = 1 } = props; var { b = 2 } = other; let c; return { d: c = 3 };'),
  ).toEqual({ a: '1' });
});

test('what React fills in is told apart, of a component as of what it wraps', () => {
  expect(
    read(`const Inner = () => null; Inner.defaultProps = { a: 1 };
      const Knob = memo(Inner); Knob.defaultProps = { a: 2, b: 3 };`),
  ).toEqual({ a: '2, filled in', b: '3, filled in' });
  expect(
    read('const Inner = class { static defaultProps = { a: 1 }; }, Knob = memo(Inner);'),
  ).toEqual({ a: '1, filled in' });
});

test('what has no props, and what is no code, has no defaults', () => {
  for (const text of [
    ...['function Knob() { const { a = 1 } = b; }', 'const Knob = 1;', 'let Knob;', ''],
    ...['function Knob([a = 1]) {}', 'function Knob(...props) { const { a = 1 } = props; }'],
  ])
    expect(read(text), text).toEqual({});
  expect(read('const Knob = call({ a: 1 }); Knob.defaultProps = { b: 2 };')).toEqual({
    b: '2, filled in',
  });
});

test('names of props are followed through variables', () => {
  expect(
    inBody(`const a = props.a, b = a ?? 1; const c = props.c === void 0 ? 2 : props.c, d = c ?? 3;
      const { e: own, ...rest } = props; const f = own ?? 4, g = rest.g ?? 5, [h] = props.h;
      const i = h ?? 6, j = props, { k = 7 } = j, l = k ?? 8;`),
  ).toEqual({
    ...{ a: '1, not own', c: '2', e: '4, not own', g: '5, not own', k: '7' },
  });
});

test('a call that gets the props hands them on, with the constants that it gets beside them', () => {
  const beside = 'const defaults = { a: 1 }, others = { b: 2 }, noDefault = 3;';
  for (const call of [
    ...['use(defaults, props)', 'use(props, others, defaults)', 'use({ ...props }, defaults)'],
    ...['use({ p: props, q: 1 }, defaults, noDefault)', 'use(1, use(props), defaults)'],
  ])
    expect(inBody(`const { c = 3 } = ${call};`, beside), call).toEqual({ a: '1', c: '3' });
  for (const call of [
    'use(defaults)',
    'use({ a: 1 }, defaults)',
    'use(defaults, other)',
    'defaults',
  ])
    expect(inBody(`const { c = 3 } = ${call};`, beside), call).toEqual({});
  expect(inBody('const p = use(props), { a = 1 } = p;')).toEqual({ a: '1' });
  expect(inBody('const { a = 1 } = { ...props };')).toEqual({ a: '1' });
});

test('among what such a call returns, what is called props are the props', () => {
  const names = '{ allProps, rest, more: otherProps, props: { deep } }';
  expect(
    inBody(
      `const ${names} = use(props); const { a = 1 } = allProps, { b = 2 } = rest, { c = 3 } = otherProps, { d = 4 } = { ...call() };`,
    ),
  ).toEqual({ a: '1' });
  expect(inBody('const { allProps } = props; const { a = 1 } = allProps;')).toEqual({});
});

test('merges count where all of them say the same', () => {
  const base = 'const base = { a: 1, b: 1, a: 2 }; class Base { static c = 1; }';
  expect(
    inBody(
      'f({ ...base, c: 3, ...props }, { c: 3, b: 2, ...props }, { d: call(), ...props });',
      base,
    ),
  ).toEqual({ a: '2, not own', c: '3, not own' });
  expect(
    inBody('f({ a: 1, a: 2, ...props }, { ...Base, ...lost, ...call(), ...props });', base),
  ).toEqual({ a: '2, not own' });
});

test('what chooses the styles has defaults for what it gets', () => {
  const styles = `const styles = cva('knob', { defaultVariants: { a: 1, b: 2 } });`;
  expect(inBody('const { a, rest } = props; styles({ a, c: rest });', styles)).toEqual({
    a: '1, not own',
  });
  expect(inBody('styles(props); lost(props); (0, styles)(1);', styles)).toEqual({
    a: '1, not own',
    b: '2, not own',
  });
  expect(read(styles.replace('styles', 'Knob'))).toEqual({ a: '1, not own', b: '2, not own' });
});

test('hooks have defaults for what they get and the component does not say', () => {
  const hook = `function useA({ a = 1, b = [], c = {}, d = [[]], e = Side.Top, f = 2, g = 3 }) {}
    function useB({ e = Side.Left, f = 4, h = 5 }) {}`;
  expect(inBody('const { g = 6 } = props; useA(props); useB(props);', hook)).toEqual({
    ...{ a: '1, not own', d: '[[]], not own', e: 'Side.Top, not own, name' },
    ...{ f: '2, not own', g: '6', h: '5, not own' },
  });
  expect(inBody('useA({ x: props.y }); useA(...props);', hook)).toEqual({});
});

test('the component that gets the rest tells what the outer ones do not', () => {
  expect(
    read(`function Base({ a = 1, b = 2, c = 3, d = Side.Top }) {}
      const Middle = ({ c, ...rest }) => <Base {...rest} />;
      function Knob({ a = 4, ...rest }) { return <Middle {...rest} e={1} />; }`),
  ).toEqual({ a: '4', b: '2, not own', d: 'Side.Top, not own, name' });
  expect(
    read('function Base({ a = 1 }) { useB(); } function Knob(p) { return <Base {...q} />; }'),
  ).toEqual({});
});

test('components are followed a few levels deep', () => {
  const levels = Array.from(
    { length: 6 },
    (_, i) => `function A${i}({ a${i} = ${i}, ...rest }) { return <A${i + 1} {...rest} />; }`,
  );
  const text = levels.join('\n').replace('A0(', 'Knob(');
  expect(Object.keys(read(text))).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
});

test('a class tells what it takes its props apart with, and what it merges with them', () => {
  expect(
    read(`const base = { c: 3 };
      class Knob { render() { const { a = 1 } = this.props, { x = 9 } = this.state; return { ...base, ...this.props }; }
        other() { var p = this.props, b = p.b === void 0 ? 2 : p.b; return { y: 8, ...props }; } }`),
  ).toEqual({ a: '1', b: '2', c: '3, not own' });
});

test('what stands in later for a name that has nothing is a default', () => {
  expect(
    inBody(`let { a, b, c, d, e } = props; a ??= 1; b ||= 'md'; c ||= 3; if (d === undefined) d = 4;
      e = other ?? 5; const f = (_a = props.f) != null ? _a : 6;
      const g = (_b = props.g) !== null && _b !== void 0 ? _b : 7;`),
  ).toEqual({
    ...{ a: '1, not own', b: "'md', not own", d: '4, not own', f: '6, not own', g: '7, not own' },
  });
});

test('of the components that get the rest of the props, now one and now another, what all say is a default', () => {
  const next = 'const Next = ({ a = 1, b = 2, c, e = 5 }) => null;';
  const classic = 'const Classic = ({ a = 1, b = 3, d = 4, e = 5, ...others }) => null;';
  const either = 'return isNext ? <Next {...props} /> : <Classic {...props} e={6} />;';
  expect(inBody(either, next + classic)).toEqual({ a: '1, not own' });
  expect(inBody(`${either} return <Lost {...props} />;`, next + classic)).toEqual({});
  const more = ['V', 'W', 'X', 'Y', 'Z'].map((name) => `return <${name} {...props} />;`);
  const made = ['V', 'W', 'X', 'Y', 'Z'].map((name) => `const ${name} = ({ a = 1 }) => null;`);
  expect(inBody(more.join(''), made.join(''))).toEqual({});
  expect(inBody(more.slice(1).join(''), made.join(''))).toEqual({ a: '1, not own' });
});

test('props that source gives another type are the props', () => {
  const inner = 'const Inner = ({ b = 2, c = 3 }: InnerProps) => null;';
  const outer = `function Knob(props: KnobProps) {
    const { a = 1, ...rest } = props as Wide; return <Inner {...(rest as InnerProps)} c={props.c!} />;
  }`;
  expect(read(inner + outer, 'knob.tsx')).toEqual({ a: '1', b: '2, not own', c: '3, not own' });
});

/** What Babel makes of a function, a constant and one in a call. */
const babel = (made: string) => [
  `function Knob(_x) { return _Knob.apply(this, arguments); }
   function _Knob() { _Knob = ${made}; return _Knob.apply(this, arguments); }`,
  `const Knob = (function () { var _ref = ${made}; return function Knob(_x) { return _ref.apply(this, arguments); }; })();`,
  `const Knob = memo((function () { var _In = ${made}; function In(_x) { return _In.apply(this, arguments); } return In; })());`,
];

test('a function that compilers wrote without async is what it was', () => {
  const generator = 'function* ({ a = 1, b }) { yield b; }';
  for (const knob of [
    `function Knob(_a) { return __awaiter(this, arguments, void 0, ${generator}); }`,
    `const Knob = (_a) => tslib_1.__awaiter(void 0, [_a], void 0, ${generator});`,
    `const Knob = (_0) => __async(null, [_0], ${generator});`,
    'function Knob(_a) { return __awaiter(this, arguments, void 0, function (_b) { var _c = _b.a, a = _c === void 0 ? 1 : _c; return __generator(this, go); }); }',
    'function Knob(props) { return __awaiter(this, void 0, void 0, function* () { const { a = 1 } = props; }); }',
    ...babel(`_asyncToGenerator(${generator})`),
    ...babel(`(0, _asyncToGenerator2.default)(${generator})`),
    `function Knob(_0) { return _async_to_generator(${generator}).apply(this, arguments); }`,
    `const Knob = ({ a = 1 }) => (0, _async_to_generator._)(function* () { yield 1; })();`,
    'function Knob(_0) { return _async_to_generator(function* () { let { a = 1 } = _0; })(); }',
  ])
    expect(read(knob), knob).toEqual({ a: '1' });
  for (const knob of [
    `function Knob(_a) { return later(this, arguments, void 0, ${generator}); }`,
    `function Knob(_a) { ready(); return __awaiter(this, arguments, void 0, ${generator}); }`,
    'function Knob(_a) { return __awaiter(); }',
    'function Knob(_a) { return __awaiter(this, arguments, void 0, made); }',
    'function Knob() { return; }',
    `function Knob(_x) { return _Knob.call(this, arguments); } function _Knob({ a = 1 }) {}`,
    `function Knob(_x) { return _Knob.apply(null, arguments); } function _Knob({ a = 1 }) {}`,
    `function Knob(_x) { return Knob.apply(this, arguments); }`,
    `function Knob(_x) { return later(${generator}).apply(this, arguments); }`,
  ])
    expect(read(knob), knob).toEqual({});
});
