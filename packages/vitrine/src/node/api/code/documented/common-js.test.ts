/** What compilers of old make of modules: the checker does not see through their helpers, but the code tells. */
import { expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

const HELPER = `function _interopRequireDefault(obj) { return obj && obj.__esModule ? obj : { default: obj }; }`;
const KNOB = `'use strict';
Object.defineProperty(exports, '__esModule', { value: true });
var _react = require('react');
var _react2 = _interopRequireDefault(_react);
var _propTypes = require('prop-types');
var _propTypes2 = _interopRequireDefault(_propTypes);
var _safeElement = require('./safe-element');
var _safeElement2 = _interopRequireDefault(_safeElement);
${HELPER}
function _inherits(subClass, superClass) { subClass.prototype = Object.create(superClass && superClass.prototype); }
var Knob = function (_Component) {
  _inherits(Knob, _Component);
  function Knob(props) {}
  Knob.prototype.render = function render() { return _react2.default.createElement('i', null); };
  return Knob;
}(_react.Component);
Knob.defaultProps = { size: 2 };
Knob.propTypes = {
  size: _propTypes2.default.number,
  parent: _propTypes2.default.instanceOf(_safeElement2.default),
  list: _propTypes2.default.instanceOf(_safeElement.SafeList)
};
exports.default = Knob;
`;
const PASSED_ON = `var _Knob = require('./knob');
var _Knob2 = _interopRequireDefault(_Knob);
${HELPER}
`;

const readKit = async (index: string) => {
  const root = writeProject(
    packageFiles(
      'kit',
      { 'index.js': `'use strict';\n${index}`, 'knob.js': KNOB, 'safe-element.js': '' },
      { types: undefined, type: 'commonjs', main: './index.js' },
    ),
  );
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  return docs.map(({ kind, name, imports: [first], props }) => ({
    kind: `${kind} ${name} ${first!.clause}`,
    props: props.map((prop) => `${prop.name}: ${prop.type} = ${prop.default}`),
  }));
};

const PROPS = ['size: number = 2', 'parent: SafeElement = null', 'list: SafeList = null'];
const MODULE = `Object.defineProperty(exports, '__esModule', { value: true });`;

test.each([
  ['a default', `${MODULE}\n${PASSED_ON}exports.default = _Knob2.default;`, 'Knob'],
  [
    'a default that is the whole as well',
    `${MODULE}\n${PASSED_ON}exports.default = _Knob2.default;\nmodule.exports = exports["default"];`,
    'Kit',
  ],
])('%s', async (_, index, name) => {
  expect(await readKit(index)).toEqual([{ kind: `component ${name} ${name}`, props: PROPS }]);
});

test('a name that a getter gives, out of what a helper makes of a module', async () => {
  const index = `${MODULE}
var _Knob = require('./knob');
Object.defineProperty(exports, 'Knob', { enumerable: true, get: function get() { return _interopRequireDefault(_Knob).default; } });
${HELPER}`;
  expect(await readKit(index)).toEqual([{ kind: 'component Knob { Knob }', props: PROPS }]);
});

test('names that are undefined before they are given', async () => {
  const index = `${MODULE}\nexports.Knob = undefined;\n${PASSED_ON}exports.Knob = _Knob2.default;`;
  expect(await readKit(index)).toEqual([{ kind: 'component Knob { Knob }', props: PROPS }]);
});

test('types beside what main names count where module names another file', async () => {
  const files = {
    'dist/kit.cjs.js': '',
    'dist/kit.cjs.d.ts': `export * from './declarations/index.js';`,
    'dist/declarations/index.d.ts': `import * as React from 'react';
export declare class Knob extends React.Component<{ size: 1 | 2 }> {}`,
    'dist/kit.esm.js': 'export class Knob {}',
  };
  const manifest = { types: undefined, main: 'dist/kit.cjs.js', module: 'dist/kit.esm.js' };
  const root = writeProject(packageFiles('kit', files, { ...manifest, type: undefined }));
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  expect(docs[0]!.props.map(({ name, type }) => `${name}: ${type}`)).toEqual(['size: 1 | 2']);
});

test('of a build for production and one for development, the one that has kept its names is read', async () => {
  const files = {
    'dev/index.mjs': `import React from 'react';
export default function Knob({ size = 2 }) { return React.createElement('i', { title: size }); }`,
    'prod/index.mjs': `import e from"react";export default function u({size:t=2}){return e.createElement("i",{title:t})}`,
  };
  const exports = { development: './dev/index.mjs', default: './prod/index.mjs' };
  const root = writeProject(packageFiles('kit', files, { types: undefined, exports }));
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  expect(docs.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['component Knob']);
  expect(docs[0]!.props.map(({ name, default: value }) => [name, value])).toEqual([['size', '2']]);
});

test('what nobody can tell of a bundle is said, with the package that may have types of it', async () => {
  const bundle = `!function(e,t){"object"==typeof exports&&"object"==typeof module?module.exports=t(require("react")):e.Knob=t(e.react)}(this,function(e){return function(e){function t(r){if(n[r])return n[r].exports;var a=n[r]={exports:{},id:r};return e[r].call(a.exports,a,a.exports,t),a.exports}var n={};return t(0)}([function(e,t,n){t.default=make()}])});`;
  const files = packageFiles(
    'old-knob',
    { 'index.js': bundle },
    { types: undefined, type: 'commonjs' },
  );
  const root = writeProject(files);
  const { docs, problems } = await extractPackage({
    root,
    package: 'old-knob',
    cacheDir: tempDir(),
  });
  expect(docs.map(({ kind, name }) => [kind, name])).toEqual([['constant', 'OldKnob']]);
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    [
      'unresolved-api',
      'OldKnob: what it is could not be read: the JavaScript of "old-knob" does not say it, and the package has no types: npm install @types/old-knob',
    ],
  ]);
});
