/** Themes of libraries, found from the types of what makes them. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTypes, type TypeSession } from '../checker/open-types.ts';
import type { ExportedSymbol } from '../checker/type-host.ts';
import { makeClass, makeDoc, makeProp } from '../fixtures/docs.ts';
import { packageFiles, writeProject } from '../fixtures/install.ts';
import { describeApi } from '../../commands/api.ts';
import { withThemes } from './theme-paths.ts';

const NAMES = ['Dial', 'Knob', 'Lamp'];
const list = (type: string, names = NAMES, prefix = '') =>
  `{ ${names.map((name) => `${prefix}${name}?: ${type};`).join(' ')} }`;
const makes = (name: string, ...parameters: string[]) =>
  `export declare function ${name}(${parameters.map((one, i) => `p${i}: ${one}`).join(', ')}): object;`;

/** Makers of themes, each with a parameter of its own shape. */
const TYPES = `
interface Props { size?: 'sm' | 'md'; disabled?: boolean }
interface Styles { root?: object; disabled?: object }
interface Settings { variants?: string; defaultProps?: Partial<Props>; styleOverrides?: Styles }
type Components = ${list('Settings', NAMES, 'Kit')};
${makes('createNestedTheme', '{ mode?: string; components?: Components } | undefined', '{ components?: string }')}
${makes('createFlatTheme', `{ props?: ${list('Props')}; more?: ${list('Props')}; overrides?: ${list('Styles')} }`)}
${makes('createPropsTheme', `{ props: ${list('Props')} }`)}
${makes('createStylesTheme', `{ styles: ${list('Styles')} }`)}
${makes('createEvenTheme', `{ props: ${list('{ disabled?: object }')} }`)}
${makes('createNamedTheme', `{ parts: ${list('{ slots: object; props: Props; more: Props; styles: object; classNames: object }')} }`)}
${makes('createOverrideTheme', `{ parts: ${list('{ props: string; override: object }')} }`)}
${makes('createClassnameTheme', `{ parts: ${list('{ slots: object; className: object }')} }`)}
${makes('createTwoTheme', `{ props: ${list('Props', ['Dial', 'Knob'])} }`)}
${makes('createFourTheme', `{ props: ${list('Props', [...NAMES, 'Mast'])}; others: ${list('Props', ['Oar', 'Pump', 'Quay'])} }`)}
${makes('createColorTheme', '{ colors?: { Dial: string; Knob: string; Lamp: string } }')}
${makes('createUnionTheme', `'none' | { a?: string } | { props: ${list('Props')} }`)}
${makes('createMixedTheme', `({ a?: string } & { props: ${list('Props')} }) | null`)}
${makes('createTheme')}
${makes('extendTheme', `{ extended: ${list('Props')} }`)}
${makes('makeTheme', `{ made: ${list('Props')} }`)}
${makes('theme', `{ plain: ${list('Props')} }`)}
${['createThemes', 'CreateTheme', 'themes', 'xtheme', 'create_theme'].map((name) => makes(name, `{ props: ${list('Props')} }`)).join('\n')}
export type aTypeTheme = (p0: { props: ${list('Props')} }) => object;
export declare const aTheme: { props: ${list('Props')} };
`;

let session: TypeSession;
let exported: ExportedSymbol[];
beforeAll(() => {
  const files = packageFiles('themed', { 'index.d.ts': TYPES });
  const root = writeProject(files, { react: false });
  session = openTypes(root, path.join(root, 'node_modules/themed'), 'themed');
  exported = session.host.exportsOf(() => true)!;
}, 60_000);
afterAll(() => session.close());

const imports = (name: string) => [{ specifier: 'themed', clause: `{ ${name} }` }];
const component = (name: string, changes: Parameters<typeof makeDoc>[0] = {}) =>
  makeDoc({
    name,
    props: ['size', 'disabled'].map((prop) => makeProp({ name: prop })),
    classes: ['root', 'disabled'].map((one) => makeClass({ name: one })),
    ...changes,
  });
