/** What the files beside a component name for style sheets, of files made for the purpose. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLister } from '../../base/folders.ts';
import { tempDir } from '../fixtures/install.ts';
import { readConstants } from './constants.ts';
import { readSelectors } from './read-selectors.ts';
import { readStyleSheet } from './style-sheets.ts';
import type { Styled } from './styled.ts';

const root = tempDir();
let folders = 0;

/** Reads of a component whose file lies in a new folder, beside others. */
function read<Result>(
  how: (styled: Styled, onRead: (file: string) => void) => Result,
  files: Record<string, string>,
  { name = 'Panel', file = 'Panel.d.ts', tags = [] as Styled['doc']['tags'] } = {},
) {
  const home = path.join(root, String((folders += 1)));
  for (const [one, text] of Object.entries(files)) {
    mkdirSync(path.join(home, 'src', path.dirname(one)), { recursive: true });
    writeFileSync(path.join(home, 'src', one), text);
  }
  const source = { fileName: path.join(home, 'src', file), statements: [] };
  const declaration = { getSourceFile: () => source } as unknown as Styled['declaration'];
  const told: string[] = [];
  const result = how(
    { name, declaration, doc: { description: '', tags }, home, namesIn: createLister() },
    (one) => told.push(path.relative(path.join(home, 'src'), one)),
  );
  return { ...result, told };
}

const plain = (...names: string[]) => names.map((name) => ({ name, description: '' }));

describe('constants', () => {
  const attributes = (text: string) =>
    read(readConstants, { 'PanelDataAttributes.ts': text }).dataAttributes;

  test.each([
    ...['PanelDataAttributes.ts', 'PanelDataAttributes.d.ts', 'Panel.dataattributes.d.ts'],
    ...['PanelCssVars.ts', 'PanelCssVariables.ts', 'Panel.CssProperties.d.ts'],
  ])('are read of %s', (file) => {
    expect(read(readConstants, { [file]: "export const a = 'data-a';" })).toEqual({
      ...{ dataAttributes: plain('data-a'), cssVariables: [], told: [file] },
    });
  });

  test.each([
    ...['PanelDataAttributes.js', 'PanelDataAttributes.ts.map', 'PanelDataAttributes.d.mts'],
    ...['PanelHeaderDataAttributes.ts', 'DataAttributes.ts', 'MyPanelCssVars.ts', 'Panel.ts'],
    ...['panelCssVars.ts', 'PanelCssVarsX.ts', 'Panel-CssVars.ts'],
  ])('are not read of %s', (file) => {
    expect(read(readConstants, { [file]: "export const a = 'data-a';" })).toEqual({
      ...{ dataAttributes: [], cssVariables: [], told: [] },
    });
  });

  test.each(['Panel.ts', 'Panel.tsx', 'Panel.mts', 'Panel.d.cts', 'Panel.d.ts', 'Panel.jsx'])(
    'are read beside %s',
    (file) => {
      const files = { 'PanelCssVars.ts': "export const a = '--a';" };
      expect(read(readConstants, files, { file }).cssVariables).toEqual(plain('--a'));
    },
  );

  test.each(['Panel.d.tsx.ts', 'Panel.ts.d.ts', 'Panelts', 'Paneljs', 'x.d.ts'])(
    'are not read beside %s',
    (file) => {
      const files = { 'PanelCssVars.ts': "export const a = '--a';" };
      expect(read(readConstants, files, { file }).cssVariables).toEqual([]);
    },
  );

  test('of every file beside it are taken together', () => {
    const files = {
      'PanelDataAttributes.ts': "export const a = 'data-a';",
      'PanelCssVars.ts': "export const a = '--a';",
      'OtherCssVars.ts': "export const b = '--b';",
    };
    expect(read(readConstants, files)).toEqual({
      ...{ dataAttributes: plain('data-a'), cssVariables: plain('--a') },
      told: ['PanelCssVars.ts', 'PanelDataAttributes.ts'],
    });
  });

  test('are strings, of enumerations, objects and types of constants', () => {
    const text = `
      export const one = 'data-one', two = 'data-two';
      const three = 'data-three';
      export declare const four: 'data-four';
      export enum Five { a = 'data-five', b = 5, c }
      declare enum Six { a = 'data-six' }
      export const seven = { a: 'data-seven', b: 7, ...one, c() {} } as const;
      export const eight = { a: 'data-eight' };
      export declare const nine: { readonly a: 'data-nine'; b: string; c(): void; d };
      export let ten: string, eleven = 11, twelve = \`data-twelve\`, { thirteen } = seven;
      export { one as fourteen };
      export function fifteen() { return 'data-fifteen'; }
      export default 'data-sixteen';`;
    expect(attributes(text)).toEqual(
      plain(
        ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map(
          (name) => `data-${name}`,
        ),
      ),
    );
  });

  test('have the comment above them, with the values that it gives', () => {
    const text = `
      /** Not its own. */
      import './x';
      export const zero = 'data-zero';
      /** One. */
      export const one = 'data-one';
      /**
       * Two.
       * @type {'a' |
       *   'b'}
       */
      export declare const two: 'data-two';
      /** @type number */
      export const three = 'data-three';
      // Four.
      export const four = 'data-four';
      export enum Five {
        /** Five. */ a = 'data-five',
        b = 'data-six', /** After six. */
        /** @type {{ a: 1 }} */
        c = 'data-seven',
      }
      /** Of the object. */
      export const eight = { a: 'data-eight', /** Nine. */ b: 'data-nine' };
      /** Ten. @type x */export const ten = 'data-ten';
      /** @type A & { b: 1 } */
      export const eleven = 'data-eleven';
      /** @type { b: 1 } & A */
      export const twelve = 'data-twelve';`;
    const described = (name: string, description: string) => ({
      name: `data-${name}`,
      description,
    });
    expect(attributes(text)).toEqual([
      described('zero', ''),
      described('one', 'One.'),
      described('two', "Two. Value: `'a' | 'b'`."),
      described('three', 'Value: `number`.'),
      described('four', ''),
      described('five', 'Five.'),
      described('six', ''),
      described('seven', 'Value: `{ a: 1 }`.'),
      described('eight', ''),
      described('nine', 'Nine.'),
      described('ten', 'Ten. @type x'),
      described('eleven', 'Value: `A & { b: 1 }`.'),
      described('twelve', 'Value: `{ b: 1 } & A`.'),
    ]);
  });
});

