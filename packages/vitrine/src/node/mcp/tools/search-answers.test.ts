import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { search } from './search.ts';

const prop = (name: string, description = '') => makeProp({ name, description });
const docOf = (name: string, props: PropDoc[], changes: Partial<ComponentDoc> = {}) =>
  makeDoc({ name, props, description: `A ${name}.`, imports: [], ...changes });
const DOCS = [
  docOf('Knob', [prop('size', 'How wide.'), prop('tone', 'How dark.'), prop('helperText')]),
  docOf('Dial', [prop('range', 'From where.'), prop('size', 'How wide.')]),
  docOf('SideSheet', [prop('anchor', 'An edge.')]),
  docOf('Hint', [prop('text', 'Said.')]),
  docOf('HintTrigger', [prop('delay', 'Until then.'), prop('note')]),
  docOf('Gauge', [prop('low', 'At least.')]),
  docOf('GaugeGroup', [prop('children')]),
  docOf('GaugeView', [prop('rows')]),
  docOf('GaugeBody', [prop('ends', 'Of it.')]),
  docOf('Tray.Body', [prop('children')]),
  docOf('Tray.Rim', [prop('children')]),
  docOf('Tray.Root', [prop('lazyMount', 'Later.')]),
  docOf('Ring', [prop('children')]),
  docOf('Ringer', [prop('pitch', 'How high.')]),
  docOf('Lever', [prop('shade', 'A value.')]),
  docOf('LeverArrow', [prop('edge', 'An edge.')]),
  docOf('LeverProvider', [
    ...['edge', 'defaultValue'].map((name) => ({ ...prop(name), inherited: true, from: 'Store' })),
  ]),
  docOf('LeverValue', [prop('fallback', 'The value by default.')]),
  docOf('useMedia', [], { kind: 'hook', definition: '() => boolean' }),
];
const PAGES: Record<string, string> = {
  '/knobs': '# Knobs\n\nKnobs turn.\n\n## Below it\n\nWith `helperText`.\n',
  '/dials': '# Dials\n\nDials tell.\n\n## Ends\n\nWith `range`.\n',
};

type Found = [href: string, title: string, kind?: string][];

function open(found: Found | null, suggestion?: string) {
  const read: string[] = [];
  const page = (path: string, components: string[]) => ({
    ...{ path, kind: 'markdown', title: path.slice(1), description: 'About it.', markdown: path },
    ...{ reference: components.map((name) => `/api/${name}`), demos: [] },
  });
  const source = {
    describe: () =>
      Promise.resolve({
        components: DOCS.map(({ name, aliases, kind }) => ({
          ...{ name, aliases, kind, package: 'kit', page: `/api/${name}`, api: name },
        })),
        pages: [page('/knobs', ['Knob']), page('/dials', ['Dial'])],
      }),
    readApi: ({ api }: { api: string }) => {
      read.push(api);
      return Promise.resolve({ components: DOCS.filter(({ name }) => name === api) });
    },
    readPage: ({ path }: { path: string }) => {
      read.push(path);
      return Promise.resolve(PAGES[path]!);
    },
    findSynonyms: () => [],
    search: () =>
      Promise.resolve(
        found && {
          results: found.map(([href, title, kind = 'heading']) => ({
            ...{ kind, href, title: [{ text: title }], text: [] },
            page: { title: 'Page', href: href.split('#')[0] },
          })),
          ...(suggestion !== undefined && { suggestion }),
        },
      ),
  } as unknown as DocSource;
  return { read, source };
}
const ask = async (query: string, found: Found | null = [], suggestion?: string) =>
  (await search(open(found, suggestion).source, { query })).split('\n');

const BELOW: Found[number] = ['/knobs#below-it', 'Below it'];
const ENDS: Found[number] = ['/dials#ends', 'Ends'];

it('says that nothing is found, or that nothing can be', async () => {
  expect(await ask('wobbles')).toEqual([
    'Nothing is found for "wobbles". Try fewer or other words, or list_pages.',
  ]);
  expect(await ask('ボタン')).toEqual([
    'Nothing is found for "ボタン". The pages are written in Latin letters: ask in their language, or by names as in code. Try fewer or other words, or list_pages.',
  ]);
  expect((await ask('w'.repeat(200)))[0]).toContain(`"${'w'.repeat(100)}".`);
  expect(await ask('wobbles', null)).toEqual([
    'This site has no search index of its own. Use list_pages and get_component.',
  ]);
  expect(await ask('wobbles', [], 'hobbles')).toEqual(['Searched for "hobbles" too.']);
});

it('a prop that surely answers is told, and two addresses to go on', async () => {
  expect(await ask('size of Knob', [BELOW, ENDS, ['/dials', 'Dials', 'page']])).toEqual([
    ...['# Knob (/api/Knob)', '- `size`: `number`. How wide.', ''],
    'See also: /knobs#below-it · /dials#ends',
  ]);
});

