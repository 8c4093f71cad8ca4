import { expect, it } from 'vitest';
import { makeDoc } from '../../api/fixtures/docs.ts';
import { blankProp, type ComponentDoc } from '../../model/component-doc.ts';
import { listParameters, printCall } from './describe-call.ts';

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

it('what the functions take that a function has is not its own', () => {
  const ofMember = { ...signatures[0]!, text: 'useSize.of(options)' };
  expect(listParameters({ name: 'useSize', signatures: [ofMember] })).toEqual([]);
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
