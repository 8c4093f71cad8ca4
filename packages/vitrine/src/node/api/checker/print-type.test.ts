/** Types that the checker writes, because their authors write none that a reader could use: nothing is left out. */
import { beforeAll, expect, test } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, writeProject } from '../fixtures/install.ts';

const list = (count: number) => Array.from({ length: count }, (_, i) => `'tone-${i}'`).join(' | ');

const TYPES = `import * as React from 'react';

type Children<T> = React.ReactNode | ((values: T & { inner: React.ReactNode }) => React.ReactNode);
interface RenderProps<T> { children?: Children<T> }
interface KnobState { isOn: boolean }
export interface KnobProps extends RenderProps<KnobState> {
  width?: number | 'full' | { [key in 'sm' | 'md']?: number };
  sides?: { [key in 'left' | 'right']?: string };
  tone?: Tone;
}
export declare const Knob: (props: KnobProps) => React.JSX.Element;

export declare const Inline: React.FC<{ size?: 'sm' | 'md' | 'lg' }>;

export type Tone = ${list(60)};
declare const defs: { color: ${list(60)}; pairs: [${list(60)}, 'end'] };
export declare const Paint: (props: Partial<typeof defs>) => React.JSX.Element;

type Conditional<T> = T | { ${['base', 'sm', 'md', 'lg', 'xl', '_hover', '_active'].map((key) => `${key}?: T`).join('; ')} } | null | undefined;
interface StackOptions<T> { direction?: Conditional<T> }
export declare const Stack: (props: StackOptions<'row' | 'column'>) => React.JSX.Element;
`;

let docs: ComponentDoc[];
beforeAll(async () => {
  const root = writeProject(packageFiles('words-ui', { 'index.d.ts': TYPES, 'index.js': '' }));
  docs = (await extractPackage({ root, package: 'words-ui' })).docs;
}, 30_000);

const typeOf = (component: string, prop: string) =>
  docs.find(({ name }) => name === component)!.props.find(({ name }) => name === prop)!.type;

test('what React can render keeps its name beside a function', () => {
  expect(typeOf('Knob', 'children')).toBe(
    'ReactNode | ((values: KnobState & { inner: ReactNode; }) => ReactNode)',
  );
});

test('a long union has all its members, wherever it stands', () => {
  for (const prop of ['color', 'pairs'])
    expect(new Set(typeOf('Paint', prop).match(/'tone-\d+'/g))).toHaveLength(60);
  const { types } = docs.find(({ name }) => name === 'Knob')!;
  const tone = types.find(({ name }) => name === 'Tone');
  expect(tone!.definition.match(/tone-/g)).toHaveLength(60);
});

test('what is written within the type of a value is as its authors wrote it', () => {
  expect(typeOf('Inline', 'size')).toBe("'sm' | 'md' | 'lg'");
});

test('an alias that allows undefined keeps its name', () => {
  expect(typeOf('Stack', 'direction')).toBe("Conditional<'column' | 'row'>");
});

test('a type computed over keys is written with them when it is alone, else as its authors do', () => {
  expect(typeOf('Knob', 'sides')).toBe('{ left?: string; right?: string; }');
  expect(typeOf('Knob', 'width')).toBe("number | 'full' | { [key in 'sm' | 'md']?: number }");
});