it('what the reference says of a component that is told is no result beside it', async () => {
  const own: Found = [
    ['/api/Knob#prop-size', 'size', 'prop'],
    ['/api/Knob', 'Knob', 'page'],
    ['/api/Knob#classes', 'Classes'],
    ['/api/Dial', 'Dial', 'page'],
  ];
  expect((await ask('size of Knob', own)).at(-1)).toBe('See also: /api/Knob#classes · /api/Dial');
});

it('of components that are called by a word of the question, one with such a prop is told once', async () => {
  const found: Found = [
    ['/api/HintTrigger#prop-delay', 'delay', 'prop'],
    ['/api/Knob#prop-tone', 'tone', 'prop'],
  ];
  const told = await ask('delay of what triggers', found);
  expect(told.filter((line) => line.includes('`delay`'))).toEqual([
    '- `delay`: `number`. Until then.',
  ]);
  expect(told[0]).toBe('# HintTrigger (/api/HintTrigger)');
  // None has a prop for it.
  expect((await ask('colors of triggers', found)).join('\n')).not.toContain('# HintTrigger');
});

it('what a question is about answers it before what else it names', async () => {
  expect((await ask('size of a Knob in a Dial'))[0]).toBe('# Dial (/api/Dial)');
  // Unless it has nothing to do with the rest.
  expect(await ask('tone of a Knob in a SideSheet')).toEqual([
    ...['# Knob (/api/Knob)', '- `tone`: `number`. How dark.'],
  ]);
  const both = await ask('size and range of a Dial and a Knob');
  expect(both.filter((line) => line.startsWith('# '))).toEqual([
    ...['# Dial (/api/Dial)', '# Knob (/api/Knob)'],
  ]);
});

it('a prop of which something more is said answers, unless another component may be meant', async () => {
  const also = ['', 'See also: /dials#ends'];
  const likely = ['# Knob (/api/Knob)', '- `tone`: `number`. How dark.'];
  expect(await ask('tone of a Knob that wobbles', [ENDS])).toEqual([...likely, ...also]);
  const open = await ask('a dark tone of a Knob, a sheet at the side', [ENDS]);
  expect(open.slice(0, 6)).toEqual([
    ...likely,
    // It has few, and one of them may be meant.
    ...['- `size`: `number`. How wide.', '- `helperText`: `number`.', '', '# Dial (/api/Dial)'],
  ]);
});

it('what has hardly to do with the question is named beside what has, without a prop', async () => {
  const told = await ask('a wide tone, helper and text of Knob and Dial');
  expect(told.filter((line) => line.startsWith('# '))).toEqual([
    '# Knob (/api/Knob)',
    '# Dial (/api/Dial)',
  ]);
  expect(told.join('\n')).not.toContain('`range`');
});

it('what is named without a prop is told once, and is no other one that may be meant', async () => {
  const range: Found[number] = ['/api/Dial#prop-range', 'range', 'prop'];
  expect(await ask('Ring with a low Gauge that wobbles and more', [range])).toEqual([
    ...['# Gauge (/api/Gauge)', '- `low`: `number`. At least.', '', '# Ring (/api/Ring)', ''],
    ...[
      'Related: `Ringer` (/api/Ringer) · `GaugeGroup` (/api/GaugeGroup) · `GaugeView` (/api/GaugeView)',
      '',
    ],
    // Beside a component, a prop of another one is an address.
    'See also: /api/Dial#prop-range',
  ]);
});

it('a component whose name is scattered answers where none is named', async () => {
  expect(await ask('anchor of a sheet at the side', [ENDS])).toEqual([
    ...['# SideSheet (/api/SideSheet)', '- `anchor`: `number`. An edge.', ''],
    'See also: /dials#ends',
  ]);
});

it('where none surely answers, those that may, with the props that sections name', async () => {
  expect(await ask('wobbles below', [BELOW])).toEqual([
    ...['# Knob (/api/Knob)', '- `helperText`: `number`.'],
    ...['- `size`: `number`. How wide.', '- `tone`: `number`.', ''],
    ...['**Page: Below it** (/knobs#below-it)', 'With `helperText`.'],
  ]);
  const two = await ask('wobbles below SideSheet', [ENDS, BELOW]);
  expect(two.filter((line) => line.startsWith('# '))).toEqual([
    ...['# SideSheet (/api/SideSheet)', '# Dial (/api/Dial)'],
  ]);
});

it('what takes what is asked of another by its name is told beside it', async () => {
  const told = async (query: string) =>
    (await ask(query)).filter((line) => line.startsWith('# ')).map((line) => line.split(' ')[1]);
  // `delay` is a prop of the trigger, `turns` of another of the family.
  expect(await told('Hint and its long delay')).toEqual(['Hint', 'HintTrigger']);
  expect(await told('delays and notes of HintTrigger')).toEqual(['HintTrigger']);
  expect(await told('wobbling ends of a GaugeView')).toEqual(['GaugeView', 'GaugeBody']);
  expect(await told('a Hint that wobbles')).toEqual(['Hint']);
});