const COMPONENTS = NAMES.map((name) => component(name));
const maker = (name: string) => makeDoc({ kind: 'function', name, imports: imports(name) });

/** The docs of components, with what the makers of these names say. */
function read(names: string[], components = COMPONENTS, makers = names.map(maker)) {
  const of = names.map((name) => exported.find((one) => one.name === name)!);
  return withThemes(session.host, of, [...components, ...makers]);
}
const themeOf = (names: string[], components = COMPONENTS) => {
  const { theme } = read(names, components)[1]!;
  return theme && { by: theme.maker.clause.slice(2, -2), props: theme.props, styles: theme.styles };
};

test('the keys of components with a prefix lead to their settings', () => {
  const named = COMPONENTS.map((doc) => ({ ...doc, themeName: `Kit${doc.name}` }));
  const plain = component('Plain');
  const docs = read(['createNestedTheme'], [...named, plain]);
  expect(docs[1]).toEqual({
    ...named[1]!,
    theme: {
      maker: { specifier: 'themed', clause: '{ createNestedTheme }' },
      props: ['components', 'KitKnob', 'defaultProps'],
      styles: ['components', 'KitKnob', 'styleOverrides'],
    },
  });
  expect(docs[0]!.theme!.props).toEqual(['components', 'KitDial', 'defaultProps']);
  expect(docs[3]).toBe(plain);
  expect(themeOf(['createNestedTheme'])).toBeNull();
});

test('without a prefix the names of components are keys, those of others are not', () => {
  const docs = read(['createFourTheme'], [...COMPONENTS, makeDoc({ kind: 'hook', name: 'Mast' })]);
  expect(docs.map(({ themeName }) => themeName)).toEqual([...NAMES, null, null]);
  const two = [component('Dial'), component('Knob'), component('Lamp', { kind: 'constant' })];
  expect(themeOf(['createPropsTheme'], two)).toBeNull();
});

describe('props and styles', () => {
  test('are told apart by what they contain, the first of each counts', () => {
    expect(themeOf(['createFlatTheme'])).toEqual({
      ...{ by: 'createFlatTheme', props: ['props', 'Knob'], styles: ['overrides', 'Knob'] },
    });
    expect(themeOf(['createNamedTheme'])).toEqual({
      by: 'createNamedTheme',
      props: ['parts', 'Knob', 'props'],
      styles: ['parts', 'Knob', 'styles'],
    });
  });

  test('may be there without the other', () => {
    expect(themeOf(['createPropsTheme'])).toMatchObject({ props: ['props', 'Knob'], styles: null });
    expect(themeOf(['createStylesTheme'])).toMatchObject({
      props: null,
      styles: ['styles', 'Knob'],
    });
    expect(themeOf(['createEvenTheme'])).toMatchObject({ props: ['props', 'Knob'], styles: null });
  });

  test('are known by the name of styles where no class says so', () => {
    const styles = (name: string) => themeOf([name])?.styles;
    expect(styles('createOverrideTheme')).toEqual(['parts', 'Knob', 'override']);
    expect(styles('createClassnameTheme')).toEqual(['parts', 'Knob', 'className']);
  });

  test('are known by a component with classes, and with props of its own', () => {
    const plain = component('Dial', { classes: [] });
    expect(themeOf(['createStylesTheme'], [plain, ...COMPONENTS.slice(1)])).toMatchObject({
      ...{ props: null, styles: ['styles', 'Knob'] },
    });
    for (const changes of [{ inherited: true }, { group: 'Shared' }]) {
      const props = [makeProp({ name: 'size', ...changes })];
      const others = NAMES.map((name) => component(name, { props }));
      expect(themeOf(['createPropsTheme'], others)).toBeNull();
      const [first, ...rest] = others;
      expect(
        themeOf(['createPropsTheme'], [first!, ...COMPONENTS.slice(1, 2), ...rest.slice(1)]),
      ).toMatchObject({
        props: ['props', 'Knob'],
      });
    }
    const mixed = [makeProp({ name: 'own' }), makeProp({ name: 'size', inherited: true })];
    const own = NAMES.map((name) => component(name, { props: mixed, classes: [] }));
    expect(themeOf(['createPropsTheme'], own)).toBeNull();
  });
});

