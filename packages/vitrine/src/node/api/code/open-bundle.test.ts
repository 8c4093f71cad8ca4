/** Bundles of webpack, as its versions write them and minifiers leave them. */
import { expect, test } from 'vitest';
import { readCodeDefaults } from './defaults/code-defaults.ts';
import { findIn } from './fixtures/finder.ts';
import { statementsIn } from './fixtures/parsed.ts';
import { openBundle } from './open-bundle.ts';

const HEAD = `(function webpackUniversalModuleDefinition(root, factory) {
  if (typeof exports === 'object' && typeof module === 'object') module.exports = factory(require("react"), require("./outside"));
  else if (typeof define === 'function' && define.amd) define(["react", "./outside"], factory);
  else root["Kit"] = factory(root["React"]);
})(this, function (__EXTERNAL_react__, __EXTERNAL_outside__) {
`;
const START = `(function (modules) {
  var installedModules = {};
  function __webpack_require__(moduleId) {
    var module = installedModules[moduleId] = { exports: {} };
    modules[moduleId].call(module.exports, module, module.exports, __webpack_require__);
    return module.exports;
  }
  return __webpack_require__(__webpack_require__.s = "./src/index.js");
})`;
const MODULES = `({
"./src/index.js": (function (module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, "Dial", function () { return _dial__IMPORTED_0__["default"]; });
__webpack_require__.d(__webpack_exports__, "Knob", function () { return Knob; });
__webpack_require__.d(__webpack_exports__, "Lamp", function () { return _outside__IMPORTED_2__["Lamp"]; });
var _dial__IMPORTED_0__ = __webpack_require__("./src/dial.js");
var react__IMPORTED_1__ = __webpack_require__("react");
var react__IMPORTED_1___default = __webpack_require__.n(react__IMPORTED_1__);
var _outside__IMPORTED_2__ = __webpack_require__("outside");
function Knob(_ref) { var size = _ref.size === void 0 ? 1 : _ref.size; return react__IMPORTED_1___default.a.createElement("i", { title: size }); }
/* harmony default export */ __webpack_exports__["default"] = (Object(react__IMPORTED_1__["memo"])(Knob));
}),
"./src/dial.js": (function (module, exports, __webpack_require__) {
(function (process) {
exports["default"] = Dial;
function Dial(props) { return null; }
Dial.defaultProps = { step: process.env.NODE_ENV ? 2 : 3, size: 4 };
}).call(this, __webpack_require__("./src/process.js"));
}),
"./src/process.js": (function (module, exports) { module.exports = {}; }),
"outside": (function (module, exports) { module.exports = __EXTERNAL_outside__; }),
"react": (function (module, exports) { module.exports = __EXTERNAL_react__; })
})`;
const OUTSIDE = { 'outside.js': 'exports.Lamp = function Lamp(_ref) { var tone = _ref.tone; };' };

/** Minified: a class with statics and a default beside a name, the entry among the modules. */
const SHORT = `module.exports=function(e){var t={};function n(r){if(t[r])return t[r].exports;var o=t[r]={i:r,l:!1,exports:{}};return e[r].call(o.exports,o,o.exports,n),o.l=!0,o.exports}return n.m=e,n.c=t,n(n.s=1)}([function(e,t){e.exports=require("react")},function(e,t,n){"use strict";n.r(t),n.d(t,"Knob",(function(){return u}));var r=n(0),o=n.n(r);function i(e,t){e.prototype=t}var u=function(e){function t(){return e.call(this)}return i(t,e),t.prototype.render=function(){return o.a.createElement("i")},t}(r.Component);u.defaultProps={size:1,wide:!0},t.default=u}])`;

/** Minified by the fifth version: the entry stands beside the modules, under names that these have otherwise. */
const FIFTH = `!function(e,t){"object"==typeof exports&&"object"==typeof module?module.exports=t(require("react"),require("./outside")):e.Kit=t(e.React)}(this,((e,t)=>(()=>{"use strict";var r={155:t=>{t.exports=e},7:e=>{e.exports=t}},n={};function o(e){var t=n[e];if(void 0!==t)return t.exports;var a=n[e]={exports:{}};return r[e](a,a.exports,o),a.exports}o.d=(e,t)=>{for(var r in t)Object.defineProperty(e,r,{get:t[r]})};var a={};return(()=>{o.r(a),o.d(a,{Knob:()=>i,Lamp:()=>c.Lamp,default:()=>s});var e=o(155),t=o.n(e),c=o(7);const i=({size:e=1,tone:r="soft"})=>t().createElement("i",{title:e});const s=(0,e.memo)(i)})(),a})()));`;

/** Minified by UglifyJS: what is declared stands behind the end. */
const UGLY = `!function(e,t){"object"==typeof exports&&"object"==typeof module?module.exports=t(require("react")):e.Kit=t(e.React)}(window,function(n){return a={},i.m=c=[function(e,t){e.exports=n},function(e,t,n){"use strict";n.r(t);var r=n(0),o=n.n(r);function u(e){var t=e.size,n=void 0===t?1:t;return o.a.createElement("i",{title:n})}u.defaultProps={wide:!0},t.default=u,n.d(t,"Knob",function(){return u})}],i.c=a,i.d=function(e,t,n){i.o(e,t)||Object.defineProperty(e,t,{enumerable:!0,get:n})},i.p="",i(i.s=1);function i(e){if(a[e])return a[e].exports;var t=a[e]={i:e,l:!1,exports:{}};return c[e].call(t.exports,t,t.exports,i),t.l=!0,t.exports}var c,a});`;

