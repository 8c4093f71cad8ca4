/** What paths under a package export, and how it is imported, on one package with many paths. */
import { beforeAll, expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';

const REACT = `import * as React from 'react';\n`;
const component = (name: string, prop = name) =>
  `export declare const ${name}: React.FC<{ ${prop.toLowerCase()}?: 1 }>;\n`;
const byDefault = (name: string, prop = name) =>
  `declare const ${name}: React.FC<{ ${prop.toLowerCase()}?: 1 }>;\nexport default ${name};\n`;

/** Reads a package: its entry by `index`, each other module by a path of its name. */
async function readDocs(modules: Record<string, string>, code: Record<string, string> = {}) {
  const names = Object.keys(modules);
  const paths = names.map((name) => [
    name === 'index' ? '.' : `./${name}`,
    { types: `./${name}.d.ts`, default: `./${name}.js` },
  ]);
  const types = names.map((name) => [`${name}.d.ts`, REACT + modules[name]!]);
  const root = writeProject(
    packageFiles('kit', { ...Object.fromEntries(types), ...code } as Record<string, string>, {
      ...{ types: undefined, exports: Object.fromEntries(paths) },
    }),
  );
  return extractPackage({ root, package: 'kit', cacheDir: tempDir() });
}

async function read(...project: Parameters<typeof readDocs>) {
  const { docs } = await readDocs(...project);
  return docs.map(({ kind, name, imports }) =>
    [kind, name, ...imports.map(({ clause, specifier }) => `${clause} of ${specifier}`)].join(' '),
  );
}

const of = (found: string[], pattern: RegExp) => found.filter((one) => pattern.test(one));

let found: string[];
beforeAll(async () => {
  found = await read(
    {
      index: `${component('Dial')}export type { Lamp } from './Lamp';
export declare function useDial(): number;
export { red } from './colors';
export declare const Theme: { dark: boolean };`,
      Dial: `export { Dial as default } from './index';
${component('DialHand')}export declare function turnDial(): void;`,
      Knob: `${byDefault('Knob')}export { Knob };
${component('KnobCap')}export declare function turnKnob(): void;
export declare function useKnob(): number;`,
      Lamp: `${byDefault('Lamp')}export { Lamp };`,
      Missing: component('Found'),
      Typed: `interface Typed { typed?: 1 }\nexport default Typed;`,
      Passed: `export type { Dial as Passed } from './index';`,
      Lost: `export { default } from './nowhere';`,
      'Knob/Inner': byDefault('Inner'),
      'knob/inner': byDefault('InnerKnob'),
      'use-all': `declare function useEach(): number;\nexport default useEach;`,
      useAll: `declare function useIt(): number;\nexport default useIt;`,
      useAnon: `declare const _default: () => null;\nexport default _default;`,
      UseAll: `${component('UseAll')}`,
      sizes: `declare const sizes: { a: 1 };\nexport default sizes;`,
      'big-sizes': `declare const bigSizes: { a: 1 };\nexport default bigSizes;`,
      plain: byDefault('_default'),
      named: `${byDefault('Named')}export { Named as Other };`,
      colors: `export declare const red: string;\nexport declare const blue: string;
export declare const _gray: string;
export declare const $gray: string;`,
      types: `export interface Tone { loud: boolean }\nexport type { Dial } from './index';
export type { Both as Boxed } from './both';`,
      hooks: `export declare function useTool(): number;`,
      tools: `export declare const setting: string;\nexport default function tool(): void;`,
      both: `${component('Both')}export declare const both: string;`,
    },
    {
      ...{ 'hooks.js': `import 'node:fs';`, 'tools.js': `import 'node:fs';` },
      ...{ 'both.js': `import 'node:fs';` },
    },
  );
}, 60_000);

test('what the package itself exports is imported from there, and from the path that has the same', () => {
  expect(of(found, / (Dial|useDial|red|Theme) /)).toEqual([
    'component Dial { Dial } of kit Dial of kit/Dial',
    'constant red { red } of kit { red } of kit/colors',
    'constant Theme { Theme } of kit',
    'hook useDial { useDial } of kit',
  ]);
});

test('a path of a component has that, and other components if the package itself lacks it', () => {
  expect(of(found, /turn|DialHand|Knob|knob/)).toEqual([
    'component InnerKnob InnerKnob of kit/knob/inner',
    'component Knob Knob of kit/Knob { Knob } of kit/Knob',
    'component KnobCap { KnobCap } of kit/Knob',
  ]);
  expect(of(found, /Found|Missing|Lost|Inner /)).toEqual([
    'component Found { Found } of kit/Missing',
  ]);
});

test('what is passed on as a type alone is a component where its path has it', () => {
  expect(of(found, /Lamp|Typed|Passed/)).toEqual([
    'component Lamp Lamp of kit/Lamp { Lamp } of kit/Lamp',
  ]);
});

test('the default of a path is a component by its name, or a hook by that of the path, or by its own', () => {
  expect(of(found, /All|Anon|Each|[sS]izes|Plain|Named|Other/)).toEqual([
    'component Other { Other } of kit/named',
    'component Plain Plain of kit/plain',
    'component UseAll { UseAll } of kit/UseAll',
    'constant sizes sizes of kit/sizes',
    'hook useAll useAll of kit/useAll',
    'hook useAnon useAnon of kit/useAnon',
    'hook useEach useEach of kit/use-all',
  ]);
});

test('what needs Node is left out, unless there are components or hooks', () => {
  expect(of(found, /Tone|Boxed|useTool|tool|setting|[Bb]oth|blue|gray/)).toEqual([
    'component Both { Both } of kit/both',
    'constant $gray { $gray } of kit/colors',
    'constant blue { blue } of kit/colors',
    'constant both { both } of kit/both',
    'hook useTool { useTool } of kit/hooks',
  ]);
});

test('where paths are all there is, everything of a component’s path is there', async () => {
  const files = {
    Dial: `${byDefault('Dial')}${component('DialHand')}export declare function turnDial(): void;
export declare function useDial(): number;`,
    Knob: component('Knob'),
  };
  expect(await read(files)).toEqual([
    'component Dial Dial of kit/Dial',
    'component DialHand { DialHand } of kit/Dial',
    'component Knob { Knob } of kit/Knob',
    'hook useDial { useDial } of kit/Dial',
  ]);
}, 20_000);

test('the default of a package is a component or a function beside names, unless it has one', async () => {
  const entry = async (code: string) => of(await read({ index: code }), /^/);
  const names = component('Dial');
  expect(await entry(`${names}export default function turn(): void;`)).toEqual([
    ...['component Dial { Dial } of kit', 'function turn turn of kit'],
  ]);
  expect(await entry(`${names}export default function Parse(text: string): object;`)).toEqual([
    'component Dial { Dial } of kit',
  ]);
  expect(await entry(`${names}declare const sizes: { a: 1 };\nexport default sizes;`)).toEqual([
    'component Dial { Dial } of kit',
  ]);
  expect(
    await entry(
      `interface Props { a: 1 }\nexport type { Props };\ndeclare const kit: React.FC<Props>;\nexport default kit;`,
    ),
  ).toEqual(['component Kit Kit of kit']);
  const whole = `${names}declare const Knob: React.FC<{ knob?: 1 }>;\n`;
  const object =
    'declare const Kit: { Dial: typeof Dial; Knob: typeof Knob };\nexport default Kit;';
  expect(await entry(`${whole}${object}`)).toEqual([
    ...['component Dial { Dial } of kit', 'component Kit.Knob Kit of kit'],
  ]);
  expect(await entry(`${whole}export { Knob };\n${object}`)).toEqual([
    ...['component Dial { Dial } of kit', 'component Knob { Knob } of kit'],
  ]);
  const twins = `type Turn = React.FC<{ a?: 1 }>;\nexport declare const Dial: Turn;
declare const Knob: Turn;\nexport default Knob;`;
  expect(await entry(twins)).toEqual([
    ...['component Dial { Dial } of kit', 'component Knob Knob of kit'],
  ]);
  const types = 'export interface Props { a: 1 }';
  expect(await entry(`${types}\ndeclare const sizes: Props;\nexport default sizes;`)).toEqual([
    'constant sizes sizes of kit',
  ]);
}, 30_000);

test('components of one name are each documented, those behind the first under their path, but no other builds of one', async () => {
  const item = (prop: string, extra = '') => `${extra}${component('Item', prop)}`;
  const modules: Record<string, string> = {
    index: component('Dial'),
    a: item('text'),
    b: item('icon'),
    'built-again': item('text', '/** Again. */ '),
    c: `${item('link')}export declare const setting: string;`,
    d: `export interface Dial { a: 1 }\n`,
    f: `export { Item as Dial } from './a';\n`,
    'new/c': item('tone'),
    'new/Item': byDefault('Item', 'whole'),
  };
  const { docs } = await readDocs(modules);
  expect(
    docs.map(({ name, imports, props }) => {
      const lines = imports.map(({ clause, specifier }) => `${clause} of ${specifier}`);
      return [name, ...lines, ...props.map((one) => one.name)].join(' ');
    }),
  ).toEqual([
    'BItem { Item as BItem } of kit/b icon',
    'CItem { Item as CItem } of kit/c link',
    'Dial { Dial } of kit dial',
    'Item { Item } of kit/a text',
    'NewCItem { Item as NewCItem } of kit/new/c tone',
    'NewItem NewItem of kit/new/Item whole',
    'setting { setting } of kit/c',
  ]);
}, 20_000);

test('hooks, functions and constants of one name are each documented, unless their types are the same', async () => {
  const found = await read({
    index: `export declare function useDial(): number;\nexport declare const unstable_turn: (by: 1) => void;
export declare function useSmallDial(): string;\nexport declare class Gauge { at: number }`,
    again: `export declare function useDial(): number;\nexport declare class Gauge { at: number }`,
    mini: `export declare function useDial(by: number): number;
declare function useSmallDial(): string;
export { useSmallDial as useOther };
export declare const unstable_turn: (by: 2) => void;\nexport interface setting { a: 1 }`,
    'mini/small': `declare function useSmallDial(): string;\nexport { useSmallDial as useDial };
export declare const setting: 1;\nexport declare class Gauge { to: number }`,
    other: `export declare const setting: 2;\nexport declare const RED: 1;`,
    third: `export declare const RED: 2;`,
  });
  expect(found).toEqual([
    'constant Gauge { Gauge } of kit',
    'constant otherSetting { setting as otherSetting } of kit/other',
    'constant RED { RED } of kit/other',
    'constant setting { setting } of kit/mini/small',
    'constant SmallGauge { Gauge as SmallGauge } of kit/mini/small',
    'constant ThirdRED { RED as ThirdRED } of kit/third',
    'function unstable_miniTurn { unstable_turn as unstable_miniTurn } of kit/mini',
    'function unstable_turn { unstable_turn } of kit',
    'hook useDial { useDial } of kit',
    'hook useMiniDial { useDial as useMiniDial } of kit/mini',
    'hook useOther { useOther } of kit/mini',
    'hook useSmallDial { useSmallDial } of kit',
  ]);
}, 20_000);

test('components of one name and with the same props are each documented where their code draws something else', async () => {
  const icon = (path: string, more = '') =>
    `import React from 'react';${more}
const Bell = (props) => React.createElement('svg', props, React.createElement('path', { d: '${path}' }));
export { Bell };`;
  const bell = component('Bell');
  const types = { solid: bell, 'solid/built': bell, '20/line': bell, '24/line': bell, line: bell };
  const code = {
    'solid.js': icon('M1 1'),
    'solid/built.js': icon('M1 1', `\nif (props.strict) warn('Given by a build for authors');`),
    'line.js': icon('M4 4'),
    '20/line.js': icon('M2 2'),
    '24/line.js': icon('M3 3'),
  };
  expect(await read(types, code)).toEqual([
    'component Bell { Bell } of kit/20/line',
    'component Line24Bell { Bell as Line24Bell } of kit/24/line',
    'component LineBell { Bell as LineBell } of kit/line',
    'component SolidBell { Bell as SolidBell } of kit/solid',
  ]);
}, 20_000);

test('what holds components leads, whatever component a path has under its name', async () => {
  const found = await read({
    index: `export * as Group from './group';\n`,
    group: component('Root', 'open'),
    'group.primitive': component('Group', 'value'),
    'menu/parts': component('Group', 'label'),
  });
  expect(found).toEqual([
    'component Group.Root { Group } of kit',
    ...['component GroupPrimitive { Group as GroupPrimitive } of kit/group.primitive'],
    'component PartsGroup { Group as PartsGroup } of kit/menu/parts',
  ]);
}, 20_000);

test('what a path exports that is a part under another name, or again what it has under one, is told once', async () => {
  const found = await read({
    index: `export * as Dialog from './dialog';\n${component('Root')}${component('Slot')}`,
    dialog: `${component('Root', 'open')}${component('Close')}`,
    slot: `export { Slot } from './index';\n${component('Root', 'slot')}`,
  });
  expect(found).toEqual([
    'component Dialog.Root { Dialog } of kit',
    'component Dialog.Close { Dialog } of kit',
    'component Root { Root } of kit',
    'component Slot { Slot } of kit { Slot } of kit/slot',
  ]);
}, 20_000);
