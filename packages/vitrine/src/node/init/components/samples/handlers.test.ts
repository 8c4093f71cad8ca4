import { expect, it } from 'vitest';
import { literals, makeProp } from '../../../api/fixtures/docs.ts';
import type { TypeDoc } from '../../../model/signature-doc.ts';
import { isHandler, listHandlers, startOf } from './handlers.ts';

const typeDoc = (name: string, definition: string): TypeDoc => ({
  ...{ name, definition, description: '' },
});
const TYPES = [
  typeDoc('Change', 'type Change<T> = (value: T | null) => void'),
  typeDoc('Size', "type Size = 'small' | 'large'"),
  typeDoc('Round', 'type Round = Round'),
];
const handler = (name: string, type: string, required = true) => makeProp({ name, type, required });
const text = makeProp({ name: 'value', type: 'string', input: 'text', required: true });
const flag = makeProp({ name: 'checked', type: 'boolean', input: 'boolean', required: true });
const number = makeProp({ name: 'page', type: 'number', input: 'number', required: true });
const NEEDED = { value: 'a', checked: false, page: 1 };

it.each([
  ['() => void', true],
  ['((value: string) => void | Promise<void>) | undefined', true],
  ['React.MouseEventHandler<HTMLButtonElement>', true],
  ['React.Dispatch<React.SetStateAction<string>>', true],
  ['VoidFunction', true],
  ['Change<string>', true],
  ['(item: string) => React.ReactNode', false],
  ['() => void | string', true],
  ['string | (() => void)', false],
  ['Gone', false],
  ['Round', false],
  ['{', false],
])('%s may be given what does nothing: %s', (type, expected) => {
  expect(isHandler(makeProp({ name: 'onZap', type }), TYPES)).toBe(expected);
});

it.each([
  ['what it is called with', text, '(value: string) => void', { at: 0, by: 'argument' }],
  ['after an event', text, '(event: Event, value: string) => void', { at: 1, by: 'argument' }],
  ['nothing, too', text, 'Change<string>', { at: 0, by: 'argument', isNullable: true }],
  ['nothing, as it may be left out', text, '(value?: string) => void', { isNullable: true }],
  ['a dispatch', number, 'Dispatch<SetStateAction<number>>', { at: 0, by: 'argument' }],
  ['one of several', text, 'VoidFunction | ((value: string) => void)', { by: 'argument' }],
  ['a field', text, 'React.ChangeEventHandler<HTMLInputElement>', { by: 'target' }],
  ['a box', flag, '(event: React.ChangeEvent<HTMLInputElement>) => void', { by: 'target' }],
  ['that it happened', flag, '() => void', { by: 'turn' }],
])('sets state by %s', (_, state, type, sets) => {
  const [found] = listHandlers([state, handler('onChange', type)], TYPES, NEEDED);
  expect(found).toMatchObject({ name: 'onChange', sets: { prop: state.name, ...sets } });
});

it('sets one of few choices', () => {
  const state = makeProp({ name: 'value', type: 'Size', values: literals('small', 'large') });
  const all = [{ ...state, required: true }, handler('onChange', '(size: Size) => void')];
  expect(listHandlers(all, TYPES, { value: 'small' })[0]!.sets).toMatchObject({
    choices: ['small', 'large'],
  });
});

it('does nothing where a handler tells nothing of state', () => {
  for (const one of [
    handler('onClose', '() => void'),
    handler('onHoverChange', '(value: string) => void'),
    handler('onChange', '(value: number) => void'),
  ]) {
    expect(listHandlers([text, one], [], NEEDED)).toEqual([{ name: one.name, sets: null }]);
  }
});

it('sets what a handler is called after, and each prop once', () => {
  const all = [
    makeProp({ name: 'rating', type: 'number', input: 'number', required: true }),
    ...[number, handler('onPageChange', '(page: number) => void')],
    handler('onRatingChange', '(page: number) => void'),
    handler('onUpdate', '(page: number) => void'),
  ];
  const found = listHandlers(all, [], { ...NEEDED, rating: 2 });
  expect(found.map(({ name, sets }) => [name, sets?.prop])).toEqual([
    ['onPageChange', 'page'],
    ['onRatingChange', 'rating'],
    ['onUpdate', undefined],
  ]);
});

