import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import { listParameters, printCall } from '../text/describe-call.ts';
import { printBriefly, printShort } from '../text/describe-briefly.ts';
import { printProp } from '../text/describe-component.ts';
import { findComponents, findScattered } from '../text/find-components.ts';
import { listMentions } from '../text/mentions.ts';
import { readQuestion } from '../text/question.ts';
import { rankClasses } from '../text/rank-classes.ts';
import { askComponent, printAsked, printSure } from './ask-component.ts';
import { findResults } from './find-results.ts';

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
  // No word of a sentence has a capital within.
  expect(find('SwipeableDrawer for a paper')).toEqual(['SwipeableDrawer', 'Paper']);
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
const askAbout = (query: string) =>
  askComponent({ component: component('Rating'), doc, named: [] }, readQuestion(query), () => []);
const ask = (query: string) => {
  const { ranked, sure } = askAbout(query);
  return [ranked[0]?.prop.name, sure];
};

it.each([
  // A default that is asked for is no part of a name.
  ['default max of Rating', 'max', 'yes'],
  ['default value of Rating max', 'max', 'yes'],
  ['value by default', 'defaultValue', 'yes'],
  ['which prop of Rating is max', 'max', 'yes'],
  // The name may be said in other words, but all of it.
  ['label position of Rating', 'labelPlacement', 'yes'],
  // Another component may be called by what no prop is.
  ['which Rating opens by a swipe', 'open', 'likely'],
  // What another prop is called is asked for as well.
  ['open the max', 'max', 'no'],
])('%s', (query, name, sure) => {
  expect(ask(query)).toEqual([name, sure]);
});

it('prose names props in code, alone or with a value, and code names none', () => {
  const prose = 'With `max={10}` and `readOnly`, `max` and `a b`.\n\n```tsx\n`no`\n```\n\n`late`\n';
  expect(listMentions(prose)).toEqual(['max', 'readOnly', 'late']);
  expect(listMentions('```\n`never`')).toEqual([]);
});

