/** Themes of libraries, found from the types of what makes them. */
import { expect, test } from 'vitest';
import { describeApi } from '../../commands/api.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { packageFiles, writeProject } from '../fixtures/install.ts';

const NAMES = ['Dial', 'Knob', 'Lamp'];
const COMPONENTS = NAMES.map(
  (name) => `export interface ${name}Props {
    /** How large. @default 'md' */ size?: 'sm' | 'md';
    /** Cannot be used. @default false */ disabled?: boolean;
    classes?: Partial<${name}Classes>;
  }
  export interface ${name}Classes { /** The root. */ root: string; /** State class. */ disabled: string }
  export declare const ${name}: React.FC<${name}Props>;`,
).join('\n');

const list = (write: (name: string) => string) => NAMES.map(write).join(' ');

async function read(theme: string, components = COMPONENTS) {
  const index = `import * as React from 'react';\n${components}\n${theme}`;
  const root = writeProject(packageFiles('themed-ui', { 'index.d.ts': index, 'index.js': '' }));
  const form = { json: true, markdown: false, undocumented: false };
  const { text } = await describeApi(root, 'themed-ui', form);
  const { text: markdown } = await describeApi(root, 'themed-ui', {
    ...{ ...form, json: false, markdown: true },
    component: 'Knob',
  });
  const docs = JSON.parse(text) as ComponentDoc[];
  return { knob: docs.find(({ name }) => name === 'Knob')!, markdown };
}

const MAKER = { specifier: 'themed-ui', clause: '{ createTheme }' };

test('settings of each component below a key with a prefix', async () => {
  const { knob, markdown } = await read(`
    export interface ThemeComponents { ${list((name) => `Kit${name}?: { defaultProps?: Partial<${name}Props>; styleOverrides?: { root?: object; disabled?: object } };`)} }
    export interface Theme { components: ThemeComponents }
    export declare function isTheme(theme: Theme): boolean;
    export declare function extendTheme(base: { components?: ThemeComponents }): Theme;
    export declare function createTheme(options?: { mode?: 'dark'; components?: ThemeComponents }): Theme;`);
  expect(knob).toMatchObject({
    themeName: 'KitKnob',
    theme: {
      maker: MAKER,
      props: ['components', 'KitKnob', 'defaultProps'],
      styles: ['components', 'KitKnob', 'styleOverrides'],
    },
  });
  expect(markdown).toContain(`## Theme

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

test('props and styles apart, under the names of components', async () => {
  const { knob, markdown } = await read(`
    export declare function createTheme(options: {
      props?: { ${list((name) => `${name}?: ${name}Props;`)} };
      overrides?: { ${list((name) => `${name}?: { root?: object; disabled?: object };`)} };
    }): object;`);
  expect(knob.theme).toEqual({
    maker: MAKER,
    props: ['props', 'Knob'],
    styles: ['overrides', 'Knob'],
  });
  expect(markdown).toContain(`  props: {
    Knob: { size: 'sm' },
  },
  overrides: {
    Knob: { root: { borderRadius: 8 } },
  },`);
});

test('a name says which member has styles where no class does', async () => {
  const plain = NAMES.map(
    (name) => `export interface ${name}Props { /** Wide. */ wide?: boolean }
      export declare const ${name}: React.FC<${name}Props>;`,
  ).join('\n');
  const { knob } = await read(
    `export declare const createTheme: (options: { parts: { ${list((name) => `${name}: { props: ${name}Props; styles: Record<string, object> };`)} } }) => object;`,
    plain,
  );
  expect(knob.theme).toMatchObject({
    props: ['parts', 'Knob', 'props'],
    styles: ['parts', 'Knob', 'styles'],
  });
});

test.each([
  [
    'what makes a theme of other things',
    `export declare function createTheme(options: { colors?: { red: string } }): object;`,
  ],
  [
    'what takes two components',
    `export declare function createTheme(options: { parts?: { Knob?: KnobProps; Dial?: DialProps } }): object;`,
  ],
  ['what takes nothing', `export declare function createTheme(): object;`],
  [
    'a map of components that no theme takes',
    `export interface MdxComponents { ${list((name) => `${name}?: ${name}Props;`)} }`,
  ],
])('%s is no theme of components', async (_, theme) => {
  const { knob, markdown } = await read(theme);
  expect(knob).toMatchObject({ themeName: null, theme: null });
  expect(markdown).not.toContain('## Theme');
});
