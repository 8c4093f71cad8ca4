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
  expect(text).toMatch(/mount\*\s+Container \(false\)/);
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