test('a list of components names three of them, others may have none of their own', () => {
  expect(themeOf(['createTwoTheme'])).toBeNull();
  const bare = ['Oar', 'Pump', 'Quay'].map((name) => component(name, { props: [] }));
  const docs = read(['createFourTheme'], [...COMPONENTS, ...bare, component('Reed')]);
  expect(docs.map(({ theme }) => theme?.props)).toEqual([
    ...[...NAMES, 'Oar', 'Pump', 'Quay'].map((name) => ['props', name]),
    ...[undefined, undefined],
  ]);
  expect(read(['createFourTheme'], bare).map(({ theme }) => theme)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('what is passed may be several objects, or none', () => {
  for (const name of ['createUnionTheme', 'createMixedTheme'])
    expect(themeOf([name])).toMatchObject({ props: ['props', 'Knob'], styles: null });
});

describe('what makes a theme', () => {
  test('creates it rather than changes it, and has a short name', () => {
    const by = (...names: string[]) => themeOf(names)?.by;
    expect(by('makeTheme', 'createStylesTheme', 'createPropsTheme')).toBe('createPropsTheme');
    expect(by('extendTheme', 'makeTheme')).toBe('makeTheme');
    expect(by('extendTheme', 'createTheme')).toBe('extendTheme');
    expect(by('createColorTheme', 'theme')).toBe('theme');
  });

  test.each([
    'createThemes',
    'CreateTheme',
    'themes',
    'xtheme',
    'create_theme',
    'aTheme',
    'aTypeTheme',
  ])('is not %s', (name) => expect(themeOf([name])).toBeNull());

  test('has documentation, with an import', () => {
    const makers = ['createPropsTheme', 'makeTheme'];
    const [, knob] = read(makers, COMPONENTS, [maker('makeTheme')]);
    expect(knob!.theme!.maker).toEqual(imports('makeTheme')[0]);
    const hidden = { ...maker('createPropsTheme'), imports: [] };
    const [, other] = read(makers, COMPONENTS, [hidden, maker('makeTheme')]);
    expect(other!.theme!.maker).toEqual(imports('makeTheme')[0]);
  });

  test('of other things leaves all as it is', () => {
    const docs = [...COMPONENTS, maker('createColorTheme')];
    const of = exported.filter(({ name }) => name === 'createColorTheme');
    expect(withThemes(session.host, of, docs)).toBe(docs);
  });
});

test('from the package to its Markdown', async () => {
  const index = `import * as React from 'react';
    ${NAMES.map((name) => `export interface ${name}Props { /** How large. @default 'md' */ size?: 'sm' | 'md'; classes?: Partial<{ root: string }> }`).join('\n')}
    ${NAMES.map((name) => `export declare const ${name}: React.FC<${name}Props>;`).join('\n')}
    export interface ThemeComponents { ${NAMES.map((name) => `Kit${name}?: { defaultProps?: Partial<${name}Props>; styleOverrides?: { root?: object } };`).join(' ')} }
    export declare function createTheme(options?: { mode?: 'dark'; components?: ThemeComponents }): object;`;
  const root = writeProject(packageFiles('themed-ui', { 'index.d.ts': index, 'index.js': '' }));
  const { text } = await describeApi(root, 'themed-ui', {
    ...{ json: false, markdown: true, undocumented: false },
    component: 'Knob',
  });
  expect(text).toContain(`## Theme

A theme sets default props and styles of every \`Knob\` under \`components.KitKnob\`.

\`\`\`js
import { createTheme } from 'themed-ui';

const theme = createTheme({
  components: {
    KitKnob: {
      defaultProps: { size: 'sm' },
      styleOverrides: { root: { borderRadius: 8 } },
    },
  },
});
\`\`\``);
});
