import { expect, it } from 'vitest';
import { makeDoc } from '../../api/fixtures/docs.ts';
import { blankProp, type ComponentDoc } from '../../model/component-doc.ts';
import {
  listOptions,
  listParameters,
  printAskedCall,
  printCall,
  printResult,
} from './describe-call.ts';
import { readQuestion } from './question.ts';

const parameter = { type: 'Options', required: true, default: '{}', description: 'All of it.' };
const member = { ...parameter, name: 'delay', type: 'number', deprecated: 'Use `wait`.' };
const signatures = [
  {
    text: 'useSize(options)',
    parameters: [
      { ...parameter, name: 'options', members: [member] },
      { ...parameter, name: 'target', members: [] },
    ],
  },
  { text: 'useSize(target)', parameters: [{ ...parameter, name: 'target', members: [] }] },
] as unknown as ComponentDoc['signatures'];

it('what a function takes is told as props are, each name once', () => {
  expect(listParameters({ name: 'useSize', signatures })).toEqual([
    { ...blankProp(), ...member },
    { ...blankProp(), ...parameter, name: 'target', deprecated: null },
  ]);
});

it('what one of several texts can be passed for has them as values', () => {
  const of = (type: string) =>
    listParameters({
      name: 'useSize',
      signatures: [
        { text: 'useSize(mode)', parameters: [{ ...parameter, name: 'mode', type, members: [] }] },
      ] as unknown as ComponentDoc['signatures'],
    })[0]!.values;
  expect(of("'onBlur' | 'all'")).toEqual([
    { text: "'onBlur'", value: 'onBlur' },
    { text: "'all'", value: 'all' },
  ]);
  expect(of("'a | b'")).toEqual([{ text: "'a | b'", value: 'a | b' }]);
  expect([of("'a' | number"), of('Mode')]).toEqual([[], []]);
});

it('what the functions take that a function has is not its own', () => {
  const ofMember = { ...signatures[0]!, text: 'useSize.of(options)' };
  const told = (kind: ComponentDoc['kind']) =>
    listOptions({ name: 'useSize', kind, signatures: [ofMember] }).map(({ name }) => name);
  expect(told('hook')).toEqual([]);
  // What has nothing but such functions is asked for what they take.
  expect(told('constant')).toEqual(['delay', 'target']);
});

it.each<[string, Partial<ComponentDoc>, string]>([
  [
    'a component by the functions that it has',
    { signatures },
    'useSize(options)\n\nuseSize(target)',
  ],
  ['a component that has none is not called', {}, ''],
  ['every way to call it', { kind: 'hook', signatures }, 'useSize(options)\n\nuseSize(target)'],
  ['the type of a constant', { kind: 'constant', definition: 'Map<string, 1>' }, 'Map<string, 1>'],
  ['nothing that is known', { kind: 'type', definition: null }, ''],
  ['an empty one', { kind: 'type', definition: ' \n' }, ''],
])('%s', (_, changes, code) => {
  expect(printCall(makeDoc(changes))).toBe(code === '' ? '' : `\`\`\`ts\n${code}\n\`\`\``);
});

/** A constant with functions that take long to declare. */
const toast = (...names: string[]) =>
  makeDoc({
    kind: 'constant',
    signatures: names.map((name) => ({
      ...{ text: `toast.${name}(${'a'.repeat(200)}): void`, description: '', parameters: [] },
      ...{ returns: null, throws: [] },
    })) as unknown as ComponentDoc['signatures'],
  });

it('of more functions than there is room for, those that are asked for are told', () => {
  const doc = toast('show', 'hideAll', 'success');
  const call = (name: string) => `\`\`\`ts\ntoast.${name}(${'a'.repeat(200)}): void\n\`\`\``;
  expect(printAskedCall(doc, ['a', 'successes'], false)).toBe(call('success'));
  expect(printAskedCall(doc, ['hides'], true)).toBe(
    `${call('hideAll')}\nFunctions: \`toast.show\`, \`toast.success\``,
  );
  expect(printAskedCall(doc, [], true)).toBe(
    'Functions: `toast.show`, `toast.hideAll`, `toast.success`',
  );
  expect(printAskedCall(doc, ['toast'], false)).toBe('');
  expect(printAskedCall(toast('show', 'hide'), [], false)).toBe(printCall(toast('show', 'hide')));
});

it('no more of them than there is room for', () => {
  const doc = toast('show', 'showAll', 'showOne');
  const told = printAskedCall(doc, ['show'], true);
  expect(told.match(/^toast\./gm)).toHaveLength(2);
  expect(told).toContain('Functions: `toast.showOne`');
});

it('what a call gives is told where that is asked, member by member', () => {
  const one = (name: string, description = '') => ({
    ...{ name, type: '() =>\n void', required: true, default: null, description, deprecated: null },
  });
  const returning = (members: ReturnType<typeof one>[], description = '') => ({
    name: 'useOpen',
    signatures: [
      {
        text: 'useOpen(): Open',
        description: '',
        parameters: [],
        returns: { type: 'Open', description, members },
      },
    ],
  });
  const tell = (query: string, ...given: Parameters<typeof returning>) =>
    printResult(returning(...given), readQuestion(query));
  const few = [one('open', 'Opens.'), one('close')];
  expect(tell('what does useOpen return', few)).toBe(
    'Returns `Open`:\n- `open`: `() => void`. Opens.\n- `close`: `() => void`.',
  );
  expect(tell('useOpen', few)).toBe('');
  expect(tell('what useOpen gives', [], 'An id.')).toBe('An id.');
  expect(printResult({ name: 'Knob', signatures: [] }, readQuestion('result'))).toBe('');
  const many = Array.from({ length: 14 }, (_, at) => one(`m${at}`));
  expect(tell('returned', many)).toMatch(/- `m11`: .*\nOthers: `m12`, `m13`$/);
});

it('of the members of a constant that is long, those are told that are asked for', () => {
  const doc = {
    ...toast('show', 'hide', 'move'),
    name: 'Classes',
    definition: '{ DARK, ALIGN_LEFT, SMALL, … }',
  };
  expect(printAskedCall(doc, ['dark', 'mode'], false)).toBe('Members: `Classes.DARK`');
  expect(printAskedCall(doc, ['align', 'it', 'left'], false)).toBe('Members: `Classes.ALIGN_LEFT`');
  expect(printAskedCall(doc, ['align'], false)).toBe('');
});
