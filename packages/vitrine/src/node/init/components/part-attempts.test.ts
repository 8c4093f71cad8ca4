import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { listCalledAttempts } from './called-attempts.ts';
import { listCandidates } from './choose-components.ts';

const children = makeProp({ name: 'children', type: 'React.ReactNode' });
const data = (required = false) => makeProp({ name: 'data', type: 'any[]', required });
const size = ['width', 'height'].map((name) => makeProp({ name, type: 'number' }));
const field = makeProp({ name: 'dataKey', type: 'Key<any>', required: true });
const chart = (...props: (typeof field)[]) => makeDoc({ name: 'BarChart', props });
const part = (name: string, ...props: (typeof field)[]) => makeDoc({ name, props });
const partsOf = (...docs: ReturnType<typeof makeDoc>[]) =>
  listCandidates(docs, 'kit')
    .find(({ name }) => name === 'BarChart')!
    .attempts.filter((attempt) => attempt.part !== undefined);

it('puts the part that its name begins with into what takes data, by the field that is measured', () => {
  const rows = [
    { name: 'First', value: 20 },
    { name: 'Second', value: 35 },
    { name: 'Third', value: 25 },
  ];
  const whole = { hasChildren: false, props: { data: rows, width: 300, height: 200 } };
  const bar = { name: 'Bar', props: { dataKey: 'value' } };
  expect(partsOf(chart(data(), ...size, children), part('Bar', field))).toEqual([
    { ...whole, isLast: true, part: bar },
  ]);
  expect(partsOf(chart(data(true), ...size, children), part('Bar', field))).toEqual([
    { ...whole, part: bar },
  ]);
});

it('puts none where a part asks for more, is another’s, or has no place', () => {
  const whole = chart(data(), ...size, children);
  const more = makeProp({ name: 'stop', type: 'Stop', required: true });
  const call = makeProp({ name: 'dataKey', type: '(row: any) => number' });
  for (const other of [
    part('Bar', field, more),
    part('Pie', field),
    part('Bar', call),
    part('Bar'),
  ])
    expect(partsOf(whole, other)).toEqual([]);
  expect(partsOf(chart(data(), ...size), part('Bar', field))).toEqual([]);
  expect(partsOf(chart(...size, children), part('Bar', field))).toEqual([]);
  const texts = makeProp({ name: 'data', type: 'string[]' });
  expect(partsOf(chart(texts, children), part('Bar', field))).toEqual([]);
});

it('gives a colour to a part that has none', () => {
  const fill = (more: object) => makeProp({ name: 'fill', type: 'string', input: 'text', ...more });
  const propsOf = (more: object) =>
    partsOf(chart(data(), children), part('Bar', field, fill(more)))[0]!.part!.props;
  expect(propsOf({})).toEqual({ dataKey: 'value', fill: 'steelblue' });
  for (const more of [{ default: "'red'" }, { inherited: true }, { input: null }])
    expect(propsOf(more)).toEqual({ dataKey: 'value' });
});

const parameter = (required: boolean) => ({
  ...{ name: 'text', type: 'Text', required, default: null, description: '', members: [] },
});
const made = (name: string, required: boolean[], specifier = 'kit'): ComponentDoc =>
  makeDoc({
    ...{ kind: 'function', name, imports: [{ specifier, clause: `{ ${name} }` }] },
    signatures: [
      {
        text: `${name}(text: Text): void`,
        description: '',
        parameters: required.map(parameter),
        returns: { type: 'void', description: '', members: [] },
      },
    ],
  });
const toaster = makeDoc({
  name: 'Toaster',
  imports: [{ specifier: 'kit', clause: '{ Toaster }' }],
});
const bare = { hasChildren: false, props: {} };
const callsOf = (docs: ComponentDoc[], own = [{ hasChildren: true, props: {} }, bare]) =>
  listCalledAttempts(toaster, docs, own).map((one) => one.calls);

it('calls what the component is named after, with one argument', () => {
  expect(listCalledAttempts(toaster, [made('toast', [true, false])], [bare])).toEqual([
    { ...bare, calls: 'toast' },
  ]);
  expect(callsOf([made('toast', [true]), made('toaster', [false])])).toEqual(['toast', 'toaster']);
  const others = [
    ...[made('toast', []), made('toast', [true, true]), made('toast', [true], 'other')],
    ...[made('notify', [true]), made('Toast', [true]), makeDoc({ name: 'toast' })],
  ];
  expect(callsOf(others)).toEqual([]);
});

it('calls nothing for what needs props of its own', () => {
  expect(callsOf([made('toast', [true])], [{ hasChildren: false, props: { 'a-b': 'c' } }])).toEqual(
    [],
  );
});
