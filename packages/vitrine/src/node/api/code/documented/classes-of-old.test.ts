/** Classes as compilers wrote them before browsers knew any, in packages without types. */
import { expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

const CODE = `import React, { PureComponent } from 'react';
import PropTypes from 'prop-types';
import { polyfill } from './polyfill';
export var Series = function (_PureComponent) {
  _inherits(Series, _PureComponent);
  function Series() { _classCallCheck(this, Series); return _possibleConstructorReturn(this, _getPrototypeOf(Series).apply(this, arguments)); }
  _createClass(Series, [{ key: 'render', value: function render() { return React.createElement('g'); } }]);
  return Series;
}(PureComponent);
Series.propTypes = { data: PropTypes.array.isRequired, tone: PropTypes.string };
export var Bars = function (_Series) {
  _inherits(Bars, _Series);
  function Bars() { return _Series.apply(this, arguments); }
  return Bars;
}(Series);
Bars.defaultProps = { tone: 'soft' };
export var Lines = function (_Series) {
  function Lines() { return _Series.apply(this, arguments); }
  _createClass(Lines, null, [{ key: 'propTypes', get: function get() { return { width: PropTypes.number }; } }]);
  return Lines;
}(Series);
var _class, _class2, _class3, _temp, _descriptor;
var Calendar = (0, polyfill)(_class = (_class2 = (_temp = _class3 = function (_Component) {
  function Calendar() { return _Component.apply(this, arguments); }
  Calendar.prototype.render = function render() { return React.createElement('i'); };
  return Calendar;
}(React.Component), _class3.propTypes = { view: PropTypes.string }, _class3.defaultProps = { view: 'month' }, _temp), (_descriptor = _apply(_class2.prototype, 'move', [])), _class2)) || _class;
export { Calendar };
export var Chart = function Chart(props) {
  return React.createElement(Context.Consumer, null, function (_ref) {
    return React.createElement(Series, _extends({}, props, { data: _ref.data }));
  });
};
export var Frame = function Frame(_ref2) {
  var title = _ref2.title, rest = _objectWithoutProperties(_ref2, ['title']);
  return React.createElement('div', { title: title }, React.createElement(Chart, rest));
};
export var Both = function Both(props) { return props.a ? React.createElement(Series, props) : React.createElement(Lines, props); };
var Context = React.createContext();
var _extends = Object.assign;
function _objectWithoutProperties(obj, keys) { return obj; }
export function MakeThings(count) { return 'things: ' + count; }
/** @returns {unknown} */
function _super() {}
export var Spots = function (_Series) {
  _inherits(Spots, _Series);
  function Spots() { return _super(); }
  return Spots;
}(Series);
export var Settings = function () {
  function Settings() { return _super(); }
  return Settings;
}();
function _classCallCheck(instance, Constructor) { if (!(instance instanceof Constructor)) { throw new TypeError(); } }
function _possibleConstructorReturn(self, call) { return call; }
function _getPrototypeOf(o) { return o.__proto__; }
function _inherits(subClass, superClass) { subClass.prototype = Object.create(superClass && superClass.prototype); }
function _createClass(Constructor, protoProps, staticProps) { return Constructor; }
function _apply() {}`;

test('are components, with the props that they or their bases list', async () => {
  const root = writeProject(
    packageFiles(
      'old-kit',
      { 'index.js': CODE, 'polyfill.js': 'export const polyfill = (it) => it;' },
      { types: undefined, main: 'index.js' },
    ),
  );
  const { docs } = await extractPackage({ root, package: 'old-kit', cacheDir: tempDir() });
  const told = docs.map(({ kind, name, signatures, props }) => [
    `${kind} ${name} ${signatures.length}`,
    ...props.map((one) => `${one.name}${one.required ? '*' : ''}: ${one.type} = ${one.default}`),
  ]);
  expect(told).toEqual([
    ['component Bars 0', 'data*: any[] = null', "tone: string = 'soft'"],
    ['component Both 0', 'a: any = null'],
    ['component Calendar 0', "view: string = 'month'"],
    ['component Chart 0', 'tone: string = null'],
    ['component Frame 0', 'title: any = null', 'tone: string = null'],
    ['component Lines 0', 'width: number = null'],
    ['component Series 0', 'data*: any[] = null', 'tone: string = null'],
    ['component Spots 0', 'data*: any[] = null', 'tone: string = null'],
    ['function MakeThings 1'],
    ['function Settings 1'],
  ]);
}, 20_000);