it('a component that is called by all that is said goes first', async () => {
  const [first] = await ask('how to group gauges');
  expect(first).toBe('# GaugeGroup (/api/GaugeGroup)');
});

it('a name that is misspelt is known by what the search took it for', async () => {
  expect(await ask('size of a Knbo', [ENDS], 'size of a knob')).toEqual([
    ...['# Knob (/api/Knob)', '- `size`: `number`. How wide.', ''],
    ...['See also: /dials#ends', '', 'Searched for "size of a knob" too.'],
  ]);
  // One that is known is meant as it is written.
  const known = await ask('size of a Knob', [], 'size of a dial');
  expect(known[0]).toBe('# Knob (/api/Knob)');
});

it('a prop that is found is told as shortly as any other', async () => {
  const answer = await ask('tone', [['/api/Knob#prop-helperText', 'helperText', 'prop']]);
  expect(answer).toEqual([...['Page (/api/Knob#prop-helperText)', '- `helperText`: `number`.']]);
  const long = docOf('Knob', [makeProp({ name: 'tone', type: 'a'.repeat(500) })]);
  const { source } = open([['/api/Knob#prop-tone', 'tone', 'prop']]);
  const read = { ...source, readApi: () => Promise.resolve({ components: [long] }) } as never;
  expect((await search(read, { query: 'wobbles' })).length).toBeLessThan(220);
});

it('who asks for a component or a hook is told what it is', async () => {
  expect(await ask('which component is a sheet at the side', [ENDS])).toEqual([
    ...['# SideSheet (/api/SideSheet)', 'A SideSheet.', 'Props: `anchor`', ''],
    ...['**Page: Ends** (/dials#ends)', 'With `range`.'],
  ]);
  expect(await ask('which hook for media')).toEqual([
    ...['# useMedia (/api/useMedia)', 'A useMedia.', '```ts', '() => boolean', '```'],
  ]);
  expect(await ask('for media')).toEqual(['Related: `useMedia` (/api/useMedia)']);
});

it('reads each file once', async () => {
  const { read, source } = open([BELOW, ['/knobs', 'Knobs', 'page']]);
  await search(source, { query: 'wobbles of a Knob' });
  expect(read.sort()).toEqual(['/knobs', 'Knob']);
});

it('knows a component by its name without vowels', async () => {
  expect((await ask('tone of a knb'))[0]).toBe('# Knob (/api/Knob)');
});

it('what a part cannot answer its root does, and what a thing cannot, what makes it', async () => {
  const titles = async (query: string) =>
    (await ask(query)).filter((line) => line.startsWith('# '));
  expect((await titles('lazy mount of the tray body')).map((line) => line.split(' ')[1])).toEqual([
    'Tray.Body',
    'Tray.Root',
  ]);
  // Before others that it names and that have nothing to say.
  expect((await titles('gauge group and lazy mount in the tray body'))[1]).toContain('# Tray.Root');
  expect((await titles('Ring pitch')).join()).toContain('# Ringer');
});

it('functions of one component are told each by itself, though they lie at one address', async () => {
  const found: Found = [
    ['/dials#functions', 'turnSlowly', 'option'],
    ['/dials#functions', 'turnSlowlyBack', 'option'],
  ];
  const told = (await ask('turnSlowly', found)).filter((line) => line.startsWith('**'));
  expect(told).toEqual([
    '**turnSlowly** (option of Page, /dials#functions)',
    '**turnSlowlyBack** (option of Page, /dials#functions)',
  ]);
});

it('says first that a prop is none of the component that is asked about', async () => {
  const [first, , head] = await ask('Dial.onTurn');
  expect(first).toMatch(/^There is no prop of Dial "onTurn"/);
  expect(head).toMatch(/^# Dial /);
});

it('a component of elsewhere has nothing to do with those whose props its section names', async () => {
  expect((await ask('ends of a dial', [ENDS])).join()).toContain('# Dial');
  expect((await ask('ends of a DatePicker', [ENDS])).join()).not.toContain('# Dial');
  expect((await ask('ends of DialProps', [ENDS])).join()).toContain('# Dial');
});

it('what holds the state of a component is told for a prop that this does not have', async () => {
  const told = async (query: string) =>
    (await ask(query)).filter((each) => /^(?:# |- )/.test(each)).map((each) => each.split(':')[0]);
  expect(await told('Lever edge')).toEqual([
    ...['# Lever (/api/Lever)', '- `shade`', '# LeverProvider (/api/LeverProvider)', '- `edge`'],
  ]);
  expect(await told('Lever default value')).toEqual([
    '# Lever (/api/Lever)',
    '- `shade`',
    '# LeverProvider (/api/LeverProvider)',
    '- `defaultValue`',
  ]);
});

it('what is called by words of a question is told once, if it is kin of what that names as well', async () => {
  const lines = await ask(
    'Hint with delays for its trigger, elephants, notes of wobbling panels and drums',
  );
  const titles = lines.filter((line) => line.startsWith('# '));
  expect(titles).toEqual(['# HintTrigger (/api/HintTrigger)', '# Hint (/api/Hint)']);
});
