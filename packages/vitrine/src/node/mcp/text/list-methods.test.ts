import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import { readQuestion } from './question.ts';
import { askComponent, printSure } from '../tools/ask-component.ts';
import { listMethods } from './list-methods.ts';

const type = (name: string, ...members: string[]) => ({
  name,
  definition: `interface ${name} {\n${members.map((one) => `  ${one}\n`).join('')}}`,
  description: '',
});
const notice = makeDoc({
  name: 'Notice',
  ref: 'NoticeHandle<string>',
  props: [
    makeProp({ name: 'life', description: 'How long one stays.' }),
    makeProp({ name: 'closable', description: 'Whether it can be closed.' }),
    makeProp({ name: 'action', type: 'React.Ref<NoticeActions>' }),
  ],
  types: [
    type(
      'NoticeHandle',
      'show(message: string, key?: (one: string) => void): string;',
      'clear: () => void;',
      'readonly count: number;',
      'life(): number;',
      'pick<Key>(key: Key): Key | null;',
    ),
    type('NoticeActions', 'updatePlace(): void;'),
    type('Other', 'run(): void;'),
  ],
});

it('lists what a ref of a component can be told, and of a ref that a prop takes', () => {
  expect(
    listMethods(notice).map(({ name, type: of, description }) => [name, of, description]),
  ).toEqual([
    ['show', '(message: string, key?: (one: string) => void) => string', 'Method of its `ref`.'],
    ['clear', '() => void', 'Method of its `ref`.'],
    ['pick', '<Key>(key: Key) => Key | null', 'Method of its `ref`.'],
    ['updatePlace', '() => void', 'Method of `action`.'],
  ]);
  expect(listMethods(makeDoc({ ref: 'HTMLElement' }))).toEqual([]);
});

it.each([
  ['how do I show a Notice', '`show`: `(message'],
  ['method of Notice that clears all', '`clear`: `() => void`. Method of its `ref`.'],
  ['update the place of a Notice from code', '`updatePlace`: `() => void`. Method of `action`.'],
])('answers %j', (question, answer) => {
  const component = {
    ...{ name: 'Notice', aliases: [], kind: 'component' as const, package: 'kit', page: '/n' },
    ...{ api: '/n.json', since: null, deprecated: null },
  };
  const asked = askComponent(
    { component, doc: notice, named: [component] },
    readQuestion(question),
    () => [],
  );
  expect(printSure(asked)).toContain(answer);
});

it('lists what a type has of those that it extends, and what a class itself is asked for', () => {
  const doc = makeDoc({
    ref: 'Toaster',
    types: [
      { ...type('', 'static create(at: Place): Toaster;', 'show(): void;'), name: 'Toaster' },
      { name: 'Timed', definition: 'type Timed = Base & Missing', description: '' },
      type('Base', 'stop(): void;', 'show(): string;'),
    ],
  });
  doc.types[0]!.definition = doc.types[0]!.definition.replace(
    'interface ',
    'class Toaster extends Timed, Toaster',
  );
  expect(listMethods(doc).map((one) => [one.name, one.type, one.description])).toEqual([
    ['create', '(at: Place) => Toaster', 'Static method.'],
    ['show', '() => void', 'Method of its `ref`.'],
    ['stop', '() => void', 'Method of its `ref`.'],
  ]);
});

it.each([
  ['public show(): void;', 'show () => void'],
  ['abstract readonly show: () => void;', 'show () => void'],
  ['static readonly of: (a: A) => B', 'of (a: A) => B'],
  ['show?: () => void;', 'show () => void'],
  [
    'show(a: (b: C) => (d) => E, f: (g)): H | null;',
    'show (a: (b: C) => (d) => E, f: (g)) => H | null',
  ],
  ['show();', 'show () => void'],
  [
    'pick<Key extends (a: B) => C>(key: Key): Key;',
    'pick <Key extends (a: B) => C>(key: Key) => Key',
  ],
  ['count: number;', null],
  ['protected show(): void;', null],
  ['  nested(): void;', null],
  ['[key: string]: () => void;', null],
  ['show(', 'show ('],
])('reads the member %j as %j', (line, read) => {
  const methods = listMethods(makeDoc({ ref: 'Handle', types: [type('Handle', line)] }));
  expect(methods.map((one) => `${one.name} ${one.type}`)).toEqual(read === null ? [] : [read]);
});

it.each(['React.Ref<A>', 'RefObject<A | null>', 'React.RefCallback<A> | undefined'])(
  'knows that a prop takes a ref: %s',
  (ref) => {
    const doc = makeDoc({
      props: [makeProp({ name: 'action', type: ref })],
      types: [type('A', 'go(): void;')],
    });
    expect(listMethods(doc).map(({ name }) => name)).toEqual(['go']);
  },
);

it('takes no other prop for one that takes a ref, nor a name for its base that only stands in it', () => {
  const props = ['Reference<A>', 'Ref', '(ref: A) => void'].map((of) => makeProp({ type: of }));
  expect(listMethods(makeDoc({ props, types: [type('A', 'go(): void;')] }))).toEqual([]);
  const types = [
    { ...type('Handle'), definition: 'interface Handle {\n  other: (a: Base) => void;\n}' },
    type('Base', 'go(): void;'),
  ];
  expect(listMethods(makeDoc({ ref: 'Handle', types })).map(({ name }) => name)).toEqual(['other']);
});
