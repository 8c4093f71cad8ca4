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
const OUTSIDE = {
  'outside.js': `exports.Lamp = function Lamp(_ref) { var tone = _ref.tone; };
exports.Mast = function Mast(_ref) { var height = _ref.height; };`,
};

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

/** All modules in one, in the function that a loader for every place calls. */
const ONE = `(function webpackUniversalModuleDefinition(root, factory) {
  if (typeof exports === 'object' && typeof module === 'object') module.exports = factory();
  else root["kit"] = factory();
})(self, () => {
return /******/ (() => { // webpackBootstrap
"use strict";
var __webpack_require__ = {};
(() => {
  __webpack_require__.n = (module) => {
    var getter = module && module.__esModule ? () => (module['default']) : () => (module);
    __webpack_require__.d(getter, { a: getter });
    return getter;
  };
})();
(() => {
  __webpack_require__.d = (exports, definition) => {
    for (var key in definition)
      Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
  };
})();
var __webpack_exports__ = {};
__webpack_require__.d(__webpack_exports__, {
  Knob: () => (/* reexport */ library_knob),
  Lamp: () => (outside_namespaceObject.Lamp)
});
const react_namespaceObject = require("react");
const outside_namespaceObject = require("./outside.js");
var react_default = __webpack_require__.n(react_namespaceObject);
const Knob = ({ size = 1 }) => react_default().createElement("i", { title: size });
const library_knob = (Knob);
return __webpack_exports__;
})();
});`;

const ONE_SHORT = `!function(e,t){"object"==typeof exports&&"object"==typeof module?module.exports=t():e.kit=t()}(self,(()=>(()=>{"use strict";
var e={d:(t,n)=>{for(var r in n)e.o(n,r)&&!e.o(t,r)&&Object.defineProperty(t,r,{enumerable:!0,get:n[r]})},o:(e,t)=>Object.prototype.hasOwnProperty.call(e,t)},t={};
e.d(t,{Knob:()=>o});const n=require("react");const o=({size:e=1})=>n.createElement("i",{title:e});return t})()));`;

/** Bundles that are ES modules. */
const LOAD = `var cache = {};
function load(id) { var module = cache[id] = { exports: {} }; modules[id](module, module.exports, load); return module.exports; }`;

/** As it is written while one develops: the entry fills an object, whose members are exported. */
const ES_LONG = `import * as EXTERNAL_react from "react";
import * as EXTERNAL_outside from "./outside.js";
var modules = ({
"./dial.js"(module, unused, load) {
const react = load("react");
function Dial(props) { return react.createElement("u"); }
Dial.defaultProps = { step: 3 };
module.exports = Dial;
},
"./lamp.js": ((module, given, load) => {
load.d(given, { Lamp: () => (Lamp) });
var react = load("react");
class Lamp extends react["default"].Component { render() { return null; } }
Lamp.defaultProps = { on: true };
}),
"react"(module) { module.exports = EXTERNAL_react; },
"outside"(module) {
const x = (y) => { const x = {}; load.d(x, y); return x };
module.exports = x({ ["Mast"]: () => (EXTERNAL_outside.Mast), ["default"]: () => (EXTERNAL_outside["default"]) });
}
});
${LOAD}
let given = {};
(() => {
load.d(given, {
  Dial: () => (/* reexport default from dynamic */ dial_default.a),
  Disc: () => (dial_default()),
  Knob: () => (Knob),
  Lamp: () => (lamp.Lamp),
  Mast: () => (outside.Mast),
  "default": () => (DEFAULT_EXPORT)
});
var react = load("react");
var lamp = load("./lamp.js");
var outside = load("outside");
var dial = load("./dial.js");
var dial_default = load.n(dial);
const Knob = (0,react.forwardRef)(function Knob({ size = 1, tone = 'soft' }, ref) { return react["default"].createElement('i', { ref, title: size + tone }); });
const DEFAULT_EXPORT = (Knob);
})();
const given_Dial = given.Dial;
const given_Disc = given.Disc;
const given_Knob = given.Knob;
const given_Lamp = given.Lamp;
const given_Mast = given.Mast;
const given_default = given["default"];
export { given_Dial as Dial, given_Disc as Disc, given_Knob as Knob, given_Lamp as Lamp, given_Mast as Mast, given_default as default };`;

