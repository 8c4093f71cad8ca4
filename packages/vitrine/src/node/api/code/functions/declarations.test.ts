import { expect, test } from 'vitest';
import { codeOf, statementsIn } from '../fixtures/parsed.ts';
import type { Syntax } from '../syntax.ts';
import { declarationsIn, findOwnCompiled, findOwnPatterns } from './declarations.ts';

/** What a body declares, as `name = value`. */
function declared(code: string): string[] {
  const text = `() => ${code};`;
  const [statement] = statementsIn(text);
  const { body } = statement!.expression as { body: Syntax };
  return declarationsIn(body).map(({ id, init }) => `${codeOf(text, id)} = ${codeOf(text, init)}`);
}

test('variables with a value, and patterns that take something apart, are declared in their order', () => {
  expect(
    declared('{ const a = 1, { b } = c; let d; call(); ({ e } = f); (({ g } = h)); var i = 2; }'),
  ).toEqual(['a = 1', '{ b } = c', '{ e } = f', '{ g } = h', 'i = 2']);
});

test('what stands in for nothing is left out', () => {
  expect(
    declared(
      '{ const a = b || {}, { c } = (d ?? {}), e = f && {}, g = h.i || {}, j = k || { l }; }',
    ),
  ).toEqual(['a = b', '{ c } = d', 'e = f && {}', 'g = h.i || {}', 'j = k || { l }']);
});

test('other expressions declare nothing, as a body as in one', () => {
  expect(declared('{ a = 1; [b] = c; a.b = c; ({ d }); return { e: f }; }')).toEqual([]);
  expect(declared('a')).toEqual([]);
  expect(declared('({ a })')).toEqual([]);
});

test('under a condition, only what compilers write is declared', () => {
  expect(
    declared(`{ if ($[0] !== a) { ({ b } = a); const c = 1; } else { const d = 2; }
      if ($[1] !== a || $[2] !== b) ({ e } = a);
      if (a) { const f = 1; } { const g = 1; } for (const h of a) { const i = 1; } }`),
  ).toEqual(['{ b } = a', 'c = 1', '{ e } = a']);
});

test('patterns that methods take their own props apart with are found', () => {
  const text = `class Knob {
    render() { const { a = 1 } = this.props, { b } = this.state, props = this.props; let { c } = _this.props; }
    other = () => { if (x) { const { d } = this.props; } var { e } = props; for (const { f } of g); let h; };
    more() { const { i } = call(() => { const { j = 1 } = this.props; }); }
  }`;
  expect(findOwnPatterns(statementsIn(text)[0]!).map((one) => codeOf(text, one))).toEqual([
    ...['{ a = 1 }', '{ c }', '{ d }', '{ j = 1 }'],
  ]);
});

/** Defaults in the functions of a class, as `prop: code`. */
function compiled(text: string): string[] {
  const [body] = statementsIn(text);
  return findOwnCompiled(body!).map(({ prop, value }) => `${prop}: ${codeOf(text, value)}`);
}

test('compiled defaults of own props are found in every function, by what it calls them', () => {
  expect(
    compiled(`{
      Knob.prototype.a = function () {
        var _a = this.props, _b = _a.size, size = _b === void 0 ? 1 : _b, step = _a.step === void 0 ? 2 : _a.step;
      };
      const b = () => { const p = _this.props; const q = p.tone; return () => { var q = r; var t = q === void 0 ? 3 : q; }; };
      class C { c() { const p = this.props; { var d = p.d === void 0 ? 4 : p.d; } const e = p.e !== void 0 ? p.e : 5; } }
    }`),
  ).toEqual(['size: 1', 'step: 2', 'e: 5']);
});

test('what other objects have is no own prop', () => {
  expect(
    compiled(`function f() { var _a = other.props, b = _a.b === void 0 ? 1 : _a.b;
      const { c } = this.props, d = c === void 0 ? 1 : c; var e = this.props.e; }`),
  ).toEqual([]);
  expect(compiled('const f = () => a;')).toEqual([]);
  // A name that is taken apart is not followed.
  expect(
    compiled('function f() { var p = this.props; var [q] = p.q === void 0 ? 1 : p.q; }'),
  ).toEqual([]);
});
