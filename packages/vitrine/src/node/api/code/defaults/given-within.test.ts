/** What wrappers give to the components that they return. */
import { expect, test } from 'vitest';
import { findIn } from '../fixtures/finder.ts';
import { readPropTypes } from '../prop-types/read-prop-types.ts';
import { readCodeDefaults } from './code-defaults.ts';

const WRAPPERS = `import React from 'react';
import { bool, number, string, func } from 'prop-types';
import { extra } from './extra.js';
const wide = true;
export function withTip(Component) {
  class Tip extends React.Component { render() { return <Component {...this.props} />; } }
  Tip.propTypes = { ...Component.propTypes, tip: string };
  Tip.defaultProps = { tip: 'soft', wide };
  return Tip;
}
export function withStatic(Component) {
  const shown = 3;
  return class extends React.Component {
    static propTypes = { shown: number.isRequired };
    static defaultProps = { shown };
    render() { return <Component {...this.props} />; }
  };
}
export const withNamed = (Component) => {
  class Named extends React.Component { static propTypes = { named: bool, size: string }; render() { return null; } }
  return Named;
};
export default function compiled(Component) {
  var _class, _temp;
  return _temp = _class = function (_Component) {
    function Enhancer() { return _Component.apply(this, arguments); }
    return Enhancer;
  }(Component), _class.propTypes = Object.assign({}, Component.propTypes, { min: number }),
    _class.defaultProps = Object.assign({}, Component.defaultProps, { min: 0 }), _temp;
}
export function withOptions(options) {
  return function (Component) {
    const Outer = (props) => <Component {...props} />;
    Outer.propTypes = { option: func };
    Outer.defaultProps = { option: null, ...extra };
    return Outer;
  };
}
export function byName(options) {
  return wrap;
  function wrap(Component) { const At = () => null; At.propTypes = { at: number }; return At; }
}
export function nothing(Component) { Component.propTypes = { lost: bool }; }
export const plain = (Component) => Component;`;

const CODE = `import React from 'react';
import { bool, number } from 'prop-types';
import compiled, { byName, nothing, plain, withNamed, withOptions, withStatic, withTip } from './wrappers.js';
class Base extends React.Component { render() { return <i />; } }
Base.propTypes = { size: number };
Base.defaultProps = { size: 1, min: 5 };
export const Tip = withTip(Base);
export const Static = withStatic(Base);
export const Named = withNamed(Base);
export const Compiled = compiled(Base);
export const Options = withOptions({ a: 1 })(Base);
export const ByName = byName()(Base);
export const Both = withTip(React.memo(withStatic(Base)));
export const Nothing = nothing(Base);
export const Plain = plain(Base);
export const Unknown = withGone(Base);`;

const { finder } = findIn({
  'index.js': CODE,
  'wrappers.js': WRAPPERS,
  'extra.js': 'export const extra = { option: 2 };',
});
const rowsOf = (name: string) => {
  const declared = finder.find(name, 'kit');
  const listed = readPropTypes(finder, declared);
  return listed.map((one) => `${one.name}${one.required ? '*' : ''}: ${one.type}`);
};
const defaultsOf = (name: string) => {
  const found = [...readCodeDefaults(finder, finder.find(name, 'kit')!)];
  return Object.fromEntries(found.map(([prop, { text }]) => [prop, text]));
};

test.each([
  ['Tip', ['size: number', 'tip: string']],
  ['Static', ['size: number', 'shown*: number']],
  ['Named', ['size: string', 'named: boolean']],
  ['Compiled', ['size: number', 'min: number']],
  ['Options', ['size: number', 'option: (...args: any[]) => any']],
  ['ByName', ['size: number', 'at: number']],
  ['Both', ['size: number', 'shown*: number', 'tip: string']],
  ['Plain', ['size: number']],
  ['Unknown', ['size: number']],
])('%s lists what the component and its wrapper list', (name, rows) => {
  expect(rowsOf(name)).toEqual(rows);
});

test('what a wrapper gives goes before what the component has', () => {
  expect(defaultsOf('Tip')).toMatchObject({ tip: "'soft'", wide: 'true', size: '1' });
  expect(defaultsOf('Static')).toMatchObject({ shown: '3', size: '1' });
  expect(defaultsOf('Compiled')).toMatchObject({ min: '0', size: '1' });
  expect(defaultsOf('Options')).toMatchObject({ option: '2', size: '1' });
  expect(defaultsOf('Both')).toMatchObject({ tip: "'soft'", shown: '3', size: '1' });
  expect(defaultsOf('Plain')).toEqual({ size: '1', min: '5' });
});