it('leaves alone what keeps its state itself', () => {
  const own = { ...text, required: false };
  const onChange = handler('onChange', '(value: string) => void', false);
  for (const name of ['defaultValue', 'initialValue']) {
    expect(listHandlers([own, onChange, makeProp({ name })], [], {})).toEqual([]);
  }
  expect(listHandlers([{ ...own, inherited: true }, onChange], [], {})).toEqual([]);
  expect(listHandlers([own, onChange, makeProp({ name: 'defaultOpen' })], [], {})).toHaveLength(1);
  expect(listHandlers([text, onChange], [], NEEDED)).toHaveLength(1);
  expect(listHandlers([own, { ...onChange, required: true }], [], {})[0]!.sets?.prop).toBe('value');
});

it.each([
  ['a day', 'Date', '(date: Date) => void', { $day: [2026, 0, 15] }, { isNullable: false }],
  [
    'a day or nothing',
    'Date | null',
    '(date: Date | null) => void',
    { $day: [2026, 0, 15] },
    { type: 'Date | null' },
  ],
  [
    'a day, of which nothing may be told',
    'Date',
    '(date: Date | null) => void',
    { $day: [2026, 0, 15] },
    { isNullable: true },
  ],
  [
    'both ends',
    '[number, number]',
    '(ends: [number, number]) => void',
    [20, 80],
    { type: '[number, number]' },
  ],
  ['numbers', 'number[]', '(all: number[]) => void', [20, 80], { isNullable: false }],
  ['words', 'string[]', '(all: Array<string>) => void', ['first', 'second'], {}],
  ['what nobody knows', 'Gone[]', '(all: Gone[]) => void', [], { type: 'Gone[]' }],
])('sets state of %s', (_, type, handles, start, sets) => {
  const state = makeProp({ name: 'value', type, required: true });
  const [found] = listHandlers([state, handler('onChange', handles)], TYPES, {});
  expect(startOf(state, TYPES)).toEqual(start);
  expect(found!.sets).toMatchObject({ prop: 'value', by: 'argument', ...sets });
});

it('closes what is open by whatever asks for it, and tells it by what is called after it', () => {
  const open = makeProp({ name: 'isOpen', type: 'boolean', input: 'boolean', required: true });
  const all = [
    open,
    handler('onOpenChange', '(open: boolean) => void', false),
    ...['onClose', 'onRequestClose'].map((name) => handler(name, '() => void', false)),
    handler('onDismiss', "{ hack(event: {}): void }['hack']", false),
    handler('onHoverChange', '(isOver: boolean) => void', false),
  ];
  expect(listHandlers(all, TYPES, {}).map(({ name, sets }) => [name, sets?.by])).toEqual([
    ['onOpenChange', 'argument'],
    ['onClose', 'close'],
    ['onRequestClose', 'close'],
    ['onDismiss', 'close'],
  ]);
});

it('sets the value by the change, be there others that tell and other state', () => {
  const date = makeProp({ name: 'date', type: 'Date' });
  const selected = makeProp({ name: 'selected', type: 'Date | null' });
  const type = '(date: Date | null) => void';
  const all = [
    handler('onSelect', type, false),
    handler('onChange', `(${type}) | …`, false),
    date,
    selected,
  ];
  expect(listHandlers(all, TYPES, {}).map(({ name, sets }) => [name, sets?.prop])).toEqual([
    ['onChange', 'selected'],
  ]);
  const onDateChange = handler('onDateChange', type, false);
  expect(listHandlers([date, onDateChange], TYPES, {})).toHaveLength(1);
});

it('sets a list by a handler without a type, and no text, which may come with an event', () => {
  const list = makeProp({ name: 'value', type: 'string[]', required: true });
  const onChange = handler('onChange', 'any', false);
  expect(listHandlers([list, onChange], TYPES, {})).toMatchObject([
    { name: 'onChange', sets: { prop: 'value', at: 0, by: 'argument' } },
  ]);
  expect(listHandlers([text, onChange], TYPES, {})).toEqual([]);
});