describe('a style sheet', () => {
  const sheet = '.x { --panel-a: 1px; }';

  test.each([
    ['Panel.module.css', 'Panel'],
    ['Panel.css', 'Panel'],
    ['panel.module.css', 'Panel'],
    ['../styles/panel.css', 'Panel'],
  ])('%s is that of %s', (file, name) => {
    expect(read(readStyleSheet, { [file]: sheet }, { name })).toEqual({
      ...{ dataAttributes: [], cssVariables: plain('--panel-a'), told: [file] },
    });
  });

  test.each([
    ['data-grid.css', 'DataGrid', '--data-grid'],
    ['dialog-root.css', 'Dialog.Root', '--dialog-root'],
    ['h1-title.css', 'H1Title', '--h1-title'],
    ['DialogRoot.css', 'Dialog.Root', '--dialog-root-x'],
  ])('%s is that of %s, and %s a variable of it', (file, name, variable) => {
    const files = { [file]: `a { ${variable}: 1 }` };
    expect(read(readStyleSheet, files, { name }).cssVariables).toEqual(plain(variable));
  });

  test('beside the component comes before that of the package, its own name before others', () => {
    const files = { '../styles/Panel.module.css': sheet, 'panel.css': sheet, 'Panel.css': sheet };
    expect(read(readStyleSheet, files).told).toEqual(['Panel.css']);
    const { 'Panel.css': _, ...others } = files;
    expect(read(readStyleSheet, others).told).toEqual(['panel.css']);
    expect(read(readStyleSheet, { 'Panels.css': sheet, 'panel.scss': sheet })).toEqual({
      told: [],
    });
  });

  test('names variables with the comment above them, set before used', () => {
    const text = `
      .a {
        color: var( --panel-used );
        /* Of another. */
        --other: 1px;
        --panel-plain: 1px;
        /**
         * How   large
         * it is. */
        --panel-size : var(--panel-inner, var(--panel-plain));
        /* * */ --panel-stars: 1;
      }
      .b { /* Later. */ --panel-plain: 2px; /* Again. */ --panel-size: 3px; }`;
    expect(read(readStyleSheet, { 'Panel.css': text }).cssVariables).toEqual([
      { name: '--panel-plain', description: 'Later.' },
      { name: '--panel-size', description: 'How large it is.' },
      ...plain('--panel-stars', '--panel-used', '--panel-inner'),
    ]);
  });

  test('names attributes in selectors, but for those of the page', () => {
    const text = ['a]', 'b=c]', 'd~=e]', 'f|=g]', 'h^=i]', 'j$=k]', 'l*=m]', 'a]', 'n o]']
      .concat(['theme=x]', 'color-scheme]', 'my-theme]', 'theme-x]', 'color-scheme-x]'])
      .map((one) => `[data-${one} {}`)
      .join('\n');
    expect(read(readStyleSheet, { 'Panel.css': text }).dataAttributes).toEqual(
      plain(...['a', 'b', 'd', 'f', 'h', 'j', 'l', 'theme-x'].map((name) => `data-${name}`)),
    );
  });

  test('is read to a length that no hand has written', () => {
    const text = (space: number) => `a{${' '.repeat(space)}--panel-a: 1}`;
    const of = (space: number) => read(readStyleSheet, { 'Panel.css': text(space) }).cssVariables;
    expect(of(200_000 - 12)).toEqual(plain('--panel-a'));
    expect(of(200_000 - 11)).toEqual([]);
  });
});

test('of all places the first names come first, and the first description counts', () => {
  const files = {
    'PanelDataAttributes.ts': "/** A. */ export const a = 'data-a'; export const b = 'data-b';",
    'Panel.css': '[data-a], [data-c] { /* Of the sheet. */ --panel-x: 1; --panel-y: 1 }',
  };
  const tags = [
    { name: 'cssprop', text: '--panel-x Of the tag.' },
    { name: 'dataAttr', text: 'data-a' },
    { name: 'csspart', text: 'bar' },
  ];
  expect(read(readSelectors, files, { tags })).toEqual({
    dataAttributes: [{ name: 'data-a', description: 'A.' }, ...plain('data-b', 'data-c')],
    cssVariables: [{ name: '--panel-x', description: 'Of the tag.' }, ...plain('--panel-y')],
    cssParts: plain('bar'),
    told: ['PanelDataAttributes.ts', 'Panel.css'],
  });
});
