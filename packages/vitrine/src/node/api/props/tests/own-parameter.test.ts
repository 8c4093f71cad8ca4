/** Props that are called like an attribute and have what users give for a parameter, in another folder than the component. */
import { expect, test } from 'vitest';
import { readKit } from '../fixtures/read-kit.ts';

const kit = readKit({
  'index.d.ts': `
import type { PickerProps, PlainProps } from './types/props.js';
export declare const TextPicker: (props: Partial<PickerProps<string>>) => React.JSX.Element;
export declare const PairPicker: (props: Partial<PickerProps<[number, number]>>) => React.JSX.Element;
export declare const Plain: (props: PlainProps) => React.JSX.Element;`,
  'types/props.d.ts': `import * as React from 'react';
type Attributes = Omit<React.HTMLAttributes<HTMLDivElement>, 'color' | 'onChange'>;
export interface PickerProps<T> extends Attributes { color: T; onChange: (color: T) => void }
export interface PlainProps extends Attributes { title?: string; size?: number }`,
});

const ownOf = (name: string) =>
  kit.doc(name).props.filter(({ inherited }) => inherited === false || inherited === undefined);

test('are shown whatever is given for it', () => {
  expect(ownOf('TextPicker').map(({ name, type }) => [name, type])).toEqual([
    ['color', 'string'],
    ['onChange', '(color: string) => void'],
  ]);
  expect(ownOf('PairPicker').map(({ name }) => name)).toEqual(['color', 'onChange']);
});

test('while a plain attribute that is only repeated is none of its own', () => {
  expect(ownOf('Plain').map(({ name }) => name)).toEqual(['size']);
});
