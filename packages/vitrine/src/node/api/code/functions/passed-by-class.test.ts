import { expect, test } from 'vitest';
import { statementsIn } from '../fixtures/parsed.ts';
import { passedOnByClass } from './passed-by-class.ts';

/** The components that get the props of a class, each with what does not come from outside. */
function read(code: string): string[] {
  const [statement] = statementsIn(code, 'a.tsx');
  return passedOnByClass(statement!, new Map()).map(({ component, taken }) =>
    [component, ...taken].join(' '),
  );
}

test('a class hands its props on whole, or what is left of them, in any method', () => {
  expect(read('class A { render() { return <Inner {...this.props} open />; } }')).toEqual([
    'Inner open',
  ]);
  expect(
    read(`class A {
      render() { const props = Object.assign({}, this.props); return createElement(Inner, props); }
      more = () => <Other {...(this.props as More)} />;
    }`),
  ).toEqual(['Inner', 'Other']);
  expect(
    read(`class A { parts() {
      const { type, size: own, ...rest } = this.props; const step = rest.step;
      return <Inner {...rest} size={own} step={2} />; } }`),
  ).toEqual(['Inner step type']);
});

test('compilers may have called its props otherwise', () => {
  const rest = 'type = _a.type, rest = __rest(_a, ["type"])';
  expect(
    read(`class A { render() { const _a = this.props, ${rest};
      return createElement(Inner, Object.assign({}, rest)); } }`),
  ).toEqual(['Inner type']);
  expect(
    read(
      `class A { render() { var _this = this; return (0, _jsx.jsx)(Inner, _extends({}, _this.props)); } }`,
    ),
  ).toEqual(['Inner']);
});

test('what each place takes from outside is taken, whatever other methods do', () => {
  expect(
    read(`class A {
      on() { const { size } = this.props; return size; }
      render() { return a ? <Inner {...this.props} size={1} /> : <Inner {...this.props} open />; }
    }`),
  ).toEqual(['Inner size open']);
});

test('what gets no props, or those of a function, is no such component', () => {
  expect(
    read(
      `class A { render(): void; render() { return <Inner {...this.state} size={this.props.size} />; } }`,
    ),
  ).toEqual([]);
});
