import { expect, test } from 'vitest';
import { readCommonJs, statementsOf } from './common-js.ts';
import { statementsIn } from './fixtures/parsed.ts';

/** What a module takes and gives. */
function read(text: string) {
  const { imports, exports, stars } = readCommonJs(statementsOf(statementsIn(text, 'a.cjs')));
  return { imports: Object.fromEntries(imports), exports: Object.fromEntries(exports), stars };
}
const exportsOf = (text: string) => read(text).exports;
const importsOf = (text: string) => read(text).imports;
const starsOf = (text: string) => read(text).stars;

/** A module as a whole, which is its default as well. */
const whole = (name: string) => ({ 'module.exports': name, default: name });

test('a module that hands itself to loaders is what the function does that gets `exports`', () => {
  const factory = '(function (exports, kit) { exports.Knob = Knob; })';
  expect(exportsOf(`(function (g, f) { f(g.kit = {}); })(this, ${factory});`)).toEqual({
    Knob: 'Knob',
  });
  expect(exportsOf(`'use strict'; define(${factory}); done();`)).toEqual({ Knob: 'Knob' });
  expect(exportsOf('make(function (exports) { return Knob; });')).toEqual(whole('Knob'));
  expect(exportsOf('make(function (exports) { return; });')).toEqual({});
});

test('other calls and other statements leave a module as it stands', () => {
  const nothing = [
    '',
    '"use strict";',
    'var kit; define(function (exports) { exports.Knob = Knob; });',
    'define(function (exports) { exports.Knob = Knob; }); var kit;',
    'define(function (module) { exports.Knob = Knob; });',
    'define(function () { exports.Knob = Knob; });',
    'define((exports) => { exports.Knob = Knob; });',
    'define();',
  ];
  for (const text of nothing) expect(exportsOf(text), text).toEqual({});
  expect(exportsOf('"use strict"; exports.Knob = Knob;')).toEqual({ Knob: 'Knob' });
  expect(exportsOf('exports.Knob = Knob; define();')).toEqual({ Knob: 'Knob' });
});

test('variables stand for modules, their members, and parts that a pattern takes', () => {
  expect(
    importsOf(`const a = require('a'), b = require('b').Knob, c = require('c')["Knob"];
      const { d, Long: e, f: { g }, ...rest } = require('d');
      let later;`),
  ).toEqual({
    a: { from: 'a', name: '*' },
    b: { from: 'b', name: 'Knob' },
    c: { from: 'c', name: 'Knob' },
    d: { from: 'd', name: 'd' },
    e: { from: 'd', name: 'Long' },
  });
});

test('what helpers make of a module stands for it', () => {
  expect(
    importsOf(`var _a = _interopRequireWildcard(require('a')), b = __toESM(require('b'), 1);
      var c = (0, tslib.__importStar)(require('c')), d = __importDefault(require('d')).default;
      var _a2 = _interopRequireDefault(_a), e = _interopRequireDefault(unknown);`),
  ).toEqual({
    _a: { from: 'a', name: '*' },
    b: { from: 'b', name: '*' },
    c: { from: 'c', name: '*' },
    d: { from: 'd', name: 'default' },
    _a2: { from: 'a', name: '*' },
  });
});

test('other values stand for no module', () => {
  expect(
    importsOf(`var a = load('a'), b = require(name), c = require(1), d = require(), e = load(require('e'));
      var f = require('f').Knob.Mark, { g } = require('g').Knob, { h } = other, i = wrap(a), j = 1;
      var k = _interop(), l = _interop(k.l), [m] = require('m'), n = other.n;`),
  ).toEqual({});
  expect(importsOf(`var a = require('a'); var b = wrap(a);`)).toEqual({
    a: { from: 'a', name: '*' },
  });
});

test('exports have the name of what they are given, of a variable beside them, or their own', () => {
  expect(
    exportsOf(`exports.A = exports.B = void 0; exports.A = Knob; exports.B = kit_1.Knob;
      exports.C = exports.D = () => null; var _e = exports.E = () => null;
      _f = exports.F = class {}; exports["G"] = 1; module.exports.H = Knob;
      (0, exports.I = Knob); exports.J = require('j'); exports.K = require('k').Knob;`),
  ).toEqual({
    ...{ A: 'Knob', B: 'kit_1.Knob', C: 'exports.C', D: 'exports.D', E: '_e', F: '_f' },
    ...{ G: 'exports.G', H: 'Knob', I: 'Knob' },
    ...{ J: { from: 'j', name: '*' }, K: { from: 'k', name: 'Knob' } },
  });
});

test('what is assigned elsewhere is no export', () => {
  expect(
    exportsOf(`exports.__esModule = true; exports.A = void 0; exports[name] = Knob; exports.a.b = Knob;
      my.exports.A = Knob; exportsOf.A = Knob; Knob.Mark = Mark; own = Knob; ({ a } = Knob);
      Knob; function f() { exports.A = Knob; } make().A = Knob;`),
  ).toEqual({});
});

