import { expect, it } from 'vitest';
import { SHOWS_PICTURE } from '../../../probe/trial/seen.ts';
import { sampleOf, pictureOf } from './sample-value.ts';

const define = (...definitions: string[]) =>
  definitions.map((definition) => ({
    name: /^(?:type|interface) (\w+)/.exec(definition)![1]!,
    definition,
    description: '',
  }));
const sample = (type: string, ...definitions: string[]) =>
  sampleOf(type, define(...definitions), 'rows');

const ROW =
  'interface Row {\n  id: string;\n  count: number;\n  note?: string;\n  label?: string;\n}';

it('gives a list three elements, each with what it requires and a text to see', () => {
  expect(sample('Row[]', ROW)).toEqual([
    { id: 'first', count: 20, label: 'First' },
    { id: 'second', count: 35, label: 'Second' },
    { id: 'third', count: 25, label: 'Third' },
  ]);
  for (const type of ['readonly Row[]', 'Array<Row>', 'ReadonlyArray<Readonly<Row>>', '(Row)[]'])
    expect(sample(type, ROW), type).toHaveLength(3);
  expect(sample('string[]')).toEqual(['First', 'Second', 'Third']);
  expect(sample('{ id: number; on: boolean; href: string }[] | null')).toEqual([
    { id: 1, on: false, href: '#' },
    { id: 2, on: false, href: '#' },
    { id: 3, on: false, href: '#' },
  ]);
});

it('follows names, what they extend and what they are made of', () => {
  const base = `interface Base { key: React.Key; kind: 'a' | 'b' }`;
  const item = 'interface Item extends Base { title: React.ReactNode; children?: Item[] }';
  expect((sample('Item[]', base, item) as unknown[])[1]).toEqual({
    ...{ key: 'second', kind: 'a', title: 'Second' },
  });
  const both = 'type Both = Base & { size: number; [more: `x-${string}`]: unknown }';
  expect(sample('Both', base, both)).toEqual({ key: 'first', kind: 'a', size: 20 });
});

it('takes what nobody declares for the object that it is given', () => {
  expect(sample('Node<{ key: string; title?: string }>[]')).toEqual([
    { key: 'first', title: 'First' },
    { key: 'second', title: 'Second' },
    { key: 'third', title: 'Third' },
  ]);
  expect(sample('Node<string>')).toBe(null);
});

it('gives records a name and a value, as far as they take them, or all keys that are written', () => {
  const first = (type: string) => (sample(`${type}[]`) as unknown[] | null)?.[0] ?? null;
  for (const type of ['any', 'unknown', 'string | number', 'number | string | boolean'])
    expect(first(`Record<string, ${type}>`), type).toEqual({ name: 'First', value: 20 });
  expect(first('Record<string, string>')).toEqual({ name: 'First' });
  expect(first('Record<string, number | null>')).toEqual({ value: 20 });
  expect(first("Record<'id' | 'title', string>")).toEqual({ id: 'first', title: 'First' });
  for (const type of ['string, () => void', "'a', () => void", 'Key, string', 'number, string', ''])
    expect(first(`Record<${type}>`), type).toBe(null);
});

it('reads what the language and a library make of object types', () => {
  const base = 'interface Base<Of> {\n  type: Of;\n  data?: ReadonlyArray<number | null>;\n}';
  const series = "interface Series extends Base<'bar'> {\n  label?: string | (() => string);\n}";
  const may = 'type MayLack<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>';
  expect(sample("MayLack<Series, 'type'>[]", base, series, may)).toEqual([
    { label: 'First', data: [20, 35, 25] },
  ]);
  expect(sample('Series', base, series)).toEqual({ type: 'bar', label: 'First' });
  const slice = 'type Slice<Of = Point> = { type: string; data: Readonly<Required<Of>[]> }';
  const point = 'interface Point {\n  value: number;\n  label?: string;\n  at?: { x: number …\n}';
  expect(sample("Omit<Slice, 'type'>", slice, point.replace(/ {2}at.*\n/, ''))).toEqual({
    data: [
      { value: 20, label: 'First' },
      { value: 35, label: 'Second' },
      { value: 25, label: 'Third' },
    ],
  });
  expect(sample('Point', point)).toEqual({ value: 20, label: 'First' });
  expect(sample('Omit<Nowhere, string>')).toBe(null);
});

it('takes one of what has a list itself, and a number for what is measured', () => {
  const line = '{ id: string; data: readonly { x: At; y: At }[] }';
  expect(sample(`${line}[]`, 'type At = string | number | Date')).toEqual([
    {
      id: 'first',
      data: [
        { x: 'First', y: 20 },
        { x: 'Second', y: 35 },
        { x: 'Third', y: 25 },
      ],
    },
  ]);
});

it('gives data of any shape a name and a value', () => {
  const rows = sampleOf('readonly Row[]', define('type Row = unknown'), 'data') as unknown[];
  expect(rows[0]).toEqual({ name: 'First', value: 20 });
  expect(sampleOf('any[]', [], 'data')).toHaveLength(3);
});

it('gives a text where any value of an element tells it apart', () => {
  const rows = sample('Row[]', 'interface Row { value: any; label: string }') as unknown[];
  expect(rows[0]).toEqual({ value: 'first', label: 'First' });
  expect(sample('Row[]', 'interface Row { value: any[]; label: string }')).toBe(null);
  expect(sample('Row[]', 'interface Row { load: any; label: string }')).toBe(null);
});

it('gives colours to what is drawn', () => {
  const parts = sample(
    'Part[]',
    'interface Part { value: number; color: string; hoverColor: string }',
  );
  expect((parts as { color: string }[]).map(({ color }) => color)).toEqual([
    'steelblue',
    'tomato',
    'seagreen',
  ]);
  expect(parts).toMatchObject([{ hoverColor: 'steelblue' }, {}, {}]);
});

it('gives nothing where something is required that is no data, or not known', () => {
  const types = [
    '{ render: () => string }[]',
    '{ run(): void }',
    'Nowhere[]',
    'T[]',
    '() => Row[]',
  ];
  for (const type of [
    ...types,
    '{ icon: string }',
    'any[]',
    '[Row, any]',
    'Map<string, Row>',
    '{}',
  ])
    expect(sample(type, ROW), type).toBe(null);
  for (const base of [
    'Nowhere',
    'React.CSSProperties',
    'A.B.C<string>',
    "Omit<React.CSSProperties, 'x'>",
  ])
    expect(sample('Row', `interface Row extends ${base} { id: string }`), base).toBe(null);
  expect(sample('A.Row[]', ROW)).toBe(null);
  expect(sample('not a type')).toBe(null);
});

it('comes to an end where types name themselves', () => {
  expect(sample('Node', 'interface Node { id: string; next: Node }')).toBe(null);
  expect(sample('Loop', 'type Loop = Loop & { id: string }')).toBe(null);
  expect(sample('Loop', 'type Loop = Loop')).toBe(null);
});

it('gives pictures that nobody is asked for, each of its colour, and none as a text', () => {
  expect(sampleOf('{ src: string; alt: string }[]', [], 'slides')).toEqual(
    ['First', 'Second', 'Third'].map((alt, at) => ({ src: pictureOf(at), alt })),
  );
  expect(pictureOf(1)).toMatch(/^data:image\/svg\+xml,<svg .* style="background:tomato"\/>$/);
  expect(SHOWS_PICTURE.test(`<div><img alt="a" src="${pictureOf(0)}"/>`)).toBe(true);
  expect(sampleOf('{ image: ReactNode }', [], 'slide')).toBe(null);
});