/** Minified: the entry stands beside the modules, and exports names of its own. */
const ES_SHORT = `import*as e from"react";var r={628(e,t,r){const o=r(649);function s(e){return o.createElement("u",null,e.step)}s.defaultProps={step:3},e.exports=s},649(t,r,o){t.exports=(e=>{const t={};return o.d(t,e),t})({createElement:()=>e.createElement,default:()=>e.default})}};const o={};function n(e){const t=o[e];if(void 0!==t)return t.exports;const s=o[e]={exports:{}};return r[e](s,s.exports,n),s.exports}n.n=e=>{const t=e&&e.__esModule?()=>e.default:()=>e;return n.d(t,{a:t}),t},n.d=(e,t)=>{for(var r in t)Object.defineProperty(e,r,{get:t[r]})};var s=n(649);class u extends s.default.Component{render(){return null}}u.defaultProps={on:!0};var p=n(628),f=n.n(p);const l=(0,s.forwardRef)(function({size:e=1,tone:t="soft"},r){return s.default.createElement("i",{ref:r,title:e+t})});const d=l;export{l as Knob,u as Lamp,d as default};const c=f();export{c as Dial};`;

/** The entry is a module that others may load, whose names are shorter than those that are exported. */
const ES_LOADED = `import outside from "./outside.js";
var modules = { 1: (module, exports, load) => {
load.d(exports, { A: () => Knob, M: () => mast.Mast });
var mast = load(2);
function Knob({ size = 1 }) { return null; }
}, 2: (module) => { module.exports = outside; } };
${LOAD}
var given = load(1);
const knob = given.A, mast = given.M;
export { knob as Knob, mast as Mast };`;

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

test('there may be no other module than the entry', () => {
  const { find, defaults } = read(ONE);
  expect(defaults('Knob')).toEqual({ size: '1' });
  expect(find('Lamp')).toBe('outside.js exports.Lamp');
  expect(find('default')).toBe(null);
  expect(read(ONE_SHORT).defaults('Knob')).toEqual({ size: '1' });
  const isOne = (text: string) => openBundle(text, statementsIn(text, 'a.js')) !== null;
  expect(isOne(ONE)).toBe(true);
  expect(isOne(ONE.replace('var __webpack_require__ = {};', 'var other = {};'))).toBe(false);
  expect(isOne(ONE_SHORT.replace('e={d:', 'e={c:'))).toBe(false);
  expect(isOne(ONE.replace('get: definition[key]', 'get: definition'))).toBe(false);
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

test('what an ES module exports is followed to the modules of the bundle', () => {
  for (const text of [ES_LONG, ES_SHORT]) {
    const { find, defaults } = read(text);
    expect(defaults('Knob')).toEqual({ size: '1', tone: "'soft'" });
    expect(defaults('default')).toEqual({ size: '1', tone: "'soft'" });
    expect(defaults('Lamp')).toEqual({ on: 'true' });
    expect(defaults('Dial')).toEqual({ step: '3' });
    expect(find('Gone')).toBe(null);
  }
  expect(read(ES_LONG).defaults('Disc')).toEqual({ step: '3' });
});

test('what a bundle imports is followed to its module', () => {
  expect(read(ES_LONG).find('Mast')).toBe('outside.js exports.Mast');
  expect(read(ES_LOADED).find('Mast')).toBe('outside.js exports.Mast');
});

test('the entry may be loaded, and be given under other names', () => {
  const { find, defaults } = read(ES_LOADED);
  expect(defaults('Knob')).toEqual({ size: '1' });
  expect(find('A')).toBe(null);
});

test('an ES module without a table of modules is none', () => {
  const text =
    'import { a } from "./outside.js"; export function Knob({ size = 1 }) { return a(size.exports, 1); }';
  expect(read(text).defaults('Knob')).toEqual({ size: '1' });
});
