/** Types that say little as they are written. */
import { beforeAll, expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { installFixtures, packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';
import { formatDocs } from '../../output/format.ts';
import type { ComponentDoc } from '../../../model/component-doc.ts';

let bell: ComponentDoc;
beforeAll(async () => {
  const root = installFixtures(['tools-ui']);
  const { docs } = await extractPackage({ root, package: 'tools-ui', component: 'Bell' });
  bell = docs[0]!;
}, 60_000);
const prop = (name: string) => bell.props.find((one) => one.name === name)!;

test('the elements of a constant list, in its order', () => {
  expect(prop('tone')).toMatchObject({ type: 'Tone' });
  expect(prop('tone').values.map(({ text }) => text)).toEqual(["'calm'", "'loud'", "'shrill'"]);
});

test('what chooses the root names the elements; the one that need not be named is the root', () => {
  expect(prop('as')).toMatchObject({ type: "'button' | 'a'", inherited: false });
  expect(bell.rootElement).toBe('button');
});

test('children of any type are what React renders', () => {
  expect(prop('children')).toMatchObject({ type: 'React.ReactNode', input: 'text' });
});

test('a terminal drops no member of a union', () => {
  const text = formatDocs([bell]);
  expect(text).toContain('container  string | HTMLElement | false');
  // Its one known member would read as all that it takes.
  expect(text).toMatch(/mount\*\s+Container$/m);
  expect(text).toContain("Tone ('calm' | 'loud' | 'shrill')");
});

const VARIANTS = `import * as React from 'react';
type Flag<T> = T extends 'true' | 'false' ? boolean : T;
type Recipe<T> = (props?: { [K in keyof T]?: Flag<keyof T[K]> | null }) => string;
type VariantsOf<R extends (...all: any) => any> = Omit<NonNullable<Parameters<R>[0]>, 'class'>;
declare const knobStyles: Recipe<{ tone: { soft: string; calm: string; 'extra-loud': string }; flat: { true: string; false: string } }>;
type KnobVariants = VariantsOf<typeof knobStyles>;
type Side = 'top' | 'bottom';
type Align = 'start' | 'end';
type Placement = Side | \`\${Side}-\${Align}\` | \`\${number}px\`;
type ElementOf<List extends readonly unknown[]> = List extends readonly (infer Element)[] ? Element : never;
declare const lists: { readonly SIZES: readonly ['small', 'medium', 'large'] };
export declare function Lamp(props: { size?: ElementOf<typeof lists.SIZES>; sizes?: typeof lists.SIZES }): React.JSX.Element;
export declare function Knob(props: { tone?: KnobVariants['tone']; flat?: KnobVariants['flat']; placement?: Placement; size?: \`\${number}px\` }): React.JSX.Element;
export declare function Dial(props: KnobVariants & { options?: { soft: string } } & { [K in 'mode' | 'kind']?: 'a' | 'b' }): React.JSX.Element;
`;

const FUNCTIONS = `import * as React from 'react';
declare const format: (at: Date, zone?: string) => string, SIZE: 3, many: { (a: 1): 1; (a: 2): 2 };
declare function Tick(props: { at: number }): React.JSX.Element;
export declare function Clock(props: { format?: typeof format; tick?: typeof Tick; size: typeof SIZE; many: typeof many }): React.JSX.Element;`;

test('a function that a type only names is told, a component is not', async () => {
  const root = writeProject(packageFiles('clock-ui', { 'index.d.ts': FUNCTIONS }));
  const { docs } = await extractPackage({ root, package: 'clock-ui', cacheDir: tempDir() });
  const resolved = docs[0]!.props.map(({ name, resolved: text }) => [name, text]).sort();
  const told = '(at: Date, zone?: string) => string';
  expect(resolved).toEqual([
    ['format', told],
    ['many', null],
    ['size', null],
    ['tick', null],
  ]);
});

const ARROWS = `import * as React from 'react';
interface ArrowProps { base: string | number; size: number; tone?: 'a' }
export declare function Tip(props: { arrow?: React.ElementType<ArrowProps> | null }): React.JSX.Element;`;

test('elements that happen to take the props of what is passed are no choice', async () => {
  const root = writeProject(packageFiles('tip-ui', { 'index.d.ts': ARROWS }));
  const { docs } = await extractPackage({ root, package: 'tip-ui', cacheDir: tempDir() });
  const arrow = { type: 'React.ElementType<ArrowProps> | null', values: [], input: null };
  expect(docs[0]!.props).toMatchObject([arrow]);
});

test('variants take the names of what they are computed from, in the order of their authors', async () => {
  const root = writeProject(packageFiles('styled-ui', { 'index.d.ts': VARIANTS }));
  const { docs } = await extractPackage({ root, package: 'styled-ui', cacheDir: tempDir() });
  const [dial, knob, lamp] = docs.map(({ props }) => new Map(props.map((one) => [one.name, one])));
  const valuesOf = (of: typeof dial, name: string) =>
    of?.get(name)?.values.map(({ value }) => value);
  const tones = ['soft', 'calm', 'extra-loud'];
  expect(valuesOf(dial, 'tone')).toEqual(tones);
  expect(valuesOf(knob, 'tone')).toEqual(tones);
  expect(dial?.get('flat')).toMatchObject({ type: 'boolean', input: 'boolean' });
  expect(knob?.get('flat')).toMatchObject({ resolved: 'boolean', input: 'boolean' });
  expect(dial?.get('mode')).toMatchObject({ values: [{ value: 'a' }, { value: 'b' }] });
  // An object takes no names.
  expect(valuesOf(dial, 'options')).toEqual([]);
  expect(formatDocs(docs)).toMatch(/flat +KnobVariants\['flat'\] \(boolean\)/);

  expect(valuesOf(knob, 'placement')).toEqual([
    'top',
    'bottom',
    'top-start',
    'top-end',
    'bottom-start',
    'bottom-end',
  ]);
  expect(valuesOf(knob, 'size')).toEqual([]);
  // What a condition takes out of a list.
  expect(valuesOf(lamp, 'size')).toEqual(['small', 'medium', 'large']);
  expect(valuesOf(lamp, 'sizes')).toEqual([]);
});

const OPEN = `import * as React from 'react';
export interface Session { user: string }
export declare const SessionProvider: React.Provider<Session | null>;
type Kept<T> = { [K in keyof T]: T[K] | null };
export declare function Kit(props: Kept<{ tone: 'calm' | 'loud' }> & Partial<Kept<{ size: number }>>): React.JSX.Element;`;

test('who has to give a value is told that it may be null', async () => {
  const root = writeProject(packageFiles('open', { 'index.d.ts': OPEN }));
  const { docs } = await extractPackage({ root, package: 'open', cacheDir: tempDir() });
  const rows = (name: string) =>
    docs
      .find((one) => one.name === name)!
      .props.map((one) => `${one.name}${one.required ? '*' : ''} ${one.type}`);
  expect(rows('SessionProvider')).toEqual(['value* Session | null', 'children ReactNode']);
  expect(rows('Kit')).toEqual(["tone* 'calm' | 'loud' | null", 'size number']);
}, 20_000);
