/** Components that modules export as their default, and how they are imported. */
import { describe, expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';

const REACT = `import * as React from 'react';\n`;

async function importsOf(files: Record<string, string>, manifest: object = {}): Promise<string[]> {
  const root = writeProject(packageFiles('acme-dial', files, manifest));
  const { docs } = await extractPackage({ root, package: 'acme-dial', cacheDir: tempDir() });
  return docs.map(({ kind, name, imports }) =>
    [kind, name, ...imports.map(({ clause, specifier }) => `${clause} from ${specifier}`)].join(
      ' ',
    ),
  );
}

test('a default export beside names is a component of its own, under the name that it is declared by', async () => {
  const found = await importsOf({
    'index.d.ts': `${REACT}declare function Dial(props: { at?: number }): React.JSX.Element;
      export default Dial;
      export declare const DialProvider: React.FC<{ min?: number }>;
      export declare function round(value: number): number;`,
  });
  expect(found).toEqual([
    'component Dial Dial from acme-dial',
    'component DialProvider { DialProvider } from acme-dial',
    'function round { round } from acme-dial',
  ]);
});

test('what JSX alone can use is called as JSX has to, and what is there to be called as it is declared', async () => {
  const files = {
    'index.d.ts': `${REACT}declare class dialMap extends React.Component<{ at?: number }> {}
      declare namespace dialMap { function turn(by: number): number; }
      export = dialMap;`,
  };
  expect(await importsOf(files, { type: 'commonjs' })).toEqual([
    'component DialMap DialMap from acme-dial',
  ]);
  const byType = {
    'index.d.ts': `${REACT}declare const dial: React.FC<{ at?: number }>; export default dial;`,
  };
  expect(await importsOf(byType)).toEqual(['component Dial Dial from acme-dial']);
  const beside = {
    'index.d.ts': `${REACT}declare const dial: React.MemoExoticComponent<React.FC<{ at?: number }>>;
      export default dial; export declare function turn(by: number): number;`,
  };
  expect(await importsOf(beside)).toEqual([
    'component Dial Dial from acme-dial',
    'function turn { turn } from acme-dial',
  ]);
  const called = { 'index.d.ts': `${REACT}export default function dial(at: { by: number }): any;` };
  expect(await importsOf(called)).toEqual(['function dial dial from acme-dial']);
});

test('what a class has that is all of a module, or the namespace merged with it, is no export beside it', async () => {
  const files = {
    'index.d.ts': `${REACT}export = Dial;
      export as namespace Dial;
      declare class Dial extends React.Component<Dial.Props> {
        static Hand: React.FC<{ long?: boolean }>;
        static setAppElement(element: HTMLElement): void;
      }
      declare namespace Dial { interface Props { at?: number } const Mark: React.FC<{ at: number }>; function make(): Dial }`,
  };
  const found = await importsOf(files, { type: 'commonjs' });
  expect(found).toEqual(
    ['Dial', 'Dial.Hand', 'Dial.Mark'].map((name) => `component ${name} Dial from acme-dial`),
  );
});

test('what a namespace has that a class holds together is imported by name, where nobody renders that class', async () => {
  const files = {
    'index.d.ts': `${REACT}declare class Kit { static default: typeof Kit; static version: string }
      export = Kit;
      declare namespace Kit { interface Props { at?: number } class Dial extends React.Component<Props> {} function turn(): void }`,
  };
  expect(await importsOf(files, { type: 'commonjs' })).toEqual([
    'component Dial { Dial } from acme-dial',
    'function turn { turn } from acme-dial',
  ]);
});

test('and the same once where it has a name as well, or is no component', async () => {
  const found = await importsOf({
    'index.d.ts': `${REACT}export declare const Dial: React.FC<{ at?: number }>;
      declare const _default: typeof Dial;
      export default _default;
      export { default as Knob } from './knob.js';`,
    'knob.d.ts': `${REACT}export declare function Knob(): React.JSX.Element; export default Knob;`,
  });
  expect(found).toEqual([
    'component Dial { Dial } from acme-dial',
    'component Knob { Knob } from acme-dial',
  ]);
  const settings = `${REACT}export declare const Dial: React.FC<{}>;\nexport default { Dial };`;
  expect(await importsOf({ 'index.d.ts': settings })).toEqual([
    'component Dial { Dial } from acme-dial',
  ]);
});

test('what a bundler calls after its file has the name that the README imports, or that of the package', async () => {
  const code = `import React from 'react';
    var Dial = function (_Component) {
      function Dial() { return _Component.apply(this, arguments) || this; }
      Dial.prototype.render = function () { return React.createElement('i', { title: this.props.at }); };
      return Dial;
    }(React.Component);
    var managed = function managed(Inner) {
      var _class, _temp;
      return _temp = _class = function (_Component) {
        function Managed() { return _Component.apply(this, arguments) || this; }
        Managed.prototype.render = function () { return React.createElement(Inner, this.props); };
        return Managed;
      }(React.Component), _class.defaultProps = { at: 0 }, _temp;
    };
    var index = managed(Dial);
    export default index;
    export var Knob = function (props) { return React.createElement('b', { title: props.size }); };`;
  const read = (readme: string) =>
    importsOf({ 'index.js': code, 'README.md': readme }, { main: 'index.js', types: undefined });
  expect(await read("import Meter from 'acme-dial';")).toContain(
    'component Meter Meter from acme-dial',
  );
  expect(await read('')).toContain('component AcmeDial AcmeDial from acme-dial');
  const types = `${REACT}declare const index: React.FC<{ at?: number }>;
    export default index;
    export declare function useDial(): number;`;
  expect(await importsOf({ 'index.d.ts': types })).toEqual([
    'component AcmeDial AcmeDial from acme-dial',
    'hook useDial { useDial } from acme-dial',
  ]);
});

test('what a CommonJS module is as a whole, with types in a namespace beside it', async () => {
  const files = {
    'index.d.ts': `${REACT}export = Dial;
      declare class Dial extends React.Component<Dial.Props> { static round(value: number): number; }
      declare namespace Dial { interface Props { at?: number; max?: number } }`,
    'index.js': `function Dial() {} Dial.defaultProps = { at: 0 }; module.exports = Dial;`,
  };
  const root = writeProject(packageFiles('acme-dial', files, { type: 'commonjs' }));
  const { docs } = await extractPackage({ root, package: 'acme-dial', cacheDir: tempDir() });
  expect(docs[0]).toMatchObject({
    name: 'Dial',
    imports: [{ specifier: 'acme-dial', clause: 'Dial' }],
    props: [
      { name: 'at', default: '0', defaultFrom: 'code' },
      { name: 'max', default: null },
    ],
  });
});

test('what a module at a path is as a whole goes by its name, whatever the path is called', async () => {
  const wholes = {
    'legacy.d.ts': `declare namespace Legacy { interface Props { old?: boolean } }
      declare function Legacy(props: Legacy.Props): React.ReactElement;
      export = Legacy;`,
    'knobs.d.ts': `declare const Knob: React.FC<{ at?: number }>;\nexport = Knob;`,
    'parts.d.ts': `declare const parts: { Hand: React.FC<{ long?: boolean }> };\nexport = parts;`,
  };
  const files = Object.fromEntries(
    Object.entries(wholes).map(([file, text]) => [file, `${REACT}${text}`]),
  );
  const index = `${REACT}export declare const Dial: React.FC<{ at?: number }>;`;
  const paths = ['index', 'legacy', 'knobs', 'parts'].map((name) => [
    name === 'index' ? '.' : `./${name}`,
    { types: `./${name}.d.ts`, default: `./${name}.js` },
  ]);
  const found = await importsOf(
    { 'index.d.ts': index, ...files },
    { type: 'commonjs', exports: Object.fromEntries(paths) },
  );
  expect(found).toEqual([
    'component Dial { Dial } from acme-dial',
    'component Hand { Hand } from acme-dial/parts',
    'component Knob Knob from acme-dial/knobs',
    'component Legacy Legacy from acme-dial/legacy',
  ]);
});

test('paths have defaults, too: of components by their names, of hooks by the path', async () => {
  const component = (name: string) =>
    `${REACT}declare const ${name}: React.FC<{ at?: number }>;\nexport default ${name};`;
  const types = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
  const found = await importsOf(
    {
      'index.d.ts': 'export declare const version: string;',
      'big-dial.d.ts': component('BigDial'),
      'small.d.ts': component('_default'),
      'useDial.d.ts': 'declare function useDial(): number;\nexport default useDial;',
      'Dial.d.ts': component('Dial'),
      'Ripple.d.ts': component('Ripple'),
    },
    {
      exports: {
        '.': types('index'),
        './big-dial': types('big-dial'),
        './small': types('small'),
        './useDial': types('useDial'),
        './Dial': types('Dial'),
        // What a component is made of.
        './Dial/Ripple': types('Ripple'),
      },
    },
  );
  expect(found).toEqual([
    'component BigDial BigDial from acme-dial/big-dial',
    'component Dial Dial from acme-dial/Dial',
    'component Small Small from acme-dial/small',
    'hook useDial useDial from acme-dial/useDial',
    'constant version { version } from acme-dial',
  ]);
});

test('what its declaration does not name has the name that modules give it which pass it on', async () => {
  const unnamed = `${REACT}declare const _default: React.FC<{ at?: number }>;\nexport default _default;`;
  const types = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
  const found = await importsOf(
    {
      'index.d.ts': `import Clock from './inner.js';\nexport default Clock;\nexport declare const version: string;`,
      'inner.d.ts': `export { default } from './bare.js';`,
      'bare.d.ts': unnamed,
      'plain.d.ts': `import Watch$1 from './other.js';\nexport { Watch$1 as default };`,
      'other.d.ts': unnamed,
      'infinite.d.ts': `declare const useEndless: () => number;\nexport { useEndless as default };`,
    },
    {
      exports: { '.': types('index'), './plain': types('plain'), './infinite': types('infinite') },
    },
  );
  expect(found).toEqual([
    'component Clock Clock from acme-dial',
    'component Watch Watch from acme-dial/plain',
    'hook useEndless useEndless from acme-dial/infinite',
    'constant version { version } from acme-dial',
  ]);
});

test('what only looks like a component is none: contexts by another name, classes to extend', async () => {
  const found = await importsOf({
    'index.d.ts': `${REACT}export type DialContext<T = number> = React.Context<T>;
      export declare const DialContext: DialContext;
      export declare abstract class AbstractDial<P> extends React.Component<P> { abstract render(): React.JSX.Element; }
      export declare class Dial extends AbstractDial<{ at?: number }> { render(): React.JSX.Element; }`,
  });
  expect(found).toEqual([
    'component Dial { Dial } from acme-dial',
    'constant AbstractDial { AbstractDial } from acme-dial',
  ]);
});

test('a part is one with the component whose type it has, and belongs to the module that lists it', async () => {
  const root = writeProject(
    packageFiles('acme-dial', {
      'index.d.ts': `${REACT}export interface TitleProps { wide?: boolean }
        export declare const Title: React.FC<TitleProps>;
        export declare const Hand: React.FC<{ long?: boolean }>;
        export declare const Tick: React.FC<{ deep?: boolean }>;
        export declare const Dial: { Title: React.FC<TitleProps>; Hand: React.FC<{ short?: boolean }>; Tick: React.FC<{ deep?: boolean }> };
        export declare const Clock: React.FC & { Title: typeof Title };
        export declare const Watch: React.FC & { Mark: typeof Mark };
        export declare const Mark: React.FC<{ at?: number }>;
        export * from './tabs.js';
        export * as Tabs from './tabs-all.js';`,
      'tabs.d.ts': `${REACT}export declare const TabList: React.FC<{ loop?: boolean }>;
        export declare const TabsRoot: React.FC<{ at?: number }>;`,
      'tabs-all.d.ts': `export { TabList as List, TabsRoot as Root } from './tabs.js';`,
    }),
  );
  const { docs } = await extractPackage({ root, package: 'acme-dial', cacheDir: tempDir() });
  expect(docs.map(({ name, aliases }) => [name, ...aliases])).toEqual([
    ['Clock'],
    ['Dial.Hand'],
    ['Dial.Tick', 'Tick'],
    ['Hand'],
    // A part of a component may be one of its own.
    ['Mark', 'Watch.Mark'],
    ['Tabs.List', 'TabList'],
    ['Tabs.Root', 'TabsRoot'],
    ['Title', 'Clock.Title', 'Dial.Title'],
    ['Watch'],
  ]);
});

test('members of an object that a CommonJS module is are imported by their names', async () => {
  const found = await importsOf({
    'index.d.ts': `${REACT}import { Knob } from './knob';
      declare const dials: {
        Dial: React.FC<{ at?: number }> & { Label: React.FC<{ text: string }> };
        Knob: typeof Knob;
        useDial(start: number): number;
        version: string;
      };
      export = dials;`,
    'knob.d.ts': `${REACT}/** Turns. */\nexport declare function Knob(): React.JSX.Element;`,
  });
  expect(found).toEqual([
    'component Dial { Dial } from acme-dial',
    'component Dial.Label { Dial } from acme-dial',
    'component Knob { Knob } from acme-dial',
    'hook useDial { useDial } from acme-dial',
    'constant version { version } from acme-dial',
  ]);
});

describe('a path with the name of a component', () => {
  const exports = { './Menu': './menu.js', './Color': './color.js', './Text': './text.js' };
  const files = {
    'menu.d.ts': `${REACT}export declare const Menu: React.FC<{ open?: boolean }>;
      export declare const MenuItem: React.FC<{ id?: string }>;
      export declare function useMenu(): void;`,
    'color.d.ts': `${REACT}export declare const ColorDot: React.FC; export type Color = number;`,
    'text.d.ts': `${REACT}export declare const Text: React.FC; export declare const TextMark: React.FC;`,
  };

  test('has components besides, where the package itself passes over that one', async () => {
    const root = { 'index.d.ts': `export { Text } from './text.js';`, ...files };
    expect(await importsOf(root, { exports: { '.': './index.js', ...exports } })).toEqual([
      // Nothing is called `Color`: the module has no default, whatever the checker makes of it.
      'component ColorDot { ColorDot } from acme-dial/Color',
      'component Menu { Menu } from acme-dial/Menu',
      'component MenuItem { MenuItem } from acme-dial/Menu',
      'component Text { Text } from acme-dial { Text } from acme-dial/Text',
    ]);
  });

  test('has all that it exports where there is nothing else', async () => {
    expect(await importsOf(files, { exports })).toEqual([
      'component ColorDot { ColorDot } from acme-dial/Color',
      'component Menu { Menu } from acme-dial/Menu',
      'component MenuItem { MenuItem } from acme-dial/Menu',
      'component Text { Text } from acme-dial/Text',
      'component TextMark { TextMark } from acme-dial/Text',
      'hook useMenu { useMenu } from acme-dial/Menu',
    ]);
  });
});

test('what wraps a function that has a name is called by that name', async () => {
  const wrapped = (text: string) => `import * as React from 'react';
    const Knob = () => <b />;
    export default ${text};`;
  const names = async (text: string) => {
    const { docs } = await extractPackage({
      root: writeProject({
        'node_modules/kit-ui/package.json': JSON.stringify({
          name: 'kit-ui',
          exports: './index.tsx',
        }),
        'node_modules/kit-ui/index.tsx': wrapped(text),
      }),
      package: 'kit-ui',
    });
    return docs.map(({ name, imports }) => `${name}: ${imports[0]!.clause}`);
  };
  expect(await names('React.memo(React.forwardRef(function Dial() { return <b />; }))')).toEqual([
    'Dial: Dial',
  ]);
  expect(await names('React.memo(Knob)')).toEqual(['Knob: Knob']);
  expect(await names('React.memo(() => <b />)')).toEqual(['KitUi: KitUi']);
}, 20_000);

test('of code that the checker knows nothing of, the default is there beside names', async () => {
  const files = {
    'index.js': `"use strict";
      function _interop(obj) { return obj && obj.__esModule ? obj : { default: obj }; }
      Object.defineProperty(exports, "__esModule", { value: true });
      Object.defineProperty(exports, "default", { enumerable: true, get: function get() { return _Dial.default; } });
      Object.defineProperty(exports, "DialContext", { enumerable: true, get: function get() { return _Dial.DialContext; } });
      var _Dial = _interop(require("./Dial"));`,
    'Dial.js': `exports.default = function Dial(props) { return null; }; exports.DialContext = {};`,
  };
  const code = { type: 'commonjs', types: undefined, main: './index.js' };
  expect(await importsOf(files, code)).toContain('constant AcmeDial AcmeDial from acme-dial');
});

test('code is read in the module that bundlers take, where there is one beside the main file', async () => {
  const files = {
    'index.js': `module.exports = require(process.env.KIND === 'a' ? './a.js' : './b.js');`,
    'dial.esm.js': `import React from 'react';
      function Dial({ at }) { return React.createElement('i', null, at); }
      export { Dial };`,
  };
  const code = { types: undefined, main: './index.js', module: './dial.esm.js' };
  expect(await importsOf(files, code)).toEqual(['component Dial { Dial } from acme-dial']);
  const folder = { ...code, module: './esm' };
  const inFolder = { ...files, 'esm/index.js': files['dial.esm.js'] };
  expect(await importsOf(inFolder, folder)).toEqual(['component Dial { Dial } from acme-dial']);
});

test('code that gives itself for its types is read, and its default called as compilers have it from there', async () => {
  const files = {
    'dist/index.js': `"use strict";
      Object.defineProperty(exports, "__esModule", { value: true });
      exports.default = void 0;
      var _Gauge = _interopRequireDefault(require("./Gauge"));
      function _interopRequireDefault(obj) { return obj && obj.__esModule ? obj : { default: obj }; }
      var _default = _Gauge.default;
      exports.default = _default;`,
    'dist/Gauge/index.js': `"use strict";
      Object.defineProperty(exports, "__esModule", { value: true });
      exports.default = void 0;
      var _react = require("react");
      var Gauge = function Gauge(props) { return _react.createElement("b", null, props.level); };
      var _default = Gauge;
      exports.default = _default;`,
  };
  const code = { type: 'commonjs', types: undefined, main: 'dist/index', typings: 'dist/index' };
  expect(await importsOf(files, code)).toEqual(['component Gauge Gauge from acme-dial']);
});

test('what a function makes of different components in JavaScript is not the same for that', async () => {
  const made = (name: string) =>
    `import create from './create'; class ${name} { render() { return null; } } export default create(${name});`;
  const files = {
    'index.js': `import Dial from './Dial'; import Range from './Range'; export default Dial; export { Range };`,
    ...{ 'Dial.js': made('Dial'), 'Range.js': made('Range') },
    'create.js': `export default function create(Component) { return function Made(props) { return props.made(Component); }; }`,
  };
  expect(await importsOf(files, { types: undefined, main: 'index.js', type: 'module' })).toEqual([
    'component Dial Dial from acme-dial',
    'component Range { Range } from acme-dial',
  ]);
  const same = {
    'index.js': `import Dial from './Dial'; export { Dial }; var _default = Dial; export default _default;`,
    'Dial.js': `export default function Dial(props) { return props.a; }`,
  };
  expect(await importsOf(same, { types: undefined, main: 'index.js', type: 'module' })).toEqual([
    'component Dial { Dial } from acme-dial',
  ]);
});
