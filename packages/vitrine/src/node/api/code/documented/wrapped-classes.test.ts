/** Defaults of classes, however they are wrapped, written and compiled. */
import { beforeAll, expect, test } from 'vitest';
import type { ComponentDoc } from '../../../model/component-doc.ts';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

const NEEDED = '{ size: number; tone: string; at: number }';
const ANYTHING = 'constructor(props: any, context?: any);';

const TYPES = `import * as React from 'react';
  export declare const Wrapped: React.ComponentType<{ size?: number; tone?: string }>;
  export declare class Merged extends React.Component<{ a?: 1; b?: 1; c?: 1; d?: 1; e?: 1 }> {}
  export declare class Compiled extends React.Component<{ size?: number; tone?: string; at?: number }> {}
  export declare class Folded extends React.Component<{ size?: number; tone?: string; at?: number }> {}
  export declare class Decorated extends React.Component<{ size?: number; tone?: string; at?: number }> {}
  export declare class Prepared extends React.Component<{ size?: number; tone?: string; at?: number }> {}
  export declare class Either extends React.Component<{ size?: number; tone?: string; at?: number }> {}
  export declare class Whole extends React.Component<{ size?: number; tone?: string; at?: number }> {}
  export declare class Later extends Whole {}
  export declare class Again extends Whole {}
  export declare enum Side { Top = 'top', Left = 'left' }
  export declare enum Level { Low = 0, High = 1 }
  export declare class Named extends React.Component<
    { side?: Side; level?: Level; at?: Level; start?: Level; other?: string }> {}
  export declare class Any extends React.Component<${NEEDED}> { static defaultProps: any; }
  export declare class Some extends React.Component<${NEEDED}> { static defaultProps: Partial<${NEEDED}>; }
  export declare class Untold extends React.Component<${NEEDED}> {}
  declare class Base extends React.Component<{ size: number; tone?: string }> { ${ANYTHING} }
  export declare class Open extends Base { ${ANYTHING} static round(by: number): void; }
  export declare class Unknown extends React.Component<any> { ${ANYTHING} }`;

const CODE = `import * as _level from './level.js';
  import { Side } from './side.js';
  class WrappedBase { static defaultProps = { size: 1 }; }
  WrappedBase.displayName = 'Wrapped';
  const Within = withEvents(WrappedBase, { events: true });
  Within.defaultProps = { tone: 'soft' };
  export const Wrapped = Within;
  const shared = { a: 1, b: 1, e: 1 };
  const merged = Object.assign({}, shared, { b: 2 });
  export class Merged {}
  Merged.defaultProps = withSettings(Merged.title, { ...merged, c: 3, d: 4, ...{ d: 5 } });
  export var Compiled = (function (_super) {
    function Compiled() { return _super.apply(this, arguments); }
    Compiled.prototype.render = function () {
      var _a = this.props, at = _a.at, _b = _a.size, size = _b === void 0 ? 2 : _b;
      var _c = other.tone, tone = _c === void 0 ? 'soft' : _c;
    };
    return Compiled;
  })(Component);
  var _class, _temp;
  export var Folded = (_temp = _class = function (_super) {
    function Folded() { return _super.apply(this, arguments); }
    Folded.prototype.render = function () { var at = this.props.at; };
    return Folded;
  }(Component), _class.displayName = 'Folded', _class.defaultProps = { size: 2, tone: 'soft' }, _temp);
  var _dec, _class2, _class3, _class4, _class5;
  export var Decorated = withTip(_class2 = withLine(_class2 = withArea(_class2 = withEdge(_class2 = withRoot(_class2 = withEnd(_class2 =
    withAll(_class2 = (_class3 = function (_super) {
      function Decorated() { return _super.apply(this, arguments); }
      Decorated.prototype.render = function () { var at = this.props.at; };
      return Decorated;
    }(Component), _defineProperty(_class3, 'defaultProps', { size: 3, tone: 'soft' }), _class3)
  ) || _class2) || _class2) || _class2) || _class2) || _class2) || _class2) || _class2;
  export let Prepared = (_dec = withTip({ size: 5 }), _dec(_class4 = class Prepared extends Component {
    render() { const { at = 4 } = this.props; }
  }) || _class4);
  export const Either = made(_class5 = class Either { static defaultProps = { size: 6 }; }) || other;
  export class Whole extends Component {
    static defaultProps = { size: 1, tone: 'soft' };
    move() { const { at = 3 } = this.props; }
  }
  export class Later extends Whole {}
  export var Again = (function (_super) {
    function Again() { return _super.apply(this, arguments); }
    Again.defaultProps = { size: 2 };
    return Again;
  })(Whole);
  export class Named { static defaultProps =
    { side: Side.Left, level: _level.Level.High, at: 0, start: _level.Level.None, other: Side.Left }; }
  export class Any {}
  export class Some {}
  export class Untold {}
  Any.defaultProps = { size: 1 };
  Some.defaultProps = { size: 1, tone: toneOf };
  Untold.defaultProps = { size: 1 };
  export class Open {}
  export class Unknown {}`;