/** As the fifth version writes it, with an entry that other modules may require. */
const LONG = (end: string) => `/******/ (() => { // webpackBootstrap
var __webpack_modules__ = ({
"./src/index.js": ((module, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { "default": () => (__WEBPACK_DEFAULT_EXPORT__) });
var react = __webpack_require__("react");
function Knob(props) { return react.createElement("i"); }
Knob.defaultProps = { size: 1 };
const __WEBPACK_DEFAULT_EXPORT__ = (Knob);
}),
"react": ((module) => { module.exports = require("react"); })
});
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
  var module = __webpack_module_cache__[moduleId] = { exports: {} };
  __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
  return module.exports;
}
var __webpack_exports__ = __webpack_require__("./src/index.js");
${end}
})();`;

const read = (text: string) => {
  const { find, finder } = findIn({ 'index.js': text, ...OUTSIDE });
  const defaults = (name: string) => {
    const declared = finder.find(name, 'kit');
    const found = declared === null ? [] : [...readCodeDefaults(finder, declared)];
    return Object.fromEntries(found.map(([prop, one]) => [prop, one.text]));
  };
  return { find, defaults, files: () => finder.files().map((file) => file.split('/').at(-1)) };
};

test('modules of a bundle are followed to each other and to what is outside', () => {
  const { find, defaults, files } = read(`${HEAD}return ${START}(${MODULES});\n});`);
  expect(defaults('Knob')).toEqual({ size: '1' });
  expect(defaults('default')).toEqual({ size: '1' });
  expect(defaults('Dial')).toEqual({ size: '4' });
  expect([find('Lamp'), find('Gone')]).toEqual(['outside.js exports.Lamp', null]);
  expect(files()).toEqual(['index.js', 'outside.js']);
});

test('a bundle may be its default, and be given as a whole', () => {
  const { find, defaults } = read(`module.exports = ${START}(${MODULES})["default"];`);
  expect(defaults('default')).toEqual({ size: '1' });
  expect(find('Knob')).toBe(null);
});

test('minified modules have short names for what they are given', () => {
  expect(read(SHORT).defaults('Knob')).toEqual({ size: '1', wide: 'true' });
  expect(read(SHORT).defaults('default')).toEqual({ size: '1', wide: 'true' });
});

test('helpers of a compiler may have lost their names', () => {
  const short = (given: string) =>
    `module.exports=function(e){var t={};function n(r){if(t[r])return t[r].exports;var o=t[r]={i:r,l:!1,exports:{}};return e[r].call(o.exports,o,o.exports,n),o.l=!0,o.exports}return n(n.s=0)}([function(e,t,n){"use strict";var o=n(2);Object.defineProperty(t,"__esModule",{value:!0}),Object.defineProperty(t,"Knob",{enumerable:!0,get:function(){return r.default}});var r=${given}},function(e,t){t.default=void 0;var u=function(e){return null};u.defaultProps={size:1};t.default=u},function(e,t){e.exports=function(e){return e&&e.__esModule?e:{default:e}}}])`;
  expect(read(short('o(n(1))')).defaults('Knob')).toEqual({ size: '1' });
  expect(read(short('o(n(1),2)')).defaults('Knob')).toEqual({});
  expect(read(short('made(n(1))')).defaults('Knob')).toEqual({});
});

test('what starts a bundle may be declared behind its end', () => {
  expect(read(UGLY).defaults('Knob')).toEqual({ size: '1', wide: 'true' });
  expect(read(UGLY).defaults('default')).toEqual({ size: '1', wide: 'true' });
});

test('the entry may stand beside the modules', () => {
  const { find, defaults } = read(FIFTH);
  expect(defaults('Knob')).toEqual({ size: '1', tone: "'soft'" });
  expect(defaults('default')).toEqual({ size: '1', tone: "'soft'" });
  expect(find('Lamp')).toBe('outside.js exports.Lamp');
});

test('the entry may be a module that others require', () => {
  for (const end of [
    'module.exports = __webpack_exports__;',
    'module.exports = __webpack_exports__["default"];',
  ])
    expect(read(LONG(end)).defaults('default')).toEqual({ size: '1' });
});

test('other code is none, nor what has no entry', () => {
  const isOne = (text: string) => openBundle(text, statementsIn(text, 'a.js')) !== null;
  const bundle = `module.exports = ${START}(${MODULES});`;
  expect(isOne(bundle)).toBe(true);
  expect(isOne(bundle.replace('.call(module.exports, module, module.exports,', '.call('))).toBe(
    false,
  );
  expect(isOne(bundle.replace('.s = "./src/index.js"', '.s = "./gone.js"'))).toBe(false);
  expect(isOne(bundle.replace('return __webpack_require__(', 'return other('))).toBe(true);
  expect(isOne(`module.exports = ${START}({ "./src/index.js": 1 });`)).toBe(false);
  expect(isOne(LONG(''))).toBe(false);
});
