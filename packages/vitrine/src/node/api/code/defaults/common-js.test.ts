import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPackage } from '../../../base/packages/find-package.ts';
import { tempDir } from '../../fixtures/install.ts';
import { readCodeDefaults } from './code-defaults.ts';
import { createDeclarationFinder } from '../exported-values.ts';

/** The defaults of a component of a CommonJS package with these modules. */
function read(files: Record<string, string>, name = 'Knob'): Record<string, string> {
  const root = tempDir();
  const dir = path.join(root, 'node_modules/knobs');
  const all = { 'package.json': '{"name":"knobs","version":"1.0.0","main":"index.js"}', ...files };
  for (const [file, text] of Object.entries(all)) {
    const full = path.join(dir, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  const finder = createDeclarationFinder(findPackage(root, 'knobs')!);
  const declared = finder.find(name, 'knobs');
  const found = declared === null ? [] : [...readCodeDefaults(finder, declared)];
  return Object.fromEntries(found.map(([prop, { text }]) => [prop, text]));
}

const KNOB = 'function Knob({ size = 1 }) {}';

describe('what a CommonJS module exports is found', () => {
  const each = {
    'one name after the other': {
      'index.js': `exports.Knob = exports.Row = void 0; ${KNOB} exports.Knob = Knob;`,
    },
    'with a value of its own': { 'index.js': `exports.Knob = ({ size = 1 }) => null;` },
    'while a variable gets it': { 'index.js': `const _k = exports.Knob = ({ size = 1 }) => null;` },
    'in one object': { 'index.js': `${KNOB} module.exports = { Knob, other: 1 };` },
    'through getters of Babel': {
      'index.js': `Object.defineProperty(exports, "Knob", { enumerable: true, get: function () { return _knob.default; } });
        var _knob = _interopRequireDefault(require("./knob"));`,
      'knob.js': `${KNOB} var _default = exports.default = Knob;`,
    },
    'through getters of TypeScript': {
      'index.js': `Object.defineProperty(exports, "Knob", { enumerable: true, get: function () { return knob_1.Knob; } });
        const knob_1 = require("./knob");`,
      'knob.js': `exports.Knob = void 0; exports.Knob = (0, react_1.forwardRef)((props, ref) => { const { size = 1 } = props; });`,
    },
    'through helpers of old compilers': {
      'index.js': `var _knob = require("./knob"); var _knob2 = _interopRequireDefault(_knob); exports["Knob"] = _knob2["default"];`,
      'knob.js': `${KNOB} exports["default"] = Knob; module.exports = exports["default"];`,
    },
    'through stars of TypeScript': {
      'index.js': `__exportStar(require("./knob"), exports);`,
      'knob.js': `${KNOB} exports.Knob = Knob;`,
    },
    'through stars of Babel': {
      'index.js': `var _knob = require("./knob"); Object.keys(_knob).forEach(function (key) { exports[key] = _knob[key]; });`,
      'knob.js': `${KNOB} exports.Knob = Knob;`,
    },
    'through getters of esbuild': {
      'index.js': `__export(index_exports, { Knob: () => import_knob.Knob }); module.exports = __toCommonJS(index_exports);
        var import_knob = __toESM(require("./knob"), 1);`,
      'knob.js': `__export(knob_exports, { Knob: () => Knob }); module.exports = __toCommonJS(knob_exports); ${KNOB}`,
    },
    'in one of two builds': {
      'index.js': `if (process.env.NODE_ENV === 'production') { module.exports = require('./min.js'); } else { module.exports = require('./knob.js'); }`,
      'min.js': `exports.Knob = null;`,
      'knob.js': `${KNOB} exports.Knob = Knob;`,
    },
    'by whatever loads it': {
      'index.js': `(function (global, factory) { factory(exports, require('react')); })(this, (function (exports, React) { 'use strict'; ${KNOB} exports.Knob = Knob; }));`,
    },
    'where a part is taken out of another module': {
      'index.js': `const { Inner: Mine } = require('./knob'); exports.Knob = Mine;`,
      'knob.js': `exports.Inner = function ({ size = 1 }) {};`,
    },
  };
  for (const [what, files] of Object.entries(each))
    test(what, () => expect(read(files)).toEqual({ size: '1' }));

  test('as the whole of it, with its parts', () => {
    const files = {
      'index.js': `module.exports = require('./knob');`,
      'knob.js': `${KNOB} const Mark = require('./mark'); Knob.Mark = Mark; module.exports = Knob;`,
      'mark.js': `module.exports = function Mark({ at = 0 }) {};`,
    };
    expect(read(files, 'default')).toEqual({ size: '1' });
    expect(read(files, 'default.Mark')).toEqual({ at: '0' });
  });

  test('an object may have a default of its own', () => {
    const code = `exports.Knob = ({ size = _a.SIZE.default }) => null; var _a = require('./a');`;
    const files = {
      'index.js': code,
      'a.js': `exports.SIZE = Object.freeze({ default: 'md', large: 'lg' });`,
    };
    expect(read(files)).toEqual({ size: "'md'" });
  });

  test('and nothing where modules take from each other in a circle', () => {
    const files = {
      'index.js': `var _a = require('./a'); exports.Knob = _a.Knob;`,
      'a.js': `var _b = require('./index'); exports.Knob = _b.Knob;`,
    };
    expect(read(files)).toEqual({});
  });
});

describe('what compilers make of defaults is read', () => {
  test('of patterns', () => {
    const code = `exports.Knob = function Knob(_ref) {
      var _ref$size = _ref.size, size = _ref$size === void 0 ? 'md' : _ref$size, tone = _ref.tone,
        others = _objectWithoutProperties(_ref, ['size', 'tone']);
      var open = others.open === undefined ? false : others.open;
      var loud = tone === void 0 ? size : tone;
      return (0, _jsx.jsx)(Base.default, Object.assign({}, others, { step: 2 }));
    };
    var Base = _interopRequireDefault(require('./base'));`;
    const base = `exports.default = ({ step = 1, gap = GAP.wide, flat = base_1.FLAT }) => null; var GAP = { wide: 8 }; const base_1 = require('./flat');`;
    const files = { 'index.js': code, 'base.js': base, 'flat.js': 'exports.FLAT = true;' };
    expect(read(files)).toEqual({ size: "'md'", open: 'false', gap: '8', flat: 'true' });
  });

  test('of classes', () => {
    const inner = `var Knob = (function (Base) { __extends(Knob, Base); function Knob() {} Knob.defaultProps = { size: 1 }; return Knob; })(React.Component);`;
    expect(read({ 'index.js': `${inner} exports.Knob = Knob;` })).toEqual({ size: '1' });
    const helped = `class Knob {} _defineProperty(Knob, "defaultProps", { size: 1 }); exports.Knob = Knob;`;
    expect(read({ 'index.js': helped })).toEqual({ size: '1' });
    const block = `exports.Knob = class { static { this.defaultProps = { size: 1 }; } };`;
    expect(read({ 'index.js': block })).toEqual({ size: '1' });
  });

  test('but for variables that get another value later', () => {
    const code = `var A = 1; var B = 2; B = 3; exports.Knob = ({ a = A, b = B }) => null;`;
    expect(read({ 'index.js': code })).toEqual({ a: '1' });
  });
});
