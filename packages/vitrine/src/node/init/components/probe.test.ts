import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Rendered } from '../../probe/trial/answer.ts';
import type { ProviderCandidate, SourceLoading } from '../../probe/trial/trial.ts';
import type { Candidate } from './choose-components.ts';
import type { Render } from './samples/renders.ts';
import { findFallen, needsBrowser, probe, reasonOf } from './probe.ts';

const MODULES = path.resolve(import.meta.dirname, '../../../../../../node_modules');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'probe-'));
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of ['react', 'react-dom', 'scheduler']) {
    symlinkSync(path.join(MODULES, name), path.join(root, 'node_modules', name));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

/** Installs a package whose only module is this. */
function install(name: string, code: string, files: Record<string, string> = {}) {
  const dir = path.join(root, 'node_modules', name);
  mkdirSync(dir);
  const head = "const { createElement: h, createContext, useContext } = require('react');\n";
  const all = { 'package.json': '{"main":"index.js"}', 'index.js': head + code, ...files };
  for (const [file, text] of Object.entries(all)) writeFileSync(path.join(dir, file), text);
}

const candidate = (name: string): Candidate => ({
  ...{ name, specifier: 'kit', isDefault: false, title: name.replace('.Root', '') },
  attempts: [
    { hasChildren: true, props: {} },
    { hasChildren: false, props: {} },
  ],
});
const provider = (name: string, more: Partial<ProviderCandidate> = {}): ProviderCandidate => ({
  ...{
    name,
    specifier: 'kit',
    wanted: [],
    plain: [],
    mayNeedTheme: false,
    mode: null,
    themes: false,
    themeParts: [],
  },
  ...more,
});
const run = (names: string[], providers: ProviderCandidate[] = [], within: string[] = []) =>
  probe(root, { candidates: names.map(candidate), providers, within });

it('takes data that is shown for something to see', () => {
  install(
    'kit',
    `const list = ({ rows }) => h('ul', null, rows.map(({ label }) => h('li', { key: label }, label)));
    exports.List = list;
    exports.Counter = ({ rows }) => h('p', null, rows.length);`,
  );
  const attempts = [{ hasChildren: false, props: { rows: [{ label: 'First' }] } }];
  const candidates = ['List', 'Counter'].map((name) => ({ ...candidate(name), attempts }));
  const { rendered } = probe(root, { candidates, providers: [], within: [] });
  expect(rendered.map(({ name }) => name)).toEqual(['List']);
});

it('gives a provider the mode that it may require', () => {
  install(
    'kit',
    `const Mode = createContext(null);
    exports.ModeProvider = ({ mode, children }) => h(Mode.Provider, { value: mode }, children);
    exports.Button = (props) => {
      if (useContext(Mode) !== 'light') throw new Error('no mode');
      return h('button', null, props.children);
    };`,
  );
  const { chosen, rendered } = run(['Button'], [provider('ModeProvider', { mode: 'mode' })]);
  expect(rendered).toHaveLength(1);
  expect(chosen).toEqual({
    provider: expect.objectContaining({ name: 'ModeProvider' }),
    props: {},
  });
});

it('tells the texts that exports are', () => {
  const themes = { 'themes.js': "exports.dark = '_1b'; exports.theme = { dark: 1 };" };
  install('kit', `exports.Button = (props) => h('button', null, props.children);`, themes);
  const asked = (name: string, specifier = 'kit/themes.js') => ({ name, specifier });
  const texts = [asked('dark'), asked('theme'), asked('missing'), asked('dark', 'kit/none.js')];
  const { rendered, texts: told } = probe(root, {
    ...{ candidates: [candidate('Button')], providers: [], within: [], texts },
  });
  expect(rendered).toHaveLength(1);
  expect(told).toEqual([{ ...asked('dark'), value: '_1b' }]);
});

it('renders components and their roots, each as it was tried', () => {
  install(
    'kit',
    `require('./kit.css');
    exports.Button = (props) => h('button', null, props.children);
    exports.Switch = { Root: () => h('input', { type: 'checkbox' }) };
    exports.Tabs = () => { throw new Error('no context'); };`,
    { 'kit.css': '.kit { color: red }' },
  );
  const { chosen, rendered, missing } = run(['Button', 'Switch.Root', 'Tabs', 'None']);
  expect(chosen).toBe(null);
  expect(missing).toEqual([]);
  expect(rendered).toEqual([
    {
      name: 'Button',
      results: [
        { html: '<button>Button</button>', noisy: false, styled: false },
        { html: '<button></button>', noisy: false, styled: false },
      ],
    },
    {
      name: 'Switch.Root',
      results: Array(2).fill({ html: '<input type="checkbox"/>', noisy: false, styled: false }),
    },
  ]);
});

it('takes what only hands its content on for nothing, in the markup of a provider too', () => {
  install(
    'kit',
    `const Context = createContext(null);
    exports.Fragment = (props) => props.children;
    exports.Button = (props) => h('button', useContext(Context), props.children);
    exports.FrameProvider = (props) =>
      h('main', null, h(Context.Provider, { value: {} }, props.children));`,
  );
  const { rendered } = run(['Fragment', 'Button'], [provider('FrameProvider', { themes: true })]);
  expect(rendered.map(({ name }) => name)).toEqual(['Button']);
  const within = run(['Fragment', 'Button'], [provider('FrameProvider', { mode: 'mode' })]);
  expect(within.chosen?.provider.name).toBe('FrameProvider');
  expect(within.rendered.map(({ name, results }) => [name, results[0]?.html])).toEqual([
    ['Button', '<main><button>Button</button></main>'],
  ]);
});

it('repeats what most components say, thrown or on the console, as one short line', () => {
  install(
    'kit',
    `exports.Loud = () => (console.warn('No %s\\n\\n  around \\u001b[31mthis', 'engine'), h('i'));
    exports.Tabs = () => { throw new Error('no context'); };
    exports.Long = () => { throw new Error('much '.repeat(100)); };
    exports.Quiet = () => h('i');`,
  );
  expect(run(['Tabs', 'Loud', 'Loud']).complaint).toBe('No engine around this');
  expect(run(['Loud', 'Tabs', 'Tabs']).complaint).toBe('no context');
  expect(run(['Long']).complaint).toBe(`${'much '.repeat(60).trimEnd()} …`);
  expect(run(['Quiet']).complaint).toBe(null);
});

it('repeats nothing of what React says of elements that others draw', () => {
  install(
    'kit',
    `exports.Ring = () => h('Ring', { innerRadius: 3 }); exports.Tabs = () => h('b');`,
  );
  expect(run(['Ring']).complaint).toBe(null);
});

it('hears of what has texts of its own', () => {
  const days = (count: number) => JSON.stringify(Array.from({ length: count }, (_, day) => day));
  install(
    'kit',
    `const days = (all) => h('p', null, all.map((day) => h('i', { key: day }, day)));
    exports.Calendar = () => days(${days(3)}); exports.Loading = () => days(${days(2)});`,
  );
  expect(run(['Calendar', 'Loading']).rendered.map(({ name }) => name)).toEqual(['Calendar']);
});

it('sees in a document what takes data and draws only once it is there, parts within it too', () => {
  install(
    'kit',
    `const { useEffect, useState } = require('react');
    exports.Bar = () => h('path', { d: 'M0 0h9v9z', style: { fillOpacity: 1 } });
    exports.Chart = ({ children }) => {
      const [size, setSize] = useState(null);
      useEffect(() => new ResizeObserver(([{ contentRect }]) => setSize(contentRect)).observe(document.body), []);
      return size && h('svg', { width: size.width }, children, '&');
    };
    exports.Broken = () => { if (typeof window === 'object') throw new Error('no'); return null; };
    exports.Plain = () => null;`,
  );
  const props = { data: [{ value: 1 }] };
  const attempts = [
    { hasChildren: false, props: {} },
    { hasChildren: false, props, part: { name: 'Bar', props: {} } },
  ];
  const candidates = ['Chart', 'Broken', 'Plain'].map((name) => ({ ...candidate(name), attempts }));
  const { rendered } = probe(root, { candidates, providers: [], within: [] });
  const drawn = '<svg width="300"><path d="M0 0h9v9z" style="fill-opacity: 1"></path>&#38;</svg>';
  expect(rendered.map(({ name, results }) => [name, results.map((one) => one?.html)])).toEqual([
    ['Chart', [undefined, drawn]],
  ]);
});

it('knows a library that only browsers can load, or render', () => {
  install('kit', `exports.place = window.location; exports.Button = () => h('i');`);
  const unloaded = run(['Button']);
  expect(unloaded.complaint).toBe('window is not defined');
  expect(needsBrowser(unloaded)).toBe(true);
  const says = (complaint: string | null, rendered: Rendered[] = []) =>
    needsBrowser({ complaint, rendered });
  for (const name of ['document', 'HTMLElement', 'ResizeObserver', 'CSSStyleSheet', 'localStorage'])
    expect(says(`Error: ${name} is not defined`), name).toBe(true);
  for (const name of ['documents', 'process', 'Kit', 'mywindow'])
    expect(says(`${name} is not defined`), name).toBe(false);
  expect(says('No provider in the document')).toBe(false);
  expect(says(null)).toBe(false);
  expect(says('document is not defined', [{ name: 'Button', results: [] }])).toBe(false);
});

it('knows so of what a module exports as its default, too', () => {
  install('kit', `module.exports = window.location;`);
  const globe = { ...candidate('Globe'), isDefault: true };
  const { complaint } = probe(root, { candidates: [globe], providers: [], within: [] });
  expect(complaint).toBe('window is not defined');
});

it('knows so of what Node cannot load before a bundler has, and says nothing of a path beside what loads', () => {
  install('kit', '', {
    'package.json':
      '{"main":"index.js","type":"module","exports":{".":"./index.js","./native":"./native.js"}}',
    'index.js': `import { createElement } from 'react';\nimport { place } from './place';\nexport const Button = () => createElement('i', null, place);`,
    'place.js': `export const place = window.location.href;`,
    'native.js': `import { View } from 'not-here';\nexport const Native = View;`,
  });
  expect(run(['Button']).complaint).toBe('window is not defined');
  writeFileSync(path.join(root, 'node_modules/kit/place.js'), 'export const place = "";');
  const native = { ...candidate('Native'), specifier: 'kit/native' };
  const candidates = [candidate('Button'), native];
  const { complaint, loadsSome } = probe(root, { candidates, providers: [], within: [] });
  expect({ complaint, loadsSome }).toEqual({ complaint: null, loadsSome: true });
});

it('lets React choose the option of a field', () => {
  install(
    'kit',
    `exports.Select = ({ value }) => h('select', { value, onChange() {} }, h('optgroup', null, h('option', { value }, 'a')));`,
  );
  const attempts = [{ hasChildren: false, props: { value: 'a' } }];
  const candidates = [{ ...candidate('Select'), attempts }];
  const shown = [{ ...candidate('Select'), ...attempts[0]! }];
  const trial = { candidates, providers: [], within: [] };
  expect(findFallen(root, trial, null, shown)).toEqual([]);
});

it('finds what throws in an effect, which no server runs', () => {
  install(
    'kit',
    `const { useEffect } = require('react');
    const Whole = createContext({});
    exports.Menu = (props) => h(Whole.Provider, { value: { add() {} } }, props.children);
    exports.Item = (props) => {
      const { add } = useContext(Whole);
      useEffect(() => add(1), []);
      return h('li', null, props.children);
    };
    exports.Button = (props) => {
      useEffect(() => void document.title, []);
      return h('button', null, props.children);
    };
    exports.Link = (props) => {
      const ref = require('react').useRef(null);
      useEffect(() => {
        const sheet = document.createElement('style');
        document.head.append(sheet, 'text');
        document.head.prepend(sheet);
        if (document.head.firstChild !== sheet || document.head.childNodes.length !== 2) throw new Error('order');
        const mark = document.createElement('i');
        sheet.before(mark);
        mark.replaceWith('a', 'b');
        sheet.after('c');
        if (document.head.textContent !== 'abctext') throw new Error(document.head.textContent);
        document.head.replaceChildren();
        if (document.head.hasChildNodes() || ref.current.toggleAttribute('inert') !== true) throw new Error('full');
        ref.current.id = 'link';
        if (ref.current.getAttribute('id') !== 'link' || ref.current instanceof HTMLInputElement) throw new Error('id');
        if (ref.current instanceof HTMLMarqueeElement) throw new Error('unknown to the document');
      }, []);
      return h('a', { ref }, props.children);
    };`,
  );
  const candidates = ['Item', 'Button', 'Link'].map(candidate);
  const trial = { candidates, providers: [], within: [] };
  expect(probe(root, trial).rendered.map(({ name }) => name)).toEqual(['Item', 'Button', 'Link']);
  const shown = candidates.map(({ attempts, ...own }) => ({ ...own, ...attempts[0]! }));
  expect(findFallen(root, trial, null, shown)).toEqual(['Item']);
  const within = { provider: { name: 'Menu', specifier: 'kit', mode: null }, props: {} };
  expect(findFallen(root, trial, within, shown)).toEqual([]);
});

it('loads what only a bundler can: modules that nothing calls so, without their endings', () => {
  install('kit', '', {
    'package.json': '{"main":"index.js"}',
    'index.js': `export { Button } from './button';\nexport const { gone } = await import('react-dom');`,
    'button.js': `import { createElement } from 'react';
import { findDOMNode } from 'react-dom';
import './button.css';
import shared from 'shared';
export const Button = (props) => createElement('button', { title: shared.title, hidden: Boolean(findDOMNode) }, props.children);`,
    'button.css': 'button { color: red }',
  });
  install('shared', `exports.title = require('react').version.split('.')[0];`);
  const { rendered, missing } = run(['Button']);
  expect(missing).toEqual([]);
  expect(rendered[0]?.results[0]?.html).toBe('<button title="19">Button</button>');
});

it('gives a library that is built the modules of a package that bundlers would, too', () => {
  install('styles', '', {
    'package.json': '{ "main": "index.cjs.js", "module": "index.esm.js" }',
    'index.cjs.js': `exports.__esModule = true; exports.default = { span: 'span' };`,
    'index.esm.js': `export default { span: 'span' };`,
  });
  install('kit', '', {
    'package.json': '{ "type": "module", "main": "index.js" }',
    'index.js': `import styles from 'styles';
import { createElement } from 'react';
const tag = styles.span.toUpperCase().toLowerCase();
export const Chip = () => createElement(tag, null, 'Chip');`,
  });
  expect(run(['Chip'])).toMatchObject({ complaint: null, rendered: [{ name: 'Chip' }] });
});

it('says what is missing of it', () => {
  install('kit', '', { 'index.js': `import 'absent';\nexport const Button = () => 'Button';` });
  expect(run(['Button'])).toMatchObject({ rendered: [], missing: ['absent'] });
});

it('tells what speaks on the console, although it was tried before', () => {
  install(
    'kit',
    `let said = false;
    exports.Button = (props) => {
      if (!said) console.error('Do not.');
      said = true;
      return h('button', null, props.children);
    };`,
  );
  expect(run(['Button'], [provider('Theme')]).rendered[0]!.results[0]!.noisy).toBe(true);
});

it('finds the provider without which nothing renders, and values for its props', () => {
  install(
    'kit',
    `const Context = createContext(null);
    const useTheme = () => { const theme = useContext(Context); if (!theme.ink) throw 1; return theme; };
    exports.ZapProvider = (props) => props.children;
    exports.KitProvider = ({ theme, children }) => h(Context.Provider, { value: theme }, children);
    exports.brandLightTheme = { ink: 'black' };
    exports.brandDarkTheme = { ink: 'white' };
    exports.Button = (props) => h('button', { className: useTheme().ink }, props.children);`,
  );
  const { chosen, rendered } = run(
    ['Button'],
    [provider('ZapProvider'), provider('KitProvider', { wanted: ['theme'], themes: true })],
  );
  expect(chosen).toEqual({
    provider: provider('KitProvider', { wanted: ['theme'], themes: true }),
    props: { theme: { light: 'brandLightTheme', dark: 'brandDarkTheme' } },
  });
  expect(rendered[0]!.results[0]!.html).toBe('<button class="black">Button</button>');
});

it('gives a theme to a provider that takes light and dark, and yet shows nothing without one', () => {
  install(
    'kit',
    `const Context = createContext(null);
    exports.KitProvider = ({ theme, children }) => h(Context.Provider, { value: theme }, children);
    exports.Theme = { $$typeof: Symbol.for('react.memo') };
    exports.aDarkTheme = { ink: 'white' };
    exports.DefaultPalette = { ink: 'red' };
    exports.themeOf = { ink: 'none' };
    exports.studioTheme = { ink: 'black' };
    exports.Button = (props) => h('button', { className: useContext(Context).ink }, props.children);`,
  );
  const kit = { mode: 'scheme', themes: true };
  expect(run(['Button'], [provider('KitProvider', kit)]).rendered).toEqual([]);
  const { chosen, rendered } = run(
    ['Button'],
    [provider('KitProvider', { ...kit, mayNeedTheme: true })],
  );
  expect(chosen?.props).toEqual({ theme: { light: 'studioTheme', dark: null } });
  expect(rendered[0]!.results[0]!.html).toBe('<button class="black">Button</button>');
});

it('gives a text for what takes one of a few', () => {
  install(
    'kit',
    `const Context = createContext(null);
    const words = { de: 'zu', en: 'close' };
    exports.KitProvider = ({ locale, children }) =>
      h(Context.Provider, { value: { close: words[locale].trim() } }, children);
    exports.Button = (props) => h('button', { title: useContext(Context).close }, props.children);`,
  );
  const kit = provider('KitProvider', { wanted: ['locale'], texts: { locale: 'de' } });
  const { chosen, rendered } = run(['Button'], [kit]);
  expect(chosen?.props).toEqual({ locale: { light: null, dark: null, text: 'de' } });
  expect(rendered[0]!.results[0]!.html).toBe('<button title="zu">Button</button>');
});

it('gives an empty object where the library exports nothing for what its provider needs', () => {
  install(
    'kit',
    `const Context = createContext(null);
    exports.KitProvider = ({ words, children }) => h(Context.Provider, { value: words }, children);
    exports.Button = (props) => h('button', { title: useContext(Context).close }, props.children);`,
  );
  const kit = provider('KitProvider', { wanted: ['words'], plain: ['words'] });
  const { chosen, rendered } = run(['Button'], [kit]);
  expect(chosen?.props).toEqual({ words: { light: null, dark: null } });
  expect(rendered[0]!.results[0]!.html).toBe('<button>Button</button>');
});

/** A library whose provider shows what its theme is, and which exports this beside a hook as `theme`. */
const installToolkit = (members: string) =>
  install(
    'kit',
    `exports.KitProvider = ({ theme, children }) => h('div', { title: theme?.algorithm?.() ?? Object.keys(theme ?? {}).join() }, children);
    exports.theme = { useToken: () => 1, ${members} };
    exports.Button = (props) => h('button', null, props.children);`,
  );
const takingTheme = () =>
  provider('KitProvider', {
    ...{ wanted: ['theme'], themes: true, themeParts: ['token', 'algorithm'] },
  });

it('makes a theme of what one export has for light and dark', () => {
  installToolkit("defaultAlgorithm: () => 'light', darkAlgorithm: () => 'dark'");
  const { chosen, rendered } = run(['Button'], [takingTheme()]);
  expect(chosen?.props).toEqual({
    theme: { light: 'theme.defaultAlgorithm', dark: 'theme.darkAlgorithm', part: 'algorithm' },
  });
  expect(rendered[0]!.results[0]!.html).toContain('title="light"');
});

it('takes nothing that has hooks for a theme', () => {
  installToolkit("defaultAlgorithm: () => 'light'");
  expect(run(['Button'], [takingTheme()]).chosen).toBe(null);
});

it('gives no theme for a prop that takes something else', () => {
  install(
    'kit',
    `const Context = createContext(null);
    exports.KitProvider = ({ scale, children }) => h(Context.Provider, { value: scale }, children);
    exports.lightTheme = { ink: 'black' };
    exports.Button = (props) => h('button', useContext(Context) && {}, props.children);
    exports.Scaled = () => { if (!useContext(Context)) throw new Error('no scale'); return h('b', null, 'Scaled'); };`,
  );
  const chosenFor = (...wanted: string[]) =>
    run(['Button', 'Scaled'], [provider('KitProvider', { wanted })]).chosen?.props ?? null;
  expect(chosenFor('scale')).toBe(null);
  expect(Object.keys(chosenFor('scale', 'theme') ?? {})).not.toContain('scale');
});

it('gives no theme where light and dark are enough', () => {
  install(
    'kit',
    `exports.KitProvider = (props) => props.children;
    exports.lightTheme = { ink: 'black' };
    exports.Button = (props) => h('button', null, props.children);`,
  );
  const kit = provider('KitProvider', { mode: 'scheme', themes: true, mayNeedTheme: true });
  expect(run(['Button'], [kit]).chosen?.props).toEqual({});
});

it('takes a provider that sets light and dark, and none that does nothing', () => {
  install(
    'kit',
    `exports.AProvider = exports.Theme = (props) => props.children;
    exports.Button = (props) => h('button', null, props.children);`,
  );
  expect(run(['Button'], [provider('AProvider')]).chosen).toBe(null);
  const theme = provider('Theme', { mode: 'appearance', themes: true });
  expect(run(['Button'], [provider('AProvider'), theme]).chosen?.provider.name).toBe('Theme');
});

it('finds a provider that an error names in a package that the library is made of', () => {
  install(
    'kit-core',
    `exports.KitProvider = (props) => { globalThis.kit = 1; return props.children; };`,
  );
  install(
    'kit',
    `exports.Button = (props) => {
      if (!globalThis.kit) throw new Error('Wrap your application in <KitProvider>.');
      return h('button', null, props.children);
    };`,
  );
  const { chosen } = run(['Button'], [], ['none', 'kit-core']);
  expect(chosen?.provider).toMatchObject({ name: 'KitProvider', specifier: 'kit-core' });
});

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
/** Loads the source of `packages/kit`. */
function probeSource(
  names: string[],
  bundled: string[] = [],
  alias: [string, string][] = [],
  plugins: SourceLoading['plugins'] = [],
) {
  symlinkSync(path.join(root, 'packages/kit'), path.join(root, 'node_modules/kit'));
  const vite = pathToFileURL(path.join(MODULES, 'vite/dist/node/index.js')).href;
  const source = { vite, conditions: [], alias, plugins, bundled };
  return probe(root, { candidates: names.map(candidate), providers: [], within: [], source });
}

it('loads source that names its own files as its tsconfig says', () => {
  const paths = { '~kit/*': ['packages/kit/src/*'] };
  write('tsconfig.base.json', JSON.stringify({ compilerOptions: { paths } }));
  write('packages/kit/tsconfig.json', '{ "extends": "../../tsconfig.base.json" }');
  write('packages/kit/package.json', '{ "name": "kit", "type": "module", "main": "src/index.ts" }');
  write('packages/kit/src/index.ts', `export { Button } from '~kit/button/button';\n`);
  write('packages/kit/src/button/button.module.css', '.root { color: red; }\n');
  write(
    'packages/kit/src/button/button.tsx',
    `import type { ReactNode } from 'react';
    import styles from './button.module.css';
    export const Button = ({ children }: { children: ReactNode }) =>
      <button className={styles.root}>{children}</button>;\n`,
  );
  const probed = probeSource(['Button']);
  expect(probed).toMatchObject({ broken: null, missing: [], rendered: [{ name: 'Button' }] });
  expect(probed.rendered[0]!.results[0]!.html).toMatch(/^<button class="[^"]*root[^"]*">Button</);
});

it('loads source with a plugin as the configuration calls it', () => {
  write(
    'packages/kit/package.json',
    '{ "name": "kit", "type": "module", "main": "src/index.tsx" }',
  );
  write('packages/kit/src/index.tsx', 'export const Chip = () => <b>{LABEL}</b>;');
  const code = `export const labels = ({ as }) => ({ name: 'labels', transform: (code) => code.replace('LABEL', as) });`;
  install('plugin', '', {
    'package.json': '{ "exports": { "./vite": "./vite.mjs" } }',
    'vite.mjs': code,
  });
  const entry = pathToFileURL(path.join(root, 'node_modules/plugin/vite.mjs')).href;
  const plugin = {
    specifier: 'plugin',
    entry,
    clause: '{ labels }',
    call: `labels({ as: '"Chip"' })`,
  };
  const { rendered } = probeSource(['Chip'], [], [], [plugin]);
  expect(rendered[0]!.results[0]!.html).toBe('<b>Chip</b>');
});

it('tells the styles that source imports, whatever they are written in, as browsers get them', () => {
  write(
    'packages/kit/package.json',
    '{ "name": "kit", "type": "module", "main": "src/index.tsx" }',
  );
  write('packages/kit/src/theme.css', '[data-theme=dark] { --ink: white; }\n');
  write('packages/kit/src/chip.module.scss', '$ink: red;\n.chip { .text { color: $ink; } }\n');
  write(
    'packages/kit/src/index.tsx',
    `import './theme.css';
    import styles from './chip.module.scss';
    import text from './raw.css?raw';
    export const Chip = () => <b className={styles.chip} title={text}>Chip</b>;\n`,
  );
  write('packages/kit/src/raw.css', '.raw {}');
  const { rendered, styles } = probeSource(['Chip']);
  expect(rendered).toHaveLength(1);
  expect(styles).toMatch(
    /^\[data-theme=dark\] \{ --ink: white; \}\s+\.\S*chip\S* \.\S*text\S* \{\s+color: red;\s+\}/,
  );
  expect(styles).not.toContain('raw');
});

it('tells the styles that a plugin makes of source, which the adapter would import', () => {
  write(
    'packages/kit/package.json',
    '{ "name": "kit", "type": "module", "main": "src/index.tsx" }',
  );
  write('packages/kit/src/index.tsx', 'export const Chip = () => <b className="p-2">Chip</b>;');
  write('node_modules/plugin/package.json', '{ "name": "plugin", "exports": "./index.mjs" }');
  write(
    'node_modules/plugin/index.mjs',
    `let code = '';
    export default () => ({
      name: 'plugin',
      enforce: 'pre',
      resolveId: (id) => (id === 'virtual:all.css' ? '/__all.css' : null),
      load: (id) => (id.startsWith('/__all.css') ? (code.includes('p-2') ? '.p-2 { padding: 2px }' : '') : null),
      transform: (text, id) => { if (id.endsWith('.tsx')) code += text; },
    });\n`,
  );
  const plugin = { specifier: 'plugin', clause: 'plugin', call: 'plugin()' };
  const made = { ...plugin, styles: 'virtual:all.css' };
  expect(probeSource(['Chip'], [], [], [made]).styles).toBe('.p-2 { padding: 2px }');
});

it('lets what runs in threads be CommonJS, as Less does for the bundler', () => {
  const thread = "require('node:worker_threads').parentPort.postMessage('Button');";
  write('packages/kit/package.json', '{ "name": "kit", "type": "module", "main": "./index.js" }');
  write(
    'packages/kit/index.js',
    `import { createElement } from 'react';
    import { Worker } from 'node:worker_threads';
    const worker = new Worker(${JSON.stringify(thread)}, { eval: true });
    const text = await new Promise((tell, fail) => worker.once('message', tell).once('error', fail));
    await worker.terminate();
    export const Button = () => createElement('button', {}, text);\n`,
  );
  expect(probeSource(['Button'])).toMatchObject({
    broken: null,
    rendered: [{ results: [{ html: '<button>Button</button>' }, {}] }],
  });
});

it('loads source that its package does not lead to', () => {
  write('packages/kit/package.json', '{ "name": "kit", "type": "module", "main": "./dist.js" }');
  write('packages/kit/src/index.tsx', 'export const Button = () => <button>Button</button>;');
  expect(probeSource(['Button']).rendered).toEqual([]);
  rmSync(path.join(root, 'node_modules/kit'));
  const index = path.join(root, 'packages/kit/src/index.tsx');
  expect(probeSource(['Button'], [], [['^kit$', index]])).toMatchObject({
    broken: null,
    rendered: [{ name: 'Button' }],
  });
});

it('loads source with elements in .js files, and names that CommonJS gives its exports as it runs', () => {
  install('checks', '', {
    'package.json': '{ "main": "index.js" }',
    'index.js': `const make = () => ({ oneOf: (all) => all, isNode: true }); module.exports = make();`,
  });
  write('packages/kit/package.json', '{ "name": "kit", "type": "module", "main": "src/index.js" }');
  write('packages/kit/src/index.js', `export { Badge } from './badge';\n`);
  write(
    'packages/kit/src/badge.js',
    `import { oneOf, isNode } from 'checks';
    export const Badge = ({ children }) => <b title={String(isNode)}>{children}</b>;
    Badge.tones = oneOf(['calm']);\n`,
  );
  const probed = probeSource(['Badge']);
  expect(probed).toMatchObject({ broken: null, missing: [], rendered: [{ name: 'Badge' }] });
  expect(probed.rendered[0]!.results[0]!.html).toBe('<b title="true">Badge</b>');
});

it('gives source the modules of a package that bundlers would, not its CommonJS', () => {
  const manifest = '{ "main": "index.cjs.js", "module": "index.esm.js" }';
  install('styles', '', {
    'package.json': manifest,
    'index.cjs.js': `exports.__esModule = true; exports.default = { span: 'span' };`,
    'index.esm.js': `export default { span: 'span' };`,
  });
  write('packages/kit/package.json', '{ "name": "kit", "type": "module", "main": "src/index.ts" }');
  write(
    'packages/kit/src/index.ts',
    `import styles from 'styles';
    import { createElement } from 'react';
    const tag = styles.span.toUpperCase().toLowerCase();
    export const Chip = () => createElement(tag, null, 'Chip');\n`,
  );
  const probed = probeSource(['Chip'], ['styles']);
  expect(probed).toMatchObject({ broken: null, rendered: [{ name: 'Chip' }] });
});

it.each([
  ['CommonJS', {}, `exports.Dial = () => require('react').useId() && 'Dial';`],
  [
    'modules',
    { type: 'module' },
    `import { useId } from 'react'; export const Dial = () => useId() && 'Dial';`,
  ],
])('gives a library that is linked the React that renders, as %s', (_, more, code) => {
  const own = { name: 'kit', main: 'index.js', ...more };
  write('packages/kit/package.json', JSON.stringify(own));
  write('packages/kit/index.js', code);
  cpSync(path.join(MODULES, 'react'), path.join(root, 'packages/kit/node_modules/react'), {
    recursive: true,
  });
  symlinkSync(path.join(root, 'packages/kit'), path.join(root, 'node_modules/kit'));
  expect(run(['Dial']).complaint).toBeNull();
});

it('names packages that the library cannot be loaded without', () => {
  install('kit', `require('@acme/engine/core');`);
  expect(run(['Button'])).toMatchObject({ rendered: [], missing: ['@acme/engine'] });
});

it('loads what it can beside a path that asks for what nobody has', () => {
  install('kit', 'exports.Button = () => null;', { 'macro.js': `require('macros');` });
  const macro = { ...candidate('Macro'), specifier: 'kit/macro.js' };
  const tryAll = (candidates: Candidate[]) =>
    probe(root, { candidates, providers: [], within: [] });
  const probed = tryAll([macro, candidate('Button')]);
  expect(probed).toMatchObject({ rendered: [], missing: ['macros'], loadsSome: true });
  expect(reasonOf(probed)).toBe(null);
  const alone = tryAll([macro]);
  expect(alone.loadsSome).toBe(false);
  expect(reasonOf(alone)).toBe(': it asks for macros, not installed');
});

it('names a package of the workspace that is not built, and else says what was said', () => {
  const said = (broken: string) => reasonOf({ missing: [], broken, loadsSome: false });
  const vite = 'Failed to resolve entry for package "@acme/tokens". The package may have incorrect';
  expect(said(vite)).toBe(': it needs @acme/tokens, whose files are to be built first');
  expect(said('Odd.\nat line 1')).toBe(': Odd.');
});

it('hears all of a long answer', () => {
  install('kit', `exports.Zap = (props) => h('p', null, 'Zap', 'x'.repeat(19_000));`);
  const attempts = Array.from({ length: 40 }, () => ({ hasChildren: false, props: {} }));
  const { rendered } = probe(root, {
    ...{ candidates: [{ ...candidate('Zap'), attempts }], providers: [], within: [] },
  });
  expect(rendered[0]?.results).toHaveLength(40);
});

it('knows nothing where it cannot even begin', () => {
  const nowhere = path.join(root, 'nowhere');
  expect(probe(nowhere, { candidates: [candidate('A')], providers: [], within: [] })).toEqual({
    ...{ chosen: null, rendered: [], styles: '', texts: [], missing: [] },
    ...{ broken: 'React could not be run', lateAfter: null },
    loadsSome: false,
    complaint: null,
  });
});

it('says so where there was not enough time', () => {
  install('kit', "exports.Zap = () => h('p');");
  const trial = { candidates: [candidate('Zap')], providers: [], within: [] };
  const probed = probe(root, trial, 1);
  expect(probed.lateAfter).toBe(0.001);
  expect(probed.rendered).toEqual([]);
});

it('renders what its module has under another name', () => {
  install('kit', "exports.Knob = () => h('button', null, 'Dial');");
  const [rendered] = probe(root, {
    ...{ candidates: [{ ...candidate('Dial'), imported: 'Knob' }], providers: [], within: [] },
  }).rendered;
  expect(rendered?.results[1]?.html).toBe('<button>Dial</button>');
});

it.each([
  ['alone', "module.exports = () => h('button', null, 'Dial');"],
  [
    'beside others',
    "exports.__esModule = true; exports.default = () => h('button', null, 'Dial');",
  ],
])('renders what a module exports as its default, %s', (_, code) => {
  install('kit', code);
  const [rendered] = probe(root, {
    ...{ candidates: [{ ...candidate('Dial'), isDefault: true }], providers: [], within: [] },
  }).rendered;
  expect(rendered?.results[1]?.html).toBe('<button>Dial</button>');
});

it('reads the style sheets that built code imports, whichever way it is loaded', () => {
  const sheets = { 'kit.css': '.kit { color: red }', 'other.css': '.other { color: red }' };
  const button = "export const Button = ({ children }) => h('b', null, children);\n";
  const react = "import { createElement as h } from 'react';\n";
  install(
    'kit',
    "require('./kit.css'); exports.Button = ({ children }) => h('b', null, children);",
    sheets,
  );
  expect(run(['Button']).styles).toBe(sheets['kit.css']);
  const modules = { ...sheets, 'package.json': '{"main":"index.mjs"}' };
  install('kit-module', '', { ...modules, 'index.mjs': `${react}import './kit.css';\n${button}` });
  install('kit-bundled', '', {
    ...modules,
    'index.mjs': `${react}import './inner';\n${button}`,
    'inner.js': "import './other.css';",
  });
  const stylesOf = (specifier: string) =>
    probe(root, { candidates: [{ ...candidate('Button'), specifier }], providers: [], within: [] })
      .styles;
  expect(stylesOf('kit-module')).toBe(sheets['kit.css']);
  expect(stylesOf('kit-bundled')).toBe(sheets['other.css']);
  // Node is given what is required, a bundler the modules.
  const exported = '{"exports":{"import":"./index.mjs","require":"./index.js"}}';
  install('kit-both', `exports.Button = ({ children }) => h('b', null, children);`, {
    ...{ ...sheets, 'package.json': exported },
    'index.mjs': `${react}import './kit.css';\n${button}`,
  });
  expect(stylesOf('kit-both')).toBe(sheets['kit.css']);
  install('kit-unended', `exports.Button = ({ children }) => h('b', null, children);`, {
    ...{ ...sheets, 'package.json': exported, 'inner.js': "import './other.css';" },
    'index.mjs': `${react}import './inner';\n${button}`,
  });
  expect(stylesOf('kit-unended')).toBe(sheets['other.css']);
});

it('takes the provider of one component only where nothing shows without it', () => {
  install(
    'kit',
    `const Menu = createContext(null);
    exports.MenuProvider = ({ children }) => h(Menu.Provider, { value: {} }, children);
    exports.Button = ({ children }) => h('button', null, children);
    exports.MenuButton = ({ children }) => {
      if (!useContext(Menu)) throw new Error('no menu');
      return h('button', null, children);
    };`,
  );
  const menu = provider('MenuProvider', { isOfOne: true });
  expect(run(['Button', 'MenuButton'], [menu]).chosen).toBe(null);
  expect(run(['MenuButton'], [menu]).chosen?.provider.name).toBe('MenuProvider');
  expect(run(['Button', 'MenuButton'], [provider('MenuProvider')]).chosen).not.toBe(null);
});

it('takes a control that is made of plain elements for something to see', () => {
  install(
    'kit',
    `exports.Slider = () => h('div', null, h('div', { role: 'slider' }));
    exports.Box = () => h('div', null, h('div', { role: 'list' }));`,
  );
  expect(run(['Slider', 'Box']).rendered.map(({ name }) => name)).toEqual(['Slider']);
});

it('lives on when a library fails later, which nobody waits for', () => {
  install(
    'kit',
    `Promise.reject(new Error('late'));
    exports.Button = (props) => h('button', null, props.children);`,
  );
  expect(run(['Button']).rendered).toHaveLength(1);
});

it('loads the library once more only where there may be a provider to choose', () => {
  const code = `require('node:fs').appendFileSync(__dirname + '/loads', '.'); exports.Button = () => h('b', null, 'Button');`;
  install('kit', code);
  const countLoads = (...args: Parameters<typeof run>) => {
    const loads = path.join(root, 'node_modules/kit/loads');
    rmSync(loads, { force: true });
    expect(run(...args).rendered).toHaveLength(1);
    return readFileSync(loads, 'utf8').length;
  };
  expect(countLoads(['Button'])).toBe(1);
  expect(countLoads(['Button'], [provider('Theme')])).toBe(2);
  // An error may name one of a package that the library is made of.
  expect(countLoads(['Button'], [], ['kit'])).toBe(2);
});

it('draws as the demo will, and hears what React says of a key that is spread', () => {
  install(
    'kit',
    `exports.Range = ({ renderThumb }) => h('div', null, renderThumb({ props: { key: 1, role: 'slider' } }));
    exports.List = ({ items, children }) => h('ul', null, items.map((item) => h('li', { key: item }, children(item))));`,
  );
  const place = (member: string | null) => ({ at: 0, name: 'params', member });
  const thumb = { name: 'renderThumb', tag: 'i', spread: place('props'), style: { width: 9 } };
  const attempt = (render: Render, props = {}) => ({
    hasChildren: false,
    props,
    renders: [render],
  });
  const { rendered } = probe(root, {
    ...{ providers: [], within: [] },
    candidates: [
      { ...candidate('Range'), attempts: [attempt(thumb), attempt({ ...thumb, isKeyed: true })] },
      {
        ...candidate('List'),
        attempts: [attempt({ name: 'children', content: place(null) }, { items: ['First'] })],
      },
    ],
  });
  const [range, list] = rendered.map(({ results }) => results);
  expect(range!.map((one) => one?.noisy)).toEqual([true, false]);
  expect(range![1]!.html).toBe('<div><i role="slider" style="width:9px"></i></div>');
  expect(list![0]!.html).toBe('<ul><li>First</li></ul>');
});

const OVERLAYS = `const { useLayoutEffect, useState } = require('react');
  const { createPortal } = require('react-dom');
  const isBrowser = typeof window !== 'undefined';
  exports.Sheet = ({ open, children }) => (open ? h('p', null, children) : null);
  exports.Dialog = ({ open, children }) => (open ? createPortal(h('p', null, children), document.body) : null);
  exports.Modal = ({ open, children }) => (open && isBrowser ? createPortal(h('b', null, children), document.body) : null);
  exports.Field = () => {
    const [ready, setReady] = useState(false);
    useLayoutEffect(() => setReady(true), []);
    return ready && h('input');
  };
  exports.Pages = () => {
    const [visibility, setVisibility] = useState('hidden');
    useLayoutEffect(() => setVisibility('visible'), []);
    return h('ul', { style: { visibility } }, h('li', null, 1), h('li', null, 2), h('li', null, 3));
  };
  exports.Loud = ({ open }) => { if (!open) throw new Error('closed'); return h('p', null, 'Loud'); };`;

it('opens what is closed at first, and waits for what shows itself once it is in a document', () => {
  install('kit', OVERLAYS);
  const closed = [true, false, true, false].map((hasChildren) => ({
    ...{ hasChildren, props: { open: false } },
  }));
  const attempts = [...closed, { hasChildren: true, props: { open: false }, opens: 'open' }];
  const candidates = [
    ...['Sheet', 'Dialog', 'Modal', 'Loud'].map((name) => ({ ...candidate(name), attempts })),
    ...['Field', 'Pages'].map(candidate),
  ];
  const { rendered } = probe(root, { candidates, providers: [], within: [] });
  const shown = Object.fromEntries(
    rendered.map(({ name, results }) => [name, results.map((one) => one?.html)]),
  );
  expect(shown).toMatchObject({
    Sheet: [...closed.map(() => undefined), '<p>Sheet</p>'],
    Dialog: [...closed.map(() => undefined), '<p>Dialog</p>'],
    Modal: [...closed.map(() => undefined), '<b>Modal</b>'],
    Field: ['<input></input>', '<input></input>'],
  });
  expect(shown['Pages']![0]).toContain('visibility: visible');
  expect(shown).not.toHaveProperty('Loud');
});

it('opens nothing where enough is shown already', () => {
  install('kit', `${OVERLAYS}\n exports.A = exports.B = exports.C = () => h('input');`);
  const attempts = [{ hasChildren: true, props: { open: false }, opens: 'open' }];
  const candidates = [{ ...candidate('Sheet'), attempts }, ...['A', 'B', 'C'].map(candidate)];
  const { rendered } = probe(root, { candidates, providers: [], within: [] });
  expect(rendered.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
});

it('calls what shows something in a component, once that is in a document', () => {
  const code = `
  const { useEffect, useState } = require('react');
  let tell = () => { throw new Error('too early'); };
  exports.toast = (text) => tell(text);
  exports.Toaster = () => {
    const [text, setText] = useState(null);
    useEffect(() => { tell = setText; }, []);
    // As what makes styles keeps them.
    const style = Object.assign(globalThis.document ? document.createElement('style') : {}, { innerHTML: ' ' });
    return text && h('p', null, text + style.firstChild.data);
  };
  exports.A = exports.B = exports.C = () => h('input');`;
  install('kit', code);
  const attempts = [{ hasChildren: false, props: {}, calls: 'toast' }];
  const all = [{ ...candidate('Toaster'), attempts }, ...['A', 'B', 'C'].map(candidate)];
  const shownOf = (candidates: Candidate[]) =>
    probe(root, { candidates, providers: [], within: [] }).rendered.map(({ name, results }) => [
      name,
      results[0]?.html,
    ]);
  expect(shownOf(all.slice(0, 1))).toEqual([['Toaster', '<p>Toaster </p>']]);
  // Whatever else is shown, it is what the library is about.
  expect(shownOf(all)).toContainEqual(['Toaster', '<p>Toaster </p>']);
});

it('tells what browsers would render otherwise, at another time or place or by chance', () => {
  const code = `
  let count = 0;
  const wait = (end) => { while (performance.now() < end); };
  const show = (make) => () => h('p', null, 'First ' + make());
  module.exports = {
    Today: show(() => new Date().getFullYear()), Now: show(() => Date.now()), Said: show(() => Date()),
    Zone: show(() => new Date(0).getHours()), Local: show(() => (1234.5).toLocaleString()),
    Named: show(() => new Intl.NumberFormat().format(1234.5)), Luck: show(() => Math.random()),
    Id: show(() => crypto.randomUUID()), Slow: show(() => { wait(performance.now() + 3); return Date.now(); }),
    Listed: show(() => new Intl.ListFormat().format(['a', 'b'])), Big: show(() => 12345n.toLocaleString()),
    Counted: show(() => count++), Fixed: show(() => new Date(2026, 0, 15).getDate()), Plain: show(() => ''),
    In: show(() => new Intl.NumberFormat('en').format(1234.5) + (new Date() instanceof Date)),
  };`;
  install('kit', code);
  const names =
    'Today Now Said Zone Local Named Luck Id Slow Listed Big Counted Fixed Plain In'.split(' ');
  const found = run(names).rendered.map(({ name, results }) => [name, results[1]?.varies]);
  expect(found.filter(([, varies]) => varies).map(([name]) => name)).toEqual(names.slice(0, 11));
  expect(found).toHaveLength(15);
});

it('gives the attributes that functions return to an element and the field within it', () => {
  const code = `exports.Drop = ({ children }) =>
    children({ getRootProps: () => ({ role: 'form' }), getInputProps: () => ({ type: 'file' }) });`;
  install('kit', code);
  const place = (member: string) => ({ at: 0, name: 'state', member });
  const getters = { outer: place('getRootProps'), field: place('getInputProps') };
  const renders = [{ name: 'children', tag: 'div', getters, value: 'Drop' }];
  const attempts = [{ hasChildren: false, props: {}, renders }];
  const found = probe(root, {
    candidates: [{ ...candidate('Drop'), attempts }],
    ...{ providers: [], within: [] },
  });
  expect(found.rendered[0]?.results[0]?.html).toBe(
    '<div role="form"><input type="file"/>Drop</div>',
  );
});
