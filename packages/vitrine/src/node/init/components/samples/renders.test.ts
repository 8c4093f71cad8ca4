import { expect, it } from 'vitest';
import { makeProp } from '../../../api/fixtures/docs.ts';
import type { TypeDoc } from '../../../model/signature-doc.ts';
import { printRender } from '../../templates/render-code.ts';
import { readRender, takesNode, variantsOf } from './renders.ts';

const typeDoc = (name: string, definition: string): TypeDoc => ({
  ...{ name, definition, description: '' },
});
const TYPES = [
  typeDoc('Row', 'interface Row { id: number; label: string; onClick?: () => void }'),
  typeDoc('Plain', 'interface Plain { id: number; done: boolean }'),
  typeDoc('ThumbProps', 'interface ThumbProps { style: CSSProperties; key: number }'),
  typeDoc('Thumb', 'interface Thumb { props: ThumbProps; value: number; isDragged: boolean }'),
  typeDoc('Track', 'interface Track { props: Gone; children: React.ReactNode }'),
  typeDoc('Draw', 'type Draw<T> = (item: T, index: number) => JSX.Element'),
  typeDoc('Round', 'type Round = Round'),
];
const read = (name: string, type: string) => readRender(makeProp({ name, type }), TYPES);
const written = (name: string, type: string) => {
  const found = read(name, type);
  return found && printRender(found, '');
};

const BOX = `(it) => (
  <div
    {...it}
    style={{ ...it.style, width: 16, height: 16, borderRadius: 8, background: 'currentColor' }}
  />
)`;
const TRACK = `({ props, children }) => (
  <div
    {...props}
    style={{ ...props.style, height: 4, background: 'silver' }}
  >
    {children}
  </div>
)`;

it.each([
  ['renderItem', '(item: string) => React.ReactNode', '(item) => item'],
  ['renderItem', 'Draw<string>', '(item) => <span>{item}</span>'],
  ['renderRow', '(row: Row, index: number) => ReactNode', '({ label }) => label'],
  ['renderRow', '(row: Plain) => ReactNode', '({ id }) => id'],
  ['renderBox', '(it: { style: object; className: string }) => ReactNode', BOX],
  ['renderRow', '(index: number, { label }: { label: string }) => ReactNode', '(index) => index'],
  ['getKey', '(item: string) => string | number', '(item) => item'],
  ['getKey', '(index: number) => string', '(index) => String(index)'],
  ['getLabel', '(item: { id: number; label: string }) => string', '({ label }) => label'],
  ['getLabel', '(item: Gone) => string', null],
  ['filter', '(item: Gone) => boolean', '() => true'],
  ['isDisabled', '(item: Gone) => boolean', '() => false'],
  ['renderHeader', '() => React.ReactNode', `() => 'Header'`],
  ['children', '(close: () => void) => React.ReactElement', '() => <span>Children</span>'],
  [
    'renderInput',
    '(inputProps: Required<Pick<InputHTMLAttributes, "id">>, at: number) => ReactNode',
    '(inputProps) => <input {...inputProps} />',
  ],
  ['renderInput', '(params: InputProps) => ReactNode', '(params) => <input {...params} />'],
  [
    'renderInput',
    '(params: { a: 1; boxProps: object; inputProps: object }) => ReactNode',
    '({ inputProps }) => <input {...inputProps} />',
  ],
  ['renderTrack', '(params: Track) => ReactNode', TRACK],
  [
    'renderBox',
    '(params: Track) => ReactNode',
    '({ props, children }) => <div {...props}>{children}</div>',
  ],
  [
    'renderButton',
    '(props: HTMLAttributes<HTMLElement>) => ReactNode',
    '(props) => <button {...props}>Button</button>',
  ],
  [
    'renderOption',
    '(props: HTMLAttributes<HTMLElement>, option: string) => ReactNode',
    '(props, option) => <div {...props}>{option}</div>',
  ],
  ['renderOption', '(id: Gone, option: string) => ReactNode', '(_0, option) => option'],
  [
    'children',
    '(field: { value: string; onChange: (event: Event) => void }) => ReactNode',
    '(field) => <input {...field} />',
  ],
  ['load', '() => Promise<string[]>', null],
  ['onClick', '() => void', null],
  ['icon', 'ReactNode | (() => ReactNode)', null],
  ['icon', 'Round', null],
  ['icon', '{', null],
])('%s: %s', (name, type, code) => {
  expect(written(name, type)).toBe(code);
});

it('takes a key out of the attributes, and leaves styles away, in other ways to try', () => {
  const thumb = read('renderThumb', '(params: Thumb) => ReactNode')!;
  const track = read('renderTrack', '(params: Track) => ReactNode')!;
  const text = read('getLabel', '(item: string) => string')!;
  const ways = variantsOf([thumb, track, text]);
  const told = ways.map((all) =>
    all.map(({ isKeyed = false, style }) => [isKeyed, Boolean(style)]),
  );
  expect(told).toHaveLength(8);
  expect(told).toContainEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  expect(told).toContainEqual([
    [true, false],
    [true, false],
    [false, false],
  ]);
  expect(variantsOf([text])).toEqual([[text]]);
  const [, keyed] = variantsOf([{ ...thumb, style: undefined }]);
  expect(printRender(keyed![0]!, '')).toBe(
    '({ props: { key, ...props } }) => <div key={key} {...props} />',
  );
});

it.each([
  ['React.ReactNode', true],
  ['string | (ReactNode)', true],
  ['React.ReactNode | …', true],
  ['ReactNode | (() => ReactNode)', true],
  ['(item: string) => React.ReactNode', false],
  ['{ label: React.ReactNode }[]', false],
  ['Record<string, ReactNode>', false],
  ['ReactNode[] | string', false],
  ['ReactNodes', false],
  ['ReactNode {', false],
])('%s may be given a text as a node: %s', (type, expected) => {
  expect(takesNode({ type })).toBe(expected);
});

it('gives what asks for the attributes of an element and of its field both', () => {
  const state =
    '{ getRootProps: <T>(props?: T) => T; getInputProps: <T>(props?: T) => T; on: boolean }';
  expect(written('children', `(state: ${state}) => ReactElement`))
    .toBe(`({ getRootProps, getInputProps }) => (
  <div {...getRootProps()}>
    <input {...getInputProps()} />
    Children
  </div>
)`);
  expect(
    written('children', '(state: { getRootProps: () => object }) => ReactElement'),
  ).not.toContain('getRootProps');
});
