import { describe, expect, it } from 'vitest';
import { makeClass, makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';
import type { Component } from '../text/index-components.ts';
import { readQuestion } from '../text/question.ts';
import { askComponent, printAsked, printSure } from './ask-component.ts';

const component = (name: string): Component => ({
  ...{ name, aliases: [], kind: 'component', package: 'kit', page: `/${name}` },
  ...{ api: `/${name}.json`, since: null, deprecated: null },
});
const prop = (name: string, description = '', changes: Partial<PropDoc> = {}) =>
  makeProp({ name, description, ...changes });

const sheet = makeDoc({
  name: 'SideSheet',
  classes: [makeClass({ name: 'backdrop', className: 'Kit-backdrop' })],
  props: [
    prop('defaultOpen', 'Whether it is open at first.'),
    prop('fullHeight', 'Takes all of the height.'),
    prop('anchor', 'The edge it comes from.'),
    prop('onClose', 'Called when a reader leaves.'),
    prop('keepMounted', 'Stays in the document.'),
    prop('left', 'CSS.', { group: 'StyleProps' }),
    prop('tone', 'From the base.', { inherited: true }),
  ],
});
interface Asking {
  doc?: ComponentDoc;
  named?: string[];
  at?: string;
  synonyms?: Record<string, string[]>;
}
function ask(
  query: string,
  { doc = sheet, named = ['SideSheet'], at = doc.name, synonyms = {} }: Asking = {},
) {
  const known = new Map([at, ...named].map((name) => [name, component(name)]));
  return askComponent(
    { component: known.get(at)!, doc, named: named.map((name) => known.get(name)!) },
    readQuestion(query),
    (word) => synonyms[word] ?? [],
  );
}

describe('what a question asks of a component', () => {
  it('is not its name', () => {
    expect(ask('side sheet on the left').question.words).not.toContain('side');
    // What is said once more says more.
    expect(ask('side sheet on the left side').question.words).toContain('side');
    expect(ask('left side of a SideSheet').question.words).toContain('side');
    expect(ask('anchor of a SideSheet').question.words).toEqual(['anchor', 'of', 'a']);
    // Nor is that of the whole, written as one word.
    const part = { doc: makeDoc({ ...sheet, name: 'SideSheet.Root' }), named: ['SideSheet.Root'] };
    expect(ask('SideSheet anchor', part).question.words).toEqual(['anchor']);
    // Of another one, the name of what the question is about says nothing either.
    const { question } = ask('dial of a sheet', { named: ['Dial'], at: 'SideSheet' });
    expect(question.words).toEqual(['of', 'a']);
  });

  it('is a default, unless that is what every prop has', () => {
    const words = (query: string) => ask(query).question.words.join(' ');
    expect(words('default anchor')).toBe('anchor');
    expect(words('default value of anchor')).toBe('of anchor');
    expect(words('default values of anchor')).toBe('of anchor');
    expect(words('value of the default anchor')).toBe('value of the anchor');
    expect(words('open by default')).toBe('open by default');
    expect(words('default')).toBe('default');
    expect(words('default value')).toBe('default value');
  });

  it('may be said in words that the library has others for', () => {
    expect(ask('border', { synonyms: { border: ['anchor'] } }).ranked[0]!.prop.name).toBe('anchor');
  });
});

describe('whether a component answers', () => {
  it.each<[string, string, Asking?]>([
    ['import of SideSheet', 'yes'],
    ['import path of SideSheet', 'yes'],
    // How something else is imported is not told by its import.
    ['import a theme of SideSheet', 'no'],
    ['class of the backdrop', 'yes'],
    ['class of the header', 'no'],
    ['which component has an anchor', 'no'],
    ['hook for the anchor', 'no'],
    ['anchor in the theme', 'no'],
    ['anchor', 'yes'],
    ['full height', 'yes'],
    ['height of the whole document', 'no'],
    ['nothing of it', 'no'],
    // In other words, of what the question is about: a part of it may be called so.
    ['placement', 'likely'],
    ['placement', 'no', { named: ['Dial'] }],
    // What is said of it is no name.
    ['edge', 'no'],
    ['anchor', 'yes', { named: ['Dial'] }],
    ['anchor of what wobbles', 'likely'],
    ['anchor of what wobbles and sings', 'no'],
    // Three of five words are most of them.
    ['anchor of the edge that comes, wobbles and sings', 'yes'],
    ['anchor and height', 'no'],
    ['anchor of what wobbles', 'no', { named: ['SideSheet', 'Dial'] }],
    ['anchor of what wobbles', 'likely', { named: ['SideSheet', 'AnchorLink'] }],
    // What it is a part of is no other.
    ['anchor of what wobbles', 'likely', { named: ['Side.Sheet', 'Side'], at: 'Side.Sheet' }],
  ])('%j: %s', (query, sure, asking) => {
    expect(ask(query, asking).sure).toBe(sure);
  });

  it('by a prop that few others say a word of', () => {
    const many = (count: number) =>
      makeDoc({
        name: 'SideSheet',
        props: [
          prop('anchor'),
          ...Array.from({ length: 9 }, (_, at) => prop(`p${at}`, at < count ? 'An anchor.' : '')),
        ],
      });
    expect(ask('anchor of what wobbles', { doc: many(0) }).sure).toBe('likely');
    expect(ask('anchor of what wobbles', { doc: many(8) }).sure).toBe('no');
  });
});

describe('what is told of one that surely answers', () => {
  const lines = (query: string, asking?: Asking) => printSure(ask(query, asking)).split('\n');

  it('is the prop, and some of its own that have to do with it by name', () => {
    expect(lines('anchor')).toEqual([
      "# SideSheet (/SideSheet) `import { Knob } from 'dials';`",
      '- `anchor`: `number`. The edge it comes from.',
    ]);
    const doc = makeDoc({
      name: 'SideSheet',
      props: [
        prop('open', 'Open.'),
        prop('openIcon', 'Open.'),
        ...['a', 'b', 'c'].map((name) => prop(name, 'When open.')),
        prop('d', 'When open.', { inherited: true }),
        prop('e', 'When open.', { group: 'StyleProps' }),
      ],
    });
    expect(lines('open', { doc }).slice(1)).toEqual([
      ...['- `open`: `number`. Open.', '- `openIcon`: `number`.', '- `a`: `number`.'],
    ]);
  });

  it('is an import or a class, without props', () => {
    expect(lines('import of SideSheet')).toHaveLength(1);
    expect(lines('class of the backdrop').slice(1)).toEqual(['- `Kit-backdrop` (backdrop)']);
  });
});

describe('what is told of one that may answer', () => {
  const doc = makeDoc({
    name: 'SideSheet',
    props: [
      prop('openIcon', 'One.'),
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => prop(name, 'When open.')),
      prop('g', 'When open.', { inherited: true }),
      prop('h', 'When open.', { group: 'StyleProps' }),
      prop('apart', 'Else.'),
      ...['i', 'j', 'k'].map((name) => prop(name, 'Else.')),
    ],
  });
  const lines = (isMain: boolean, mentioned: PropDoc[] = [], query = 'open it somewhere') =>
    printAsked(ask(query, { doc }), mentioned, isMain).split('\n').slice(1);

  it('is the best prop, then those that prose names, then others by name', () => {
    expect(lines(true)).toEqual([
      ...['- `openIcon`: `number`. One.', '- `a`: `number`. When open.'],
      ...['b', 'c', 'd', 'e'].map((name) => `- \`${name}\`: \`number\`.`),
    ]);
    const apart = doc.props.find(({ name }) => name === 'apart')!;
    expect(lines(true, [apart])).toEqual([
      ...['- `openIcon`: `number`. One.', '- `apart`: `number`. Else.'],
      ...['a', 'b', 'c', 'd'].map((name) => `- \`${name}\`: \`number\`.`),
    ]);
    // Where none says much of it, one by another word may be the answer.
    const names = ['openIcon', 'a', 'b', 'c', 'd', 'e', 'f', 'i', 'j', 'k', 'g'];
    expect(lines(true, [apart], 'wobble')).toEqual([
      '- `apart`: `number`. Else.',
      `Others: ${names.map((name) => `\`${name}\``).join(', ')}`,
    ]);
  });

  it('is less of it beside another one', () => {
    expect(lines(false)).toEqual([
      ...['- `openIcon`: `number`. One.', '- `a`: `number`.', '- `b`: `number`.'],
    ]);
  });

  it('is what it has from others where the question says its name', () => {
    const base = makeDoc({
      name: 'SideSheet',
      props: [
        prop('open', 'Open.'),
        prop('disabledKeys', 'Left out.', { inherited: true }),
        prop('keys', '', { inherited: true, group: 'StyleProps' }),
      ],
    });
    const told = printAsked(ask('open with no keys and more', { doc: base }), [], true);
    expect(told).toContain('`disabledKeys`');
    expect(told).not.toContain('`keys`');
  });

  it('is what it has from others by a name that is said, however well the best one answers', () => {
    const base = makeDoc({
      name: 'SideSheet',
      props: [
        prop('openIcon', 'Open.'),
        ...Array.from({ length: 12 }, (_, at) => prop(`p${at}`)),
        prop('tone', 'Keys.', { inherited: true }),
        prop('disabledKeys', '', { inherited: true }),
        prop('keys', '', { group: 'StyleProps' }),
      ],
    });
    const told = printAsked(ask('icon that is open for some keys', { doc: base }), [], true);
    expect(told.split('\n').slice(1)).toEqual([
      ...['- `openIcon`: `number`. Open.', '- `disabledKeys`: `number`.'],
    ]);
  });

  it('is all of its own where it has few', () => {
    const few = (count: number) =>
      makeDoc({
        name: 'SideSheet',
        props: [prop('open', 'Open.'), ...Array.from({ length: count }, (_, at) => prop(`p${at}`))],
      });
    const told = (count: number, isMain = true) =>
      printAsked(ask('open it somewhere', { doc: few(count) }), [], isMain)
        .split('\n')
        .slice(1);
    expect(told(9)).toHaveLength(10);
    expect(told(9, false)).toHaveLength(1);
    expect(told(10)).toHaveLength(1);
  });

  it('is the values to choose from where no prop is known to answer', () => {
    const values = ['a', 'b'].map((text) => ({ text: `'${text}'`, value: text }));
    const fields = Array.from({ length: 10 }, (_, at) => prop(`p${at}`));
    const choice = makeDoc({
      name: 'SideSheet',
      props: [...fields, prop('tone', '', { type: "'a' | 'b'", values })],
    });
    expect(
      printAsked(ask('wobble', { doc: choice }), [], true)
        .split('\n')
        .at(-1),
    ).toBe("- `tone`: `'a' | 'b'`.");
  });

  it('is a callback first where one is asked for', () => {
    const doc = makeDoc({
      name: 'SideSheet',
      props: [prop('height'), prop('onHeightChange'), prop('onOpen')],
    });
    const first = (query: string) => ask(query, { doc }).ranked[0]!.prop.name;
    expect(first('height of it')).toBe('height');
    expect(first('callback for its height')).toBe('onHeightChange');
  });

  it('is what it is where a component or a hook is asked for', () => {
    const names = 'Props: `openIcon`, `a`, `b`, `c`, `d`, `e`, `f`, `apart`, `i`, `j`, `k`, `h`';
    expect(lines(true, [], 'which component is open')).toEqual([names]);
    expect(lines(true, [], 'which hook is open')).toEqual([names]);
    expect(lines(false, [], 'which component is open')).toEqual([]);
  });
});

describe('names of components and of props that share words', () => {
  const table = makeDoc({
    name: 'DateTable',
    props: [
      prop('columns', 'What is in each.'),
      prop('disabled', 'Nothing can be done.'),
      prop('disabledDate', 'Which ones cannot be chosen.'),
      prop('beforeDate', 'Runs first.'),
      prop('__date', 'For the table itself.'),
    ],
  });
  const best = (query: string, named = ['DateTable']) =>
    ask(query, { doc: table, named, at: 'DateTable' }).ranked[0]?.prop.name;

  it('a prop may be called as a part is', () => {
    expect(best('date table columns', ['DateTable.Columns', 'DateTable'])).toBe('columns');
    expect(best('date table columns', ['Columns', 'DateTable'])).toBe('columns');
    expect(best('date table with a dial', ['Dial', 'DateTable'])).toBeUndefined();
  });

  it('a prop is meant when all of its name is said in one, whatever the component is called', () => {
    expect(best('date table disabled dates')).toBe('disabledDate');
    expect(best('dates of a DateTable that are disabled')).toBe('disabledDate');
    expect(best('disabled DateTable')).toBe('disabled');
    const { sure, ranked } = ask('before date hook', { doc: table, named: ['DateTable'] });
    expect([ranked[0]!.prop.name, sure]).toEqual(['beforeDate', 'yes']);
    expect(ask('date hook', { doc: table, named: ['DateTable'] }).sure).toBe('no');
  });

  it('what the library has for itself answers nothing', () => {
    const names = ask('date', { doc: table, named: [], at: 'DateTable' }).ranked.map(
      (each) => each.prop.name,
    );
    expect(names).not.toContain('__date');
  });

  it('what is required is told whatever is asked, of what a question is about', () => {
    const doc = makeDoc({
      name: 'Strong',
      props: [
        ...Array.from({ length: 12 }, (_, at) => prop(`tone${at}`)),
        prop('marked', 'What is marked.', { required: true }),
        prop('taken', '', { required: true, inherited: true }),
      ],
    });
    const asked = ask('tone', { doc, named: ['Strong'] });
    expect(printAsked(asked, [], true)).toContain('- `marked`: `number`, **required**.');
    expect(printAsked(asked, [], true)).not.toContain('taken');
    expect(printAsked(asked, [], false)).not.toContain('marked');
  });
});

it('what a hook gives may be what is asked of it', () => {
  const member = (name: string, description: string) => ({
    ...{ name, description, type: '() => void' },
    ...{ required: true, default: null, deprecated: null },
  });
  const members = [member('push', 'Shows one.'), member('remove', 'Takes one away.')];
  const returns = { type: 'Toasts', description: '', members };
  const signatures = [{ text: 'useToasts(): Toasts', description: '', parameters: [], returns }];
  const doc = makeDoc({ name: 'useToasts', kind: 'hook', signatures });
  const asked = ask('remove one with useToasts', { doc, named: ['useToasts'] });
  expect(asked.ranked[0]!.prop).toMatchObject({ name: 'remove', required: false });
});

describe('what a member of an object is called that a prop takes', () => {
  const definition = 'interface Shelf {\n  id: string;\n  minWidth?: number;\n  width?: number;\n}';
  const doc = makeDoc({
    name: 'Rack',
    types: [{ name: 'Shelf', definition, description: '' }],
    props: [
      prop('width', 'How wide.'),
      prop('shelves', '', { type: 'Shelf[]' }),
      prop('others', '', { type: 'Shelf[]', inherited: true }),
    ],
  });
  const first = (query: string, changes: Partial<ComponentDoc> = {}) =>
    ask(query, { doc: { ...doc, ...changes }, named: ['Rack'] }).ranked[0]?.prop.name;

  it('leads to that prop, in several words and where no prop is called so', () => {
    expect(first('min width of a Rack')).toBe('shelves');
    expect(first('minWidth of a Rack')).toBe('shelves');
    expect(first('width of a Rack')).toBe('width');
    expect(first('id of a Rack')).toBeUndefined();
    const own = { props: [...doc.props, prop('minWidth')] };
    expect(first('min width of a Rack', own)).toBe('minWidth');
  });

  it('is told with its type', () => {
    const text = printSure(ask('min width of a Rack', { doc, named: ['Rack'] }));
    expect(text).toContain('- `shelves`: `Shelf[]`.');
    expect(text).toContain('minWidth?: number;');
  });
});

it('of several hooks the first alone is told with what it gives', () => {
  const member = { name: 'colors', type: 'Colors', required: true, default: null };
  const doc = makeDoc({
    ...{ name: 'useKitTheme', kind: 'hook', props: [] },
    signatures: [
      {
        ...{ text: 'useKitTheme(): KitTheme', description: '', parameters: [] },
        returns: {
          ...{ type: 'KitTheme', description: '' },
          members: [{ ...member, description: '', deprecated: null }],
        },
      },
    ],
  });
  const asked = ask('which hook gives the theme', { doc, named: ['useKitTheme'] });
  expect(printAsked(asked, [], true)).toContain('Returns `KitTheme`:');
  expect(printAsked(asked, [], true, false)).not.toContain('Returns');
  expect(printAsked(asked, [], true, false)).toContain('useKitTheme(): KitTheme');
});

describe('a prop that is called by words of any question', () => {
  const form = makeDoc({ name: 'Form', props: [prop('defaultValues'), prop('mode')] });
  const names = (query: string, doc = form) =>
    ask(query, { doc, named: [doc.name] }).ranked.map((each) => each.prop.name);

  it('is asked for where nothing else is', () => {
    expect(names('Form default values of a server')[0]).toBe('defaultValues');
    expect(names('default value of mode of Form')).toEqual(['mode']);
  });

  it('or as its component is, is told where no other is', () => {
    const many = Array.from({ length: 12 }, (_, at) => prop(`other${at}`));
    const doc = makeDoc({
      name: 'Theme',
      props: [...many, prop('theme', '', { inherited: true })],
    });
    const told = printAsked(ask('dark theme', { doc, named: ['Theme'] }), [], true);
    expect(told).toContain('- `theme`: ');
    expect(told).not.toContain('- `other1`: ');
  });
});