it('tells what is asked for, and no more', () => {
  const told = (query: string) =>
    printBriefly(doc, '/r', { props: [doc.props[1]!], question: readQuestion(query) });
  expect(told('max')).not.toContain('KitRating');
  expect(told('theme name')).toContain('In the theme: `KitRating`');
  const old = makeProp({ since: '5.0.0', description: 'One. Two is long. Three' });
  expect(printShort(old, 10, false)).toBe('- `size`: `number`. One.');
  expect(printShort(old, 0, true)).toBe('- `size`: `number`, since 5.0.0.');
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

it('an answer has few lines: the best prop with what it does, some by name and type, none twice', () => {
  const many = makeDoc({
    ...doc,
    description: 'Stars. [More](/stars.md) of them.',
    props: Array.from({ length: 30 }, (_, at) =>
      makeProp({ name: `label${at}`, description: `A label. ${'It goes on. '.repeat(60)}` }),
    ),
  });
  const asked = askComponent(
    { component: component('Rating'), doc: many, named: [] },
    readQuestion('label of Rating'),
    () => [],
  );
  const open = printAsked(asked, [many.props[3]!], true).split('\n');
  expect(open).toHaveLength(7);
  expect(open[1]).toMatch(/^- `label0`: `number`\. A label\. It goes on\./);
  expect(open[2]).toMatch(/^- `label3`: `number`\. A label\./);
  expect(open[3]).toBe('- `label1`: `number`.');
  expect(open.join('').length).toBeLessThan(700);
  // Besides a first component, another one is told by less.
  const other = printAsked(asked, [], false).split('\n');
  expect(other).toHaveLength(4);
  expect(other[0]).toBe('# Rating (/Rating)');
  expect(printSure(asked).split('\n')).toHaveLength(5);
});

it('who asks for an import is told no props, who asks for a class the one that is meant', () => {
  const told = printSure(askAbout('import path of Rating'));
  expect(told).toBe("# Rating (/Rating) `import { Knob } from 'dials';`");
  const classes = ['root', 'label', 'icon', 'iconEmpty'].map((name) => ({
    ...{ name, className: `Kit-${name}`, description: `Of the ${name}.` },
    ...{ since: null, deprecated: null, deprecatedSince: null },
  }));
  const names = (query: string) =>
    rankClasses(classes, readQuestion(query).words).map(({ name }) => name);
  expect(names('class name of the label')).toEqual(['label']);
  expect(names('CSS class of an icon')).toEqual(['icon', 'iconEmpty']);
  expect(names('all classes')).toEqual([]);
});

it('a type is told by its values where it is a name for them, and cut where it is long', () => {
  const values = ["'a'", "'b'"].map((text) => ({ text, value: text.slice(1, -1) }));
  const wrapped = makeProp({
    ...{ type: "Union<'a' | 'b', Mine>", augmentable: 'Mine', values, default: "'a'" },
  });
  expect(printShort(wrapped, 0, false)).toBe("- `size`: `'a' | 'b'`, default: `'a'`.");
  const long = makeProp({ type: `(${'event: Event, '.repeat(20)}) => void` });
  expect(printShort(long, 0, false).length).toBeLessThan(90);
  expect(printShort(long, 100, false).length).toBeLessThan(150);
  const linked = makeProp({ description: 'See [the guide](https://ui.acme.example/guide).' });
  expect(printShort(linked, 100, false)).toBe('- `size`: `number`. See the guide.');
});

it('of a type that is more than its values nothing is left out', () => {
  const values = ["'xs'", "'xl'"].map((text) => ({ text, value: text.slice(1, -1) }));
  const radius = makeProp({ type: 'Radius | (string & {}) | number', values });
  expect(printShort(radius, 0, false)).toBe(
    "- `size`: `Radius | (string & {}) | number` (`'xs' | 'xl'`).",
  );
});

it('what many components share answers nothing beside a prop of its own', () => {
  const shared = makeDoc({
    name: 'Rating',
    props: [
      makeProp({ name: 'left', group: 'StyleProps', description: 'CSS.' }),
      makeProp({ name: 'leftSection', description: 'What stands on the left.' }),
    ],
  });
  const named = [component('Rating')];
  const asked = askComponent(
    { component: named[0]!, doc: shared, named },
    readQuestion('section on the left of Rating'),
    () => [],
  );
  expect(asked.ranked.map(({ prop }) => prop.name)).toEqual(['leftSection', 'left']);
  expect(printSure(asked)).not.toContain('`left`');
});

it('a question that names two components is not answered by a prop of one', () => {
  const named = [component('Rating'), component('Button')];
  const judge = (query: string, at: number) =>
    askComponent({ component: named[at]!, doc, named }, readQuestion(query), () => []).sure;
  expect(judge('open a Rating by a Button', 0)).toBe('no');
  expect(judge('open a Rating', 0)).toBe('yes');
});

it('names in code and accessibility are looked for by themselves, and told first', async () => {
  const result = (href: string, title: string, kind: 'heading' | 'prop' = 'heading') => ({
    ...{ kind, href, title: [{ text: title }], text: [] },
    page: { title: 'Page', href: '/page' },
  });
  const found: Record<string, ReturnType<typeof result>[]> = {
    makeStyles: [
      result('/old#other', 'Other'),
      result('/old#prop', 'makeStyles', 'prop'),
      result('/old#make-styles', 'What became of makeStyles'),
    ],
    DatePicker: [
      result('/dates#pickers', 'Date pickers'),
      result('/compared#dates', 'Dates'),
      result('/compared#pickers', 'A DatePicker'),
    ],
    'Rating accessibility': [result('/rating#accessibility', 'Accessibility')],
  };
  const first = result('/first', 'First');
  const asked: string[] = [];
  const source = {
    search: (query: string) => {
      asked.push(query);
      return Promise.resolve({ results: found[query] ?? [first] });
    },
  };
  const hrefs = async (query: string) =>
    (await findResults(source, readQuestion(query), [component('Rating')]))!.results.map(
      ({ href }) => href,
    );
  expect(await hrefs('what replaced makeStyles')).toEqual(['/old#make-styles', '/first']);
  expect(await hrefs('first day of DatePicker')).toEqual([
    '/dates#pickers',
    '/compared#pickers',
    '/first',
  ]);
  expect(await hrefs('name of a Rating for screen readers')).toEqual([
    '/rating#accessibility',
    '/first',
  ]);
  asked.length = 0;
  expect(await hrefs('stars of Rating')).toEqual(['/first']);
  expect(asked).toEqual(['stars of Rating']);
  const none = { search: () => Promise.resolve(null) };
  expect(await findResults(none, readQuestion('stars'), [])).toBeNull();
});
