import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import { listParameters, printCall } from '../text/describe-call.ts';
import { printBriefly, printProp } from '../text/describe-component.ts';
import { findComponents, findScattered } from '../text/find-components.ts';
import { listMentions } from '../text/mentions.ts';
import { askComponent } from './ask-component.ts';

const component = (name: string) => ({
  ...{ name, aliases: [], kind: 'component' as const, package: 'kit' },
  ...{ page: `/${name}`, api: `/${name}.json`, since: null, deprecated: null },
});
const components = ['Button', 'Tab', 'Tabs', 'Drawer', 'SwipeableDrawer', 'Paper'].map(component);
const find = (query: string) => findComponents({ components }, query).map(({ name }) => name);

it('what the others are said to be of goes first', () => {
  expect(find('the button of a Drawer')).toEqual(['Drawer', 'Button']);
  expect(find('a Drawer with a button')).toEqual(['Drawer', 'Button']);
  expect(find('color in a paper')).toEqual(['Paper']);
});

it('of names that differ by their plural, the one that is said goes first', () => {
  expect(find('center the tabs')).toEqual(['Tabs', 'Tab']);
  expect(find('icon of a tab')).toEqual(['Tab', 'Tabs']);
});

it('the words of a name may be anywhere', () => {
  const scattered = findScattered({ components }, 'which drawer opens by a swipe');
  expect(scattered.map(({ name }) => name)).toEqual(['SwipeableDrawer']);
  expect(findScattered({ components }, 'a drawer')).toEqual([]);
});

const doc = makeDoc({
  name: 'Rating',
  themeName: 'KitRating',
  props: [
    makeProp({ name: 'defaultValue', description: 'The default value.' }),
    makeProp({ name: 'max', default: '5', description: 'Maximum rating.' }),
    makeProp({ name: 'labelPlacement', description: 'Where it is.' }),
    makeProp({ name: 'open', description: 'Shown.' }),
  ],
});
const ask = (query: string) => {
  const { ranked, isSure } = askComponent({ component: component('Rating'), doc }, query, () => []);
  return [ranked[0]?.prop.name, isSure];
};

it.each([
  // A default that is asked for is no part of a name.
  ['default max of Rating', 'max', true],
  ['default value of Rating max', 'max', true],
  ['value by default', 'defaultValue', true],
  // The name may be said in other words, but all of it.
  ['label position of Rating', 'labelPlacement', true],
  ['which Rating opens by a swipe', 'open', false],
])('%s', (query, name, isSure) => {
  expect(ask(query)).toEqual([name, isSure]);
});

it('prose names props in code, alone or with a value, and code names none', () => {
  const prose = 'With `max={10}` and `readOnly`, `max` and `a b`.\n\n```tsx\n`no`\n```\n\n`late`\n';
  expect(listMentions(prose)).toEqual(['max', 'readOnly', 'late']);
  expect(listMentions('```\n`never`')).toEqual([]);
});

it('tells what is asked for, and no more', () => {
  const words = (query: string) => ({ props: [doc.props[1]!], words: query.split(' ') });
  expect(printBriefly(doc, '/r', words('max'))).not.toContain('KitRating');
  expect(printBriefly(doc, '/r', words('theme name'))).toContain('In the theme: `KitRating`');
  const old = makeProp({ since: '5.0.0', description: 'One. Two is long. Three' });
  expect(printProp(old, { room: 10, since: false })).toBe('- `size`: `number`. One.');
  expect(printProp(old)).toBe('- `size`: `number`, since 5.0.0. One. Two is long. Three');
  expect(printProp(makeProp({ description: 'As, e.g. Big ones. Two' }), { room: 5 })).toMatch(
    /As, e\.g\. Big ones\.$/,
  );
});

it('a function is told by its call, and by what its options may be', () => {
  const parameter = { type: 'Options', required: false, default: null, description: '' };
  const member = { name: 'noSsr', ...parameter, type: 'boolean', deprecated: null };
  const hook = makeDoc({
    kind: 'hook',
    name: 'useSize',
    signatures: [
      {
        ...{ text: 'useSize(options?: Options): number', description: '', returns: null },
        parameters: [{ name: 'options', ...parameter, members: [member] }],
      },
    ] as unknown as ReturnType<typeof makeDoc>['signatures'],
  });
  expect(printCall(hook)).toBe('```ts\nuseSize(options?: Options): number\n```');
  expect(printCall(doc)).toBe('');
  expect(listParameters(hook).map(({ name, type }) => [name, type])).toEqual([
    ['noSsr', 'boolean'],
  ]);
});
