/** Props that a type parameter chooses, which stands for one of few literals. */
import { beforeAll, expect, test } from 'vitest';
import type { ComponentDoc } from '../../../model/component-doc.ts';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

const MANY = Array.from({ length: 13 }, (_, i) => `'k${i}'`).join(' | ');
const TYPES = `import * as React from 'react';
type El = React.JSX.Element;
type Common = { label: string; size?: 'sm' | 'md' };
type Button = Common & { kind?: 'button'; onClick: () => void; onChange?: never };
type Check = Common & { kind: 'check'; checked: boolean; onChange: (checked: boolean) => void };
type Link = Common & { kind: 'link'; href: string };
type Kind = 'button' | 'check' | 'link';
type TagProps<K extends Kind> = K extends 'button' ? Button : {} & K extends 'check' ? Check : {} & K extends 'link' ? Link : {};
export declare const Tag: <K extends Kind>(props: TagProps<K> & React.RefAttributes<HTMLElement>) => El;

type Value<M extends boolean> = M extends true ? { multiple: true; value: string[] } : { multiple?: false; value: string };
export declare function Select<M extends boolean = false>(props: { open?: boolean } & Value<M>): El;

type Slides<T extends number | number[]> = React.RefAttributes<HTMLDivElement> & { min?: number; many?: T extends number[] ? true : false } & (
  { value: T; onChange: (value: T) => void } | { value?: never; onChange?: never });
export declare function Slider<T extends number | [from: number, to: number]>(props: T extends number ? Slides<number> : Slides<[from: number, to: number]>): El;
export declare function Open<T>(props: T extends number ? { own: 1 } & { few: T } : { own: 1 } & { many: T }): El;

export declare function Many<K extends ${MANY}>(props: { own: 1 } & (K extends 'k0' ? { a: 1 } : { b: 1 })): El;
export declare function Free<K>(props: { own: 1 } & (K extends 'k0' ? { a: 1 } : { b: 1 })): El;
export declare function Two<K extends Kind, M extends 'a' | 'b' | 'c' | 'd' | 'e'>(props: { own: 1 } & (K extends 'link' ? Link : K extends 'check' ? Check : Button) & (M extends 'a' ? { a: 1 } : M extends 'b' ? { b: 1 } : M extends 'c' ? { c: 1 } : M extends 'd' ? { d: 1 } : { e: 1 })): El;
export {};`;

let docs: ComponentDoc[];
beforeAll(async () => {
  const root = writeProject(packageFiles('acme', { 'index.d.ts': TYPES }));
  ({ docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() }));
}, 60_000);
const rows = (name: string) =>
  docs
    .find((one) => one.name === name)!
    .props.map(({ name: prop, type, required, requiredIn }) =>
      [`${prop}${required ? '' : '?'}: ${type}`, ...requiredIn].join(' | in '),
    );

test('are those of every literal, each required where it is', () => {
  expect(rows('Tag')).toEqual([
    'label: string',
    "size?: 'sm' | 'md'",
    "kind?: 'button' | 'check' | 'link' | in without onClick",
    'onClick?: () => void | in kind="button"',
    'checked?: boolean | in kind="check"',
    'onChange?: (checked: boolean) => void | in kind="check"',
    'href?: string | in kind="link"',
  ]);
});

test('are told apart where the parameter is a boolean, beside what all have', () => {
  expect(rows('Select').sort()).toEqual([
    'multiple?: boolean',
    'open?: boolean',
    'value: string[] | string',
  ]);
});

test('are told apart where the parameter is one of a few types, and the whole is decided by it', () => {
  expect(rows('Slider').map((row) => row.split(':')[0])).toEqual([
    ...['min?', 'many?', 'value?', 'onChange?'],
  ]);
  expect(rows('Open').sort()).toEqual(['few?: T', 'many?: T', 'own?: 1']);
});

test('stay undecided where a parameter may be anything, or more than a reader can tell apart', () => {
  for (const name of ['Many', 'Free'])
    expect(rows(name).sort()).toEqual(['a?: 1', 'b?: 1', 'own: 1']);
  expect(rows('Two')).toEqual(expect.arrayContaining(['own: 1', 'a?: 1', 'e?: 1']));
});
