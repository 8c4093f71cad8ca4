/** Exports that are read again when a file has changed, and when more than they may be another. */
import { realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPackage } from '../../base/packages/find-package.ts';
import { openTypes, type TypeSession } from '../checker/open-types.ts';
import { writeProject } from '../fixtures/install.ts';
import { candidateImports } from '../components/imports/candidates.ts';
import { namedExports } from '../read/found-exports.ts';
import { readTypes } from '../read/read-types.ts';
import type { ReadOptions } from '../read/options.ts';
import { rememberPackage, type KnownPackage } from './known-package.ts';
import { readPart } from './read-part.ts';

/** As few of React's types as are asked for. */
const REACT = `export type ReactNode = string | { element: 1 };
export interface HTMLAttributes<T> { id?: T } export interface RefAttributes<T> { ref?: T }
export interface AllHTMLAttributes<T> { href?: T } export interface SVGAttributes<T> { d?: T }
export namespace JSX { interface Element { element: 1 } interface IntrinsicElements {} }`;

/** Enough to be shared. */
const STYLES = Array.from({ length: 13 }, (_, at) => `  /** Style ${at}. */ style${at}?: string;`);
const twelve = (name: string) =>
  Array.from({ length: 12 }, (_, at) => `${name}${at}?: string;`).join(' ');
const component = (name: string, props: string) =>
  `/** ${name} it is. */\nexport declare const ${name}: (props: ${props}) => React.JSX.Element;`;

const MODULES: Record<string, string> = {
  index: `export * from './dial'; export * from './knob'; export * from './fader'; export * from './gauge';
export { Lamp } from './Lamp'; export * from './Lamp';
export * from './turn'; export * from './styles'; export * from './theme';
export * as Dialog from './dialog';`,
  styles: `export interface StyleProps {\n${STYLES.join('\n')}\n}
export interface MoreProps { ${twelve('more')} }
export interface BaseProps { ${twelve('base')} }`,
  dial: `import type { BaseProps, MoreProps, StyleProps } from './styles';
export interface DialProps extends Omit<StyleProps, 'style12'>, MoreProps, BaseProps { /** Of dials. */ at?: number }
/** Dial it is. */
export declare const Dial: ((props: DialProps) => React.JSX.Element) & {
  /** Inside. */
  Fader: (props: { inside?: 1 }) => React.JSX.Element;
};`,
  knob: `import type { BaseProps, MoreProps, StyleProps } from './styles';\n${component('Knob', 'StyleProps & MoreProps & BaseProps & { deep?: 1 }')}`,
  fader: `import type { BaseProps, MoreProps, StyleProps } from './styles';\n${component('Fader', 'StyleProps & MoreProps & BaseProps & { max?: 1 }')}`,
  gauge: `import type { BaseProps, MoreProps, StyleProps } from './styles';\n${component('Gauge', 'StyleProps & MoreProps & BaseProps & { min?: 1 }')}`,
  Lamp: `import type { BaseProps, MoreProps, StyleProps } from './styles';
${component('Lamp', "Omit<StyleProps, 'style0'> & BaseProps & { on?: boolean }")}
${component('LampBulb', '{ watts?: number }').replace(/.*\n/, '')}`,
  turn: `export declare function turn(by: number): void;
export { turn as spin };
export declare const SPEED: 1, Root: 1;`,
  theme: 'export interface KitComponents { KitDial: 1; KitKnob: 1; KitLamp: 1; KitFader: 1 }',
  dialog: component('Root', '{ open?: boolean }'),
  'extra/index': `export * from './bell';`,
  'extra/bell': `${component('Bell', '{ loud?: boolean }')}\n/** Rings. */\nexport declare function ring(): void;`,
  Chime: `${component('Chime', '{ low?: boolean }')}\nexport default Chime;`,
  more: `${component('Bell', '{ deep?: boolean }')}\n/** Rings. */\nexport declare function ring(by: 1): void;`,
};
const FILES = Object.fromEntries(
  Object.entries(MODULES).map(([name, text]) => [
    `${name}.ts`,
    text.includes('React') ? `import type * as React from 'react';\n${text}` : text,
  ]),
);

let session: TypeSession;
let options: ReadOptions;
let dir: string;
let before: KnownPackage;
const written = new Map<string, string>();
const at = (name: string) => path.join(dir, `${name}.ts`);

beforeAll(() => {
  const exports = {
    ...{ '.': './index.ts', './extra': './extra/index.ts', './Chime': './Chime.ts' },
    './more': './more.ts',
  };
  const manifest = JSON.stringify({ name: 'kit', version: '1.0.0', type: 'module', exports });
  const files = {
    'kit/package.json': manifest,
    ...Object.fromEntries(Object.entries(FILES).map(([file, text]) => [`kit/${file}`, text])),
    'node_modules/@types/react/package.json': '{ "name": "@types/react", "version": "1.0.0" }',
    'node_modules/@types/react/index.d.ts': REACT,
  };
  const root = realpathSync(writeProject(files, { react: false }));
  dir = path.join(root, 'kit');
  symlinkSync(dir, path.join(root, 'node_modules/kit'));
  const installed = findPackage(root, 'kit')!;
  options = { name: 'kit', installed, groups: {}, imports: candidateImports(installed) };
  session = openTypes(root, dir, 'kit', options.imports);
  const atRoot = namedExports(session.host)!.map(({ name }) => name);
  before = rememberPackage(session.host, atRoot, readTypes(session.host, options));
});
afterAll(() => session.close());