let docs: ComponentDoc[];
beforeAll(async () => {
  const root = writeProject(packageFiles('knobs', { 'index.d.ts': TYPES, 'index.js': CODE }));
  docs = (await extractPackage({ root, package: 'knobs', cacheDir: tempDir() })).docs;
}, 60_000);

/** Each prop with its default, and `*` where it is required. */
function propsOf(component: string): Record<string, string | null> {
  const { props } = docs.find(({ name }) => name === component)!;
  return Object.fromEntries(
    props.map((prop) => [`${prop.name}${prop.required ? '*' : ''}`, prop.default]),
  );
}

test('a class within a call has its defaults', () => {
  expect(propsOf('Wrapped')).toEqual({ size: '1', tone: "'soft'" });
});

test('defaults may be spread, merged, or go through a call; the last one decides', () => {
  expect(propsOf('Merged')).toEqual({ a: '1', b: '2', c: '3', d: '5', e: '1' });
});

test('what compilers make of patterns in methods is read', () => {
  expect(propsOf('Compiled')).toEqual({ size: '2', tone: null, at: null });
});

test('what a class has as its own may stand in one expression with it', () => {
  expect(propsOf('Folded')).toEqual({ size: '2', tone: "'soft'", at: null });
});

test('a decorated class has its defaults, however many decorators there are', () => {
  expect(propsOf('Decorated')).toEqual({ size: '3', tone: "'soft'", at: null });
  expect(propsOf('Prepared')).toEqual({ size: null, tone: null, at: '4' });
  expect(propsOf('Either')).toEqual({ size: null, tone: null, at: null });
});

test('a class has those of the class that it extends, unless it has defaultProps of its own', () => {
  expect(propsOf('Later')).toEqual({ size: '1', tone: "'soft'", at: '3' });
  expect(propsOf('Again')).toEqual({ size: '2', tone: null, at: '3' });
});

test('members of an enumeration go by their names, others say nothing', () => {
  const found = { side: 'Side.Left', level: 'Level.High', at: 'Level.Low' };
  expect(propsOf('Named')).toEqual({ ...found, start: null, other: null });
});

test('what a class fills in is not required, where its types leave open what that is', () => {
  expect(propsOf('Any')).toEqual({ size: '1', 'tone*': null, 'at*': null });
  // Whatever the value is.
  expect(propsOf('Some')).toEqual({ size: '1', tone: null, 'at*': null });
  // Who leaves it out makes an error.
  expect(propsOf('Untold')).toEqual({ 'size*': null, 'tone*': null, 'at*': null });
});

test('a constructor that takes anything says nothing of the props', () => {
  expect(propsOf('Open')).toEqual({ 'size*': null, tone: null });
  expect(propsOf('Unknown')).toEqual({});
});