test('a module may be one value, which is its default unless it names another', () => {
  expect(exportsOf('module.exports = Knob;')).toEqual(whole('Knob'));
  expect(exportsOf('module.exports = exports.default;')).toEqual(whole('exports.default'));
  expect(exportsOf('module.exports = create();')).toEqual(whole('module.exports'));
  expect(exportsOf('exports.default = Dial; module.exports = Knob;')).toEqual({
    default: 'Dial',
    'module.exports': 'Knob',
  });
  const part = { from: 'a', name: 'Knob' };
  expect(read(`module.exports = require('a').Knob;`)).toEqual({
    imports: {},
    exports: { 'module.exports': part, default: part },
    stars: [],
  });
});

test('a module that is another one has all that it has', () => {
  const exports = {
    'module.exports': { from: 'a', name: '*' },
    default: { from: 'a', name: 'default' },
  };
  const expected = { imports: {}, exports, stars: ['a'] };
  expect(read(`module.exports = require('a');`)).toEqual(expected);
  expect(read(`module.exports = isMin ? require('b') : require('a');`)).toEqual(expected);
});

test('a module may be an object of what it gives, with all of others in it', () => {
  expect(
    read(`module.exports = { A, B: Knob, C: require('c').Knob, 'D': kit.D, E: 1, F() {}, __esModule: yes,
      ...require('g'), ...other };`),
  ).toEqual({
    imports: {},
    exports: { A: 'A', B: 'Knob', C: { from: 'c', name: 'Knob' }, D: 'kit.D' },
    stars: ['g'],
  });
});

test('names that are given by getters are those of what they return', () => {
  const define = (target: string, name: string, what: string) =>
    exportsOf(`Object.defineProperty(${target}, ${name}, ${what});`);
  const getter = '{ enumerable: true, get: function () { return kit.Knob; } }';
  expect(define('exports', '"A"', getter)).toEqual({ A: 'kit.Knob' });
  expect(define('module.exports', '"A"', '{ get: () => Knob }')).toEqual({ A: 'Knob' });
  expect(define('exports', '"A"', '{ value: Knob }')).toEqual({ A: 'Knob' });
  expect(define('exports', '"A"', '{ value: Dial, get: () => Knob }')).toEqual({ A: 'Knob' });
  expect(define('exports', '"__esModule"', '{ value: yes }')).toEqual({});
  expect(define('exports', 'name', getter)).toEqual({});
  expect(define('Knob', '"A"', getter)).toEqual({});
  expect(define('exports', '"A"', '{ enumerable: true }')).toEqual({});
  expect(exportsOf('Object.defineProperty(exports, "A"); Object.defineProperty();')).toEqual({});
  expect(exportsOf(`defined(exports, "A", ${getter}); Object.assign(exports, "A", {});`)).toEqual(
    {},
  );
});

test('a helper gives several names at once, and the whole that it makes none', () => {
  const text = 'module.exports = __toCommonJS(x);';
  expect(exportsOf(`__export(x, { A: () => kit.Knob, B: () => B, C: 1 }); ${text}`)).toEqual({
    A: 'kit.Knob',
    B: 'B',
  });
  expect(
    exportsOf(
      `_export(exports, { get A () { return kit.Knob; }, B: function() { return B; } }); ${text}`,
    ),
  ).toEqual(exportsOf(`__export(x, { A: () => kit.Knob, B: () => B }); ${text}`));
  expect(exportsOf('___export(x, { A: () => Knob }); export_(x, { A: () => Knob });')).toEqual({});
  expect(exportsOf('__export(x, names); __export(x); other(x, { A: () => Knob });')).toEqual({});
});

test('all of another module is passed on by a helper or name by name', () => {
  expect(
    starsOf(`var _d = require('d'), _e = require('e');
      __exportStar(require('a'), exports); (0, tslib.__exportStar)(require('b'), exports); _export_star(require('swc'), exports);
      __reExport(x, require('c'), module.exports);
      Object.keys(_d).forEach(function (key) { exports[key] = _d[key]; });`),
  ).toEqual(['a', 'b', 'swc', 'c', 'd']);
});

test('other calls pass on nothing', () => {
  expect(
    starsOf(`var _a = require('a'); __exportStar(_a, exports); __exportStar(); other(require('b'));
      _a.forEach(call); forEach(_a); Object.keys(other).forEach(call); Object.keys().forEach(call);
      list(_a).forEach(call); Object.keys(_a).map(call);`),
  ).toEqual([]);
});

test('of two builds, what runs while one develops counts', () => {
  expect(exportsOf('if (isMin) { exports.A = A; } else { exports.B = B; }')).toEqual({ B: 'B' });
  expect(exportsOf('if (isMin) exports.A = A; else if (isOld) exports.B = B;')).toEqual({ B: 'B' });
  expect(exportsOf('if (isDev) { { exports.A = A; } }')).toEqual({ A: 'A' });
});
