/** A bundle of webpack that nobody wrote types for, and that exports several things by their names. */
import { expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

const bundle = (entry: string) => `(function (root, factory) {
  if (typeof exports === 'object' && typeof module === 'object') module.exports = factory(require("react"));
  else root["Kit"] = factory(root["React"]);
})(this, function (__EXTERNAL_1__) {
return (function (modules) {
  var installedModules = {};
  function __webpack_require__(moduleId) {
    var module = installedModules[moduleId] = { exports: {} };
    modules[moduleId].call(module.exports, module, module.exports, __webpack_require__);
    return module.exports;
  }
  return __webpack_require__(__webpack_require__.s = 0);
})([
(function (module, exports, __webpack_require__) { module.exports = __webpack_require__(1); }),
(function (module, exports, __webpack_require__) {
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sizes = exports.Dial = undefined;
var _react2 = _interopRequireDefault(__webpack_require__(2));
var _propTypes2 = _interopRequireDefault(__webpack_require__(3));
var _lamp = __webpack_require__(4);
Object.keys(_lamp).forEach(function (key) { Object.defineProperty(exports, key, { enumerable: true, get: function () { return _lamp[key]; } }); });
var Dial = function (_Base) {
  function Dial() { return _Base.apply(this, arguments); }
  Dial.prototype.render = function () { return _react2.default.createElement('i'); };
  return Dial;
}(_react2.default.Component);
Dial.propTypes = { size: _propTypes2.default.number.isRequired, tone: _propTypes2.default.string };
Dial.defaultProps = { tone: 'soft' };
exports.Dial = Dial;
exports._secret = Dial;
exports.sizes = [1, 2];
${entry}
}),
(function (module, exports) { module.exports = __EXTERNAL_1__; }),
(function (module, exports) { module.exports = emptyFunction; function emptyFunction() {} }),
(function (module, exports, __webpack_require__) {
exports.Lamp = undefined;
exports.Lamp = function Lamp(_ref) { var _ref$on = _ref.on, on = _ref$on === undefined ? true : _ref$on; return __webpack_require__(2).createElement('b', { title: on }); };
exports.default = exports.Lamp;
})
]);
});`;

async function read(entry: string, files: Record<string, string> = {}): Promise<string[]> {
  const all = packageFiles(
    'acme-kit',
    { 'build/index.js': bundle(entry) },
    { types: undefined, main: 'build/index.js' },
  );
  const root = writeProject({ ...all, ...files }, { react: Object.keys(files).length === 0 });
  const { docs, problems } = await extractPackage({
    root,
    package: 'acme-kit',
    cacheDir: tempDir(),
  });
  const told = docs.map(({ kind, name, imports, file, props }) => {
    const rows = props.map(
      (one) => `${one.name}${one.required ? '*' : ''}: ${one.type} = ${one.default}`,
    );
    return [kind, name, ...imports.map((one) => one.clause), file, ...rows].join(' | ');
  });
  return [...told, ...problems.map(({ code }) => code)];
}

const NAMED = [
  "component | Dial | { Dial } | build/index.js | size*: number = null | tone: string = 'soft'",
  'component | Lamp | { Lamp } | build/index.js | on: any = true',
  'constant | sizes | { sizes } | build/index.js',
];

test('what it exports is documented as its code has it', async () => {
  expect(await read('')).toEqual(NAMED);
}, 20_000);

test('its default has a name of its own, unless it is one of the others', async () => {
  expect(await read('exports.default = Dial;')).toEqual(NAMED);
  const whole = 'function Whole(props) { return _react2.default.createElement("u", props.a); }';
  expect(await read(`${whole} exports.default = Whole;`)).toEqual([
    'component | AcmeKit | AcmeKit | build/index.js | a: any = null',
    ...NAMED,
  ]);
}, 20_000);

test('types that somebody wrote count', async () => {
  const types = packageFiles('@types/acme-kit', {
    'index.d.ts': 'export declare const Bell: (props: { at: 1 }) => null;',
  });
  const typed = (await read('', types)).map((one) => one.split(' | ')[1]);
  expect(typed).toContain('Bell');
  expect(typed).not.toContain('Dial');
}, 20_000);
