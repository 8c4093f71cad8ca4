/** What the data that a component requires is made of, among the types of its page. */
import { expect, test } from 'vitest';
import { readKit } from '../fixtures/read-kit.ts';

const kit = readKit({
  'index.d.ts': `
interface Common<T extends Bound> { id: string; color?: Paint; run: (event: Told) => void; call(one: Told): void }
interface Bound { a: 1 }
interface Told { b: 2 }
type Paint = 'red' | 'blue';
type At = string | number;
type Soft<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
interface Line extends Common<Bound> { kind: 'line'; at: At; of: Values['first']; data?: Point[] }
interface Values { first: 1 }
interface Point { x: At; next: Point; born: Date; store: Store }
declare class Store { get(): Hidden }
interface Hidden { c: 3 }
type Series = Soft<Line, 'kind'>;
interface Beside { left: Inner }
interface Inner { d: 4 }
export declare function Chart(props: { series: readonly Series[]; beside?: Beside[]; map(row: Beside): void }): React.JSX.Element;
export declare function Sum(props: { data: Beside; draw: (all: Line[]) => void }): React.JSX.Element;
export declare function Free<Row extends Beside>(props: { data: Row[] }): React.JSX.Element;
`,
});
const typesOf = (name: string) => kit.doc(name).types.map((type) => type.name);

test('data that is required is told down to what one has to write of it', () => {
  expect(typesOf('Chart')).toEqual([
    ...['Series', 'Beside'],
    ...['Soft', 'Line', 'Common', 'Bound', 'At', 'Point'],
  ]);
});

test('so is an object of data, and what a type parameter may be; what is called is not', () => {
  expect(typesOf('Sum')).toEqual(['Beside', 'Line', 'Inner']);
  expect(typesOf('Free')).toEqual(['Beside', 'Inner']);
});