/** Changes files, and leaves all others as they were at first. */
function change(changes: Record<string, [from: string, to: string]>) {
  const files = new Set(written.keys());
  for (const file of files) writeFileSync(at(file), FILES[`${file}.ts`]!);
  written.clear();
  for (const [file, [from, to]] of Object.entries(changes)) {
    const text = FILES[`${file}.ts`]!;
    expect(text).toContain(from);
    written.set(
      file,
      text.replace(from, () => to),
    );
    writeFileSync(at(file), written.get(file)!);
  }
  session.renew([...new Set([...files, ...written.keys()])].map(at));
}

function read(affected: string[], changes: Parameters<typeof change>[0]) {
  change(changes);
  return readPart(session.host, options, before, new Set(affected.map(at)));
}

/** What is read again when these files have changed; the rest is as if all had been read. */
function namesOf(affected: string[], changes: Parameters<typeof change>[0]) {
  const part = read(affected, changes);
  expect(part?.docs ?? null).toEqual(part && readTypes(session.host, options).docs);
  return part?.read.toSorted() ?? null;
}

test('a package is remembered by names and files, and nothing that the checker has to be asked for', () => {
  expect(before.atRoot).toEqual([...before.ofRoot]);
  const named = (files: Iterable<string | null>) =>
    [...files].map((file) => file && path.relative(dir, file));
  expect(named(before.imported)).toEqual([
    ...[null, 'Chime.ts', 'Chime.ts', 'Chime.ts', 'extra/index.ts', 'more.ts'],
  ]);
});

describe('is read again', () => {
  test('what a file declares', () => {
    expect(namesOf(['Lamp'], { Lamp: ['Lamp it is', 'Light it is'] })).toEqual(['Lamp']);
    expect(namesOf(['turn'], { turn: ['by: number', 'by: string'] })).toEqual([
      'Root',
      'SPEED',
      'turn',
    ]);
    expect(namesOf(['dialog'], { dialog: ['open?', 'modal?'] })).toEqual(['Dialog.Root']);
    expect(namesOf(['dial'], { dial: ['Inside.', 'In it.'] })).toEqual(['Dial', 'Dial.Fader']);
  });

  test('what only a path under the package has', () => {
    expect(namesOf(['extra/bell'], { 'extra/bell': ['loud?', 'quiet?'] })).toEqual([
      'Bell',
      'ring',
    ]);
    expect(namesOf(['Chime'], { Chime: ['low?', 'high?'] })).toEqual(['Chime']);
    const second = { more: ['deep?', 'dark?'] as [string, string] };
    expect(namesOf(['more'], second)).toEqual(['MoreBell', 'moreRing']);
  });

  test('what many share, with all that have it', () => {
    const users = ['dial', 'knob', 'fader', 'gauge', 'Lamp'];
    const changes = { styles: ['Style 0.', 'The first.'] as [string, string] };
    expect(namesOf(['styles', ...users], changes)).toEqual([
      ...['Dial', 'Dial.Fader', 'Fader', 'Gauge', 'Knob', 'Lamp'],
    ]);
  });

  test('nothing, where no file of an export has changed', () => {
    expect(namesOf(['other'], {})).toEqual([]);
  });
});

describe('everything is read again', () => {
  const ALL = null;

  test('where names of the package are others', () => {
    const more = 'export declare const MORE: 1;\nexport declare const SPEED';
    expect(namesOf(['turn'], { turn: ['export declare const SPEED', more] })).toBe(ALL);
    expect(
      namesOf(['extra/index', 'extra/bell'], { 'extra/bell': ['function ring', 'function sound'] }),
    ).toBe(ALL);
  });

  test('where what one file declares is a component no more, or another one', () => {
    expect(namesOf(['Lamp'], { Lamp: ['=> React.JSX.Element', '=> boolean'] })).toBe(ALL);
    expect(namesOf(['dial'], { dial: ['Fader:', 'Cap:'] })).toBe(ALL);
    // It is taken for a build of the first one of its name.
    expect(namesOf(['more'], { more: ['deep?', 'loud?'] })).toBe(ALL);
    // A comment makes a component of what was a helper.
    const bulb = 'export declare const LampBulb';
    expect(namesOf(['Lamp'], { Lamp: [bulb, `/** Glows. */ ${bulb}`] })).toBe(ALL);
  });

  test('where a function is one no more, or goes by other names', () => {
    expect(namesOf(['turn'], { turn: ['function turn(by: number): void', 'const turn: 1'] })).toBe(
      ALL,
    );
    const apart = 'export declare const spin: () => void';
    expect(namesOf(['turn'], { turn: ['export { turn as spin }', apart] })).toBe(ALL);
  });

  test('where a theme has other keys', () => {
    expect(namesOf(['theme'], { theme: ['KitLamp', 'KitGauge'] })).toBe(ALL);
    expect(namesOf(['theme'], { theme: ['KitDial: 1; KitKnob', 'KitKnob: 1; KitDial'] })).toEqual(
      [],
    );
  });

  test('where what many share is another, and some of them are not read', () => {
    const first: [string, string] = ['Style 0.', 'The first.'];
    expect(namesOf(['styles', 'dial'], { styles: first })).toBe(ALL);
    expect(namesOf(['Lamp'], { Lamp: ["Omit<StyleProps, 'style0'> & ", ''] })).toBe(ALL);
    expect(namesOf(['Lamp'], { Lamp: ['{ on?', 'MoreProps & { on?'] })).toBe(ALL);
  });

  test('but for what can be read from those that have it now', () => {
    const omitted: [string, string] = ["'style12'", "'style1' | 'style12'"];
    expect(namesOf(['dial'], { dial: omitted })).toEqual(['Dial', 'Dial.Fader']);
  });
});
