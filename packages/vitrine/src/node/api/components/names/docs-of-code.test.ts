/** Code that nobody wrote types for, and in which the checker sees no exports. */
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
exports.scale = function (by, ...more) { return by; };
exports.useDial = function ({ a }, at = 1) { return a; };
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

const read = (entry: string, files: Record<string, string> = {}) =>
  readPackage({ 'build/index.js': bundle(entry) }, files);

async function readPackage(
  own: Record<string, string>,
  files: Record<string, string> = {},
): Promise<string[]> {
  const all = packageFiles('acme-kit', own, { types: undefined, main: 'build/index.js' });
  const root = writeProject({ ...all, ...files }, { react: Object.keys(files).length === 0 });
  const { docs, problems } = await extractPackage({
    root,
    package: 'acme-kit',
    cacheDir: tempDir(),
  });
  const told = docs.map(({ kind, name, imports, file, props, signatures, definition }) => {
    const rows = props.map(
      (one) => `${one.name}${one.required ? '*' : ''}: ${one.type} = ${one.default}`,
    );
    const said = [
      ...signatures.map(({ text }) => text),
      ...(definition === null ? [] : [definition]),
    ];
    return [kind, name, ...imports.map((one) => one.clause), file, ...rows, ...said].join(' | ');
  });
  return [...told, ...problems.map(({ code }) => code)];
}

const NAMED = [
  "component | Dial | { Dial } | build/index.js | size*: number = null | tone: string = 'soft'",
  'component | Lamp | { Lamp } | build/index.js | on: any = true',
  'function | scale | { scale } | build/index.js | scale(by: any, ...more: any[]): any',
  'constant | sizes | { sizes } | build/index.js | any[]',
  'hook | useDial | { useDial } | build/index.js | useDial(arg0: any, at?: any): any',
];

test('what it exports is documented as its code has it', async () => {
  expect(await read('')).toEqual(NAMED);
}, 20_000);

test('its default has a name of its own, unless it is one of the others', async () => {
  expect(await read('exports.default = Dial;')).toEqual(NAMED);
  const whole = 'function Whole(props) { return _react2.default.createElement("u", props.a); }';
  expect(await read(`${whole} exports.default = Whole;`)).toEqual([
    ...NAMED.slice(0, 2),
    'component | Whole | Whole | build/index.js | a: any = null',
    ...NAMED.slice(2),
  ]);
}, 20_000);

test('an entry that only passes code on, which takes something with types that lies within the package', async () => {
  const entry = `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
Object.defineProperty(exports, "Dial", { enumerable: true, get: function get() { return _dial["default"]; } });
var _dial = _interopRequireDefault(require("./dial"));
function _interopRequireDefault(obj) { return obj && obj.__esModule ? obj : { "default": obj }; }`;
  const dial = `"use strict";
exports["default"] = void 0;
var _react = require("react"), _lamp = require("lamp");
var Dial = function Dial(_ref) { return _react.createElement(_lamp.Lamp, { title: _ref.title }); };
exports["default"] = Dial;`;
  const own = {
    'build/index.js': "module.exports = require('../dist');",
    'dist/index.js': entry,
    'dist/dial.js': dial,
    'node_modules/lamp/package.json': '{ "name": "lamp", "version": "1.0.0" }',
    'node_modules/lamp/index.js': 'exports.Lamp = 1;',
    'node_modules/lamp/index.d.ts': 'export declare const Lamp: () => null;',
  };
  expect(await readPackage(own)).toEqual([
    'component | Dial | { Dial } | build/index.js | title: any = null',
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

const CLASS = `var Knob = function (_Base) {
  function Knob() { return _Base.apply(this, arguments); }
  Knob.prototype.render = function () { return React.createElement('i', { title: this.props.at }); };
  return Knob;
}(React.Component);`;

/** A bundle whose modules are these. */
const bundled = (...modules: string[]) => `module.exports = (function (modules) {
  var installedModules = {};
  function __webpack_require__(moduleId) {
    if (installedModules[moduleId]) return installedModules[moduleId].exports;
    var module = installedModules[moduleId] = { exports: {}, id: moduleId, loaded: false };
    modules[moduleId].call(module.exports, module, module.exports, __webpack_require__);
    return module.exports;
  }
  return __webpack_require__(0);
})([${modules.map((one) => `(function (module, exports, __webpack_require__) { ${one} })`).join(', ')}]);`;

test('a bundle may be its default, with another bundle in it: what the code calls it, or the README', async () => {
  const inner = bundled('module.exports = index; function index() {}');
  const code = bundled(
    'module.exports = __webpack_require__(1);',
    `exports["default"] = Knob; var React = __webpack_require__(2); ${CLASS} module.exports = exports["default"];`,
    'module.exports = require("react");',
    inner,
  );
  const told = (name: string) => [
    `component | ${name} | ${name} | build/index.js | at: any = null`,
  ];
  expect(await readPackage({ 'build/index.js': code })).toEqual(told('Knob'));
  const readme = { 'README.md': "import Dial from 'acme-kit';" };
  expect(await readPackage({ 'build/index.js': code, ...readme })).toEqual(told('Dial'));
  const short = code.replaceAll('Knob', 'k');
  expect(await readPackage({ 'build/index.js': short })).toEqual(told('AcmeKit'));
}, 20_000);

test('a module may be another one as a whole', async () => {
  const get = (name: string) =>
    `Object.defineProperty(exports, "${name}", { enumerable: true, get: function get() { return _knob["${name}"]; } });`;
  const files = {
    'build/index.js': "module.exports = require('../lib');",
    'lib/index.js': `"use strict"; ${get('Knob')} ${get('isKnob')} var _knob = require('./knob');`,
    'lib/knob.js': `var React = require('react'); ${CLASS} exports.Knob = Knob; exports.isKnob = function isKnob(it) { return !!it; };`,
  };
  expect(await readPackage(files)).toEqual([
    'component | Knob | { Knob } | build/index.js | at: any = null',
    'function | isKnob | { isKnob } | build/index.js | isKnob(it: any): any',
  ]);
}, 20_000);

test('a bundle may be another module as a whole', async () => {
  const files = {
    'build/index.js': "module.exports = require('../lib/kit');",
    'lib/kit.js': bundled(
      `module.exports = Knob; var React = __webpack_require__(1); ${CLASS}`,
      'module.exports = require("react");',
    ),
  };
  expect(await readPackage(files)).toEqual([
    'component | Knob | Knob | build/index.js | at: any = null',
  ]);
}, 20_000);

test('what exports nothing is still said to have no types', async () => {
  await expect(readPackage({ 'build/index.js': 'globalThis.Knob = 1;' })).rejects.toThrow(
    'package-without-types',
  );
}, 20_000);
