import { expect, it } from 'vitest';
import { literals, makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import { isEmptied, isNamesake, listCandidates } from './choose-components.ts';
import { pictureOf } from './samples/sample-value.ts';

const candidate = (name: string, more = {}) => ({
  ...{ name, specifier: 'kit', isDefault: false, title: name, attempts: [], ...more },
});

it.each([
  ['react-day-picker', 'DayPicker', true],
  ['@acme/react-day-picker', 'DayPicker', true],
  ['chart.js', 'Chart', true],
  ['select-react', 'Select.Root', true],
  ['@acme/select', 'Select', true],
  ['react-reactive', 'Reactive', true],
  ['my-reactive', 'My', false],
  ['my-react-box', 'MyBox', false],
  ['selectjs', 'Select', true],
  ['react-react-box', 'Box', true],
  ['react-day-picker', 'Day', false],
  ['@acme/ui', 'Acme', false],
])('%s is named after %s: %s', (library, name, expected) => {
  expect(isNamesake(library, candidate(name))).toBe(expected);
});

it('what a library exports as its default is its namesake', () => {
  const select = candidate('StateManaged', { isDefault: true });
  expect(isNamesake('kit', select)).toBe(true);
  expect(isNamesake('kit', { ...select, specifier: 'kit/parts' })).toBe(false);
});

it('tries the namesake first, then kinds that everyone knows', () => {
  const doc = (name: string, clause = `{ ${name} }`) =>
    makeDoc({ name, imports: [{ specifier: 'day-dial', clause }] });
  const docs = [doc('Zap'), doc('Button'), doc('DayDial', 'DayDial'), doc('KitProvider')];
  expect(listCandidates(docs, 'day-dial').map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['DayDial', true],
    ['Button', false],
    ['Zap', false],
  ]);
});

const names = (...docs: Parameters<typeof makeDoc>[0][]) =>
  listCandidates(docs.map(makeDoc), 'kit').map(({ name }) => name);
const choice = (name: string) => makeProp({ name, values: literals('a', 'b') });

it('tries whole components that are not deprecated and that can be imported', () => {
  const named = ['Zap', 'Zap.Root', 'Zap.Part', 'zap', 'Zap_', 'ZapProvider', 'Theme', 'Portal'];
  const found = names(...named.map((name) => ({ name })));
  expect(found).toEqual(['Zap', 'Zap.Root']);
  expect(names({ name: 'Themed' }, { name: 'PortalBox' })).toEqual(['Themed', 'PortalBox']);
  expect(names({ name: 'Zap', deprecated: '' }, { name: 'Zip', kind: 'hook' as never })).toEqual(
    [],
  );
  expect(names({ name: 'Zap', imports: [] })).toEqual([]);
  expect(
    names(...Array.from({ length: 61 }, (_, index) => ({ name: `Zap${index}` }))),
  ).toHaveLength(60);
});

it('imports by name what has one', () => {
  const imports = [
    { specifier: 'kit/zap', clause: 'Zap' },
    { specifier: 'kit', clause: '{ Zap }' },
  ];
  const [named] = listCandidates([makeDoc({ name: 'Zap', imports })], 'none');
  expect(named).toMatchObject({ specifier: 'kit', isDefault: false });
  const [other] = listCandidates([makeDoc({ name: 'Zap', imports: imports.slice(0, 1) })], 'none');
  expect(other).toMatchObject({ specifier: 'kit/zap', isDefault: true });
  const clause = '{ Zap as NewZap }';
  const renamed = makeDoc({ name: 'NewZap', imports: [{ specifier: 'kit/new', clause }] });
  expect(listCandidates([renamed], 'none')[0]).toMatchObject({ name: 'NewZap', imported: 'Zap' });
  expect([named!.imported, other!.imported]).toEqual([undefined, undefined]);
});

it.each([
  ['a known kind', { name: 'Badge' }, { name: 'Abc', rootElement: 'button', props: [choice('a')] }],
  ['what does not arrange', { name: 'Zap' }, { name: 'Box', props: [choice('a'), choice('b')] }],
  [
    'more choices',
    { name: 'Zap', props: [choice('a'), choice('b')] },
    { name: 'Abc', props: [choice('a')] },
  ],
  [
    'own choices',
    { name: 'Zap', props: [choice('a')] },
    { name: 'Abc', props: [{ ...choice('a'), inherited: true }] },
  ],
  [
    'choices of two',
    { name: 'Zap', props: [choice('a')] },
    { name: 'Abc', props: [makeProp({ values: literals('a') })] },
  ],
  [
    'six choices at most',
    { name: 'Abc', props: [...'abcdef'].map(choice) },
    { name: 'Zap', props: [...'abcdefgh'].map(choice) },
  ],
  [
    'a button',
    { name: 'Zap', rootElement: 'button' },
    { name: 'Abc', props: [choice('a'), choice('b')] },
  ],
  [
    'what takes text',
    { name: 'Zap', props: [makeProp({ name: 'children' })] },
    { name: 'Abc', props: [choice('a')] },
  ],
  ['shorter names', { name: 'Zap' }, { name: 'AbcDef', props: [choice('a')] }],
  ['digits in a word', { name: 'Z3ap' }, { name: 'AbcDe', props: [choice('a')] }],
  [
    'nothing required',
    { name: 'Zap' },
    {
      name: 'Abc',
      props: ['a', 'b'].map(choice).concat(makeProp({ input: 'number', required: true })),
    },
  ],
  [
    'nothing required in variants',
    { name: 'Zap' },
    {
      name: 'Abc',
      props: ['a', 'b'].map(choice).concat(makeProp({ name: 'onUse', requiredIn: ['a="b"'] })),
    },
  ],
  [
    'children required',
    { name: 'Zap', props: [makeProp({ name: 'children', required: true, input: 'text' })] },
    { name: 'Abc', props: [choice('a')] },
  ],
  ['the alphabet', { name: 'Abc' }, { name: 'Zap' }],
] as [string, Parameters<typeof makeDoc>[0], Parameters<typeof makeDoc>[0]][])(
  'prefers %s',
  (_what, better, worse) => {
    expect(names(worse, better)).toEqual([better!.name, worse!.name]);
    expect(names(better, worse)).toEqual([better!.name, worse!.name]);
  },
);

const attempts = (name: string, ...props: Parameters<typeof makeProp>[0][]) =>
  listCandidates([makeDoc({ name, props: props.map(makeProp) })], 'kit')[0]?.attempts ?? null;
const required = (changes: Parameters<typeof makeProp>[0]) =>
  attempts('Zap', { name: 'it', required: true, ...changes })?.at(-1)?.props.it ?? null;

it('gives a value within what it may be, where defaults say that', () => {
  const value = { name: 'value', required: true, input: 'number', type: 'number' } as const;
  const end = (name: string, text: string) => ({ name, type: 'number', default: text });
  const valueOf = (...ends: ReturnType<typeof end>[]) =>
    attempts('Zap', value, ...ends)?.at(-1)?.props['value'];
  expect(valueOf(end('maxValue', '100'), end('minValue', '0'))).toBe(60);
  expect(valueOf(end('max', '5'))).toBe(3);
  expect(valueOf(end('max', '20'), end('min', '10'))).toBe(16);
  const onChange = { name: 'onChange', type: '(value: number) => void', required: true };
  expect(attempts('Zap', value, onChange, end('max', '5'))?.[0]?.props['value']).toBe(3);
  for (const odd of [[], [end('max', 'LIMIT')], [end('max', '1')], [end('max', '-5')]])
    expect(valueOf(...odd)).toBe(1);
});

it('tries the title as content, in props of texts, and read aloud', () => {
  const aloud = { 'aria-label': 'Zap' };
  expect(attempts('Zap')).toEqual([
    { hasChildren: true, props: {} },
    { hasChildren: false, props: aloud },
    { hasChildren: false, props: {} },
  ]);
  const texts = attempts(
    'Zap',
    { name: 'title', type: 'React.ReactNode' },
    { name: 'label', input: 'text' },
    { name: 'message', type: 'number' },
    { name: 'other', input: 'text' },
    { name: 'placeholder', input: 'text' },
    { name: 'gap', input: 'number', required: true },
    { name: 'children', type: '() => void' },
  );
  expect(texts).toEqual([
    // Content is no text here.
    { hasChildren: false, props: { gap: 1, label: 'Zap' } },
    { hasChildren: false, props: { gap: 1, title: 'Zap' } },
    { hasChildren: false, props: { gap: 1, ...aloud, placeholder: 'Zap' } },
    { hasChildren: false, props: { gap: 1 } },
  ]);
  expect(attempts('Zap', { name: 'children', type: 'ReactElement' })).toHaveLength(2);
  expect(attempts('Zap', { name: 'children', type: 'Content' })).toHaveLength(3);
  // A field has no content.
  expect(attempts('TextField')).toHaveLength(2);
});

it('gives content to what requires it, fields included, and leaves out what requires another', () => {
  const whole = [{ hasChildren: true, props: {} }];
  const read = (name: string, type: string) =>
    attempts(name, { name: 'children', required: true, type }, { name: 'label', input: 'text' });
  expect(read('Zap', 'React.ReactNode')).toEqual(whole);
  expect(read('TextArea', 'any')).toEqual(whole);
  expect(read('Zap', '() => void')).toBe(null);
  expect(read('Zap', 'React.ReactElement')).toBe(null);
});

it('gives each prop that is required the simplest value of its type', () => {
  expect(required({ values: literals('b', 'c') })).toBe('b');
  expect(required({ values: literals(false), input: 'text' })).toBe(false);
  expect(required({ input: 'boolean' })).toBe(false);
  expect(required({ input: 'number' })).toBe(1);
  expect(required({ input: 'text' })).toBe('Example');
  const length = (type: string, name = 'width') =>
    attempts('Zap', {
      name,
      type,
      input: type === 'number' ? 'number' : 'text',
      required: true,
    })?.at(-1)?.props[name];
  expect(length('number')).toBe(100);
  expect(length('string | number')).toBe(100);
  expect(length('number | string', 'minHeight')).toBe(100);
  expect(length('string')).toBe('Example');
  expect(length('string | number', 'label')).toBe('Example');
  expect(required({ type: 'string | ReactNode' })).toBe('Example');
  expect(attempts('Zap', { name: 'value', input: 'text', required: true })?.at(-1)).toEqual({
    hasChildren: false,
    props: { value: 'a' },
  });
  const meant = (name: string) =>
    attempts('Zap', { name, input: 'text', required: true })?.at(-1)?.props[name] ?? null;
  expect(['autoComplete', 'href', 'locale'].map(meant)).toEqual(['off', '#', 'en']);
  expect(['src', 'image', 'imageUrl'].map(meant)).toEqual(Array(3).fill(pictureOf(0)));
  expect(meant('srcSet')).toBe(null);
  const played = { name: 'src', input: 'text', required: true } as const;
  expect([attempts('ZapPlayer', played), attempts('ZapFrame', played)]).toEqual([null, null]);
  expect(['caption', 'noimage', 'imageTitle'].map(meant)).toEqual(Array(3).fill('Example'));

  expect(['images', 'isrc', 'srcs'].map(meant)).toEqual(Array(3).fill('Example'));
  expect(required({ type: '() => string' })).toBe(null);
  expect(attempts('Zap', { name: 'mode', requiredIn: ['without onZap'] })).toBe(null);
  expect(attempts('Zap', { name: 'onZap', requiredIn: ['mode="b"'] })).toHaveLength(3);
});

it('gives one of the props of which one is required', () => {
  const of = (name: string, where: string) =>
    attempts('Zap', { name, input: 'text', requiredIn: [where] });
  const given = of('label', 'without aria-label')!.map(({ props }) => Object.keys(props));
  expect(given).toEqual([['label'], ['aria-label']]);
  const named = of('name', 'without id, children')!;
  expect(named.map(({ hasChildren }) => hasChildren)).toEqual([true, false]);
  // Its content is to be composed.
  expect(of('render', 'without children')).toBe(null);
});

it('gives a handler to what requires one, and state to what is controlled', () => {
  const zapped = attempts('Zap', { name: 'onZap', type: '() => void', required: true })!;
  expect(zapped.map(({ handlers }) => handlers)).toEqual(
    Array(3).fill([{ name: 'onZap', sets: null }]),
  );
  const value = { name: 'value', type: 'string', input: 'text', required: true } as const;
  const change = { name: 'onChange', type: '(value: string) => void' };
  const controlled = attempts('Zap', value, { ...change, required: true })!;
  expect(controlled.at(-1)).toMatchObject({
    props: { value: '' },
    handlers: [{ name: 'onChange', sets: { prop: 'value' } }],
  });
  // Where it goes without, that is tried as well.
  const both = attempts('Zap', value, change)!;
  expect(both).toHaveLength(2 * controlled.length);
  expect([both[0]!.handlers?.length, both.at(-1)!.handlers]).toEqual([1, undefined]);
});

it('gives an empty list to what requires one, and tries it last', () => {
  const lists = ['Row[]', 'readonly Row[]', 'Array<Row>', 'ReadonlyArray<Row>', 'Row[] | null'];
  expect(lists.map((type) => required({ type }))).toEqual(lists.map(() => []));
  expect(required({ type: "Props['rows']", resolved: 'Row[]' })).toEqual([]);
  const others = ['(row: Row) => Row[]', '[Row, Row]', "Row['cells']", 'ArrayLike', 'Row[][0]'];
  expect(others.map((type) => required({ type }))).toEqual(others.map(() => null));
  const rows = makeProp({ name: 'rows', type: 'Row[]', required: true });
  expect(names({ name: 'Button', props: [rows] }, { name: 'Zap' })).toEqual(['Zap', 'Button']);
  expect(names({ name: 'Kit', props: [rows] }, { name: 'Zap' })).toEqual(['Zap', 'Kit']);
  const [zap, kit] = listCandidates(
    [{ name: 'Kit', props: [rows] }, { name: 'Zap' }].map(makeDoc),
    'kit',
  );
  expect([zap!, kit!].map(isEmptied)).toEqual([false, true]);
});

it('gives what requires lists and objects samples of them, and an empty list where none help', () => {
  const types = [
    { name: 'Row', definition: 'interface Row { id: string; label: string }', description: '' },
  ];
  const props = [
    makeProp({ name: 'rows', type: 'Row[]', required: true }),
    makeProp({ name: 'active', type: 'Row', required: true }),
  ];
  const [zap, knob] = listCandidates(
    [
      { name: 'Zap', props, types },
      { name: 'Knob', props: [makeProp({ name: 'rows', type: 'Row[]', required: true })] },
    ].map(makeDoc),
    'kit',
  );
  const active = { id: 'first', label: 'First' };
  const rows = [active, { id: 'second', label: 'Second' }, { id: 'third', label: 'Third' }];
  expect(zap!.attempts).toEqual([
    { hasChildren: true, props: { rows, active } },
    { hasChildren: false, props: { rows, active } },
    { hasChildren: false, props: { rows, active, 'aria-label': 'Zap' } },
    { hasChildren: false, props: { rows: [], active } },
  ]);
  expect([zap!, knob!].map(isEmptied)).toEqual([false, true]);
  const generics = [{ name: 'T', constraint: 'Row', default: null }];
  const open = makeProp({ name: 'rows', type: 'readonly T[]', required: true });
  const [dial] = listCandidates([makeDoc({ name: 'Dial', props: [open], types, generics })], 'kit');
  expect(dial!.attempts[0]!.props).toEqual({ rows });
});

it('is tried last with data and a size that it does not require', () => {
  const types = [{ name: 'Row', definition: 'interface Row { label: string }', description: '' }];
  const prop = (name: string, type: string) => makeProp({ name, type });
  const props = [
    prop('data', 'Row[]'),
    prop('series', 'Unknown[]'),
    prop('options', 'Row'),
    prop('rows', 'Row[]'),
    prop('width', 'number | Percent'),
    prop('height', 'string'),
  ];
  const [chart] = listCandidates([makeDoc({ name: 'Chart', props, types })], 'kit');
  const data = ['First', 'Second', 'Third'].map((label) => ({ label }));
  expect(chart!.attempts.at(-1)).toEqual({
    ...{ hasChildren: false, props: { data, width: 300 }, isLast: true },
  });
  const required = props.map((one) => ({ ...one, required: one.name !== 'height' })).slice(3);
  const [other] = listCandidates([makeDoc({ name: 'Chart', props: required, types })], 'kit');
  expect(other!.attempts.some(({ isLast }) => isLast)).toBe(false);
});

it('is as large as what draws data, where it takes a size', () => {
  const data = makeProp({ name: 'data', type: 'string[]', required: true });
  const size = (required: boolean) => [
    makeProp({ name: 'width', type: 'number', required }),
    makeProp({ name: 'height', type: 'number | Percent', required }),
  ];
  const propsOf = (...props: (typeof data)[]) =>
    listCandidates([makeDoc({ name: 'Chart', props })], 'kit')[0]!.attempts[0]!.props;
  const values = ['First', 'Second', 'Third'];
  for (const required of [true, false])
    expect(propsOf(data, ...size(required))).toEqual({ data: values, width: 300, height: 200 });
  expect(propsOf(...size(true))).toEqual({ width: 100, height: 100 });
  expect(propsOf(data, size(false)[0]!)).toEqual({ data: values });
});

it('gives data of any shape the fields that its props name where they are not told otherwise', () => {
  const generics = [{ name: 'Row', constraint: 'Named', default: null }];
  const types = [
    {
      name: 'Named',
      definition: 'interface Named extends Object { label?: string }',
      description: '',
    },
  ];
  const field = (name: string, value: string) =>
    makeProp({ name, type: 'Field<Row>', default: value });
  const data = makeProp({ name: 'data', type: 'readonly Row[]', required: true });
  const props = [data, field('indexBy', "'id'"), field('keys', "['count']"), field('mode', "'a'")];
  const [chart] = listCandidates([makeDoc({ name: 'Chart', props, types, generics })], 'kit');
  expect(chart!.attempts[0]!.props.data).toEqual([
    { id: 'first', count: 20, label: 'First' },
    { id: 'second', count: 35, label: 'Second' },
    { id: 'third', count: 25, label: 'Third' },
  ]);
  const [plain] = listCandidates(
    [
      makeDoc({
        name: 'Chart',
        props: [data],
        generics: [{ name: 'Row', constraint: null, default: null }],
      }),
    ],
    'kit',
  );
  expect(plain!.attempts[0]!.props.data).toContainEqual({ name: 'First', value: 20 });
});

it('gives no text for a member of an enumeration, which would be no value of its type', () => {
  const member = { text: 'Side.Left', value: 'left' };
  const propsOf = (...values: (typeof member)[]) =>
    listCandidates(
      [makeDoc({ name: 'Handle', props: [makeProp({ name: 'side', values, required: true })] })],
      'kit',
    )[0]?.attempts[0]?.props;
  expect(propsOf(member)).toBe(undefined);
  expect(propsOf(member, { text: "'top'", value: 'top' })).toEqual({ side: 'top' });
});

it('gives what it requires to be drawn a function, and what that is called with words', () => {
  const items = makeProp({ name: 'items', type: 'T[]', required: true });
  const type = '(item: T, index: number) => React.ReactNode';
  const renderItem = makeProp({ name: 'renderItem', type, required: true });
  const list = (constraint: string | null) =>
    listCandidates(
      [
        makeDoc({
          props: [items, renderItem],
          generics: [{ name: 'T', constraint, default: null }],
        }),
      ],
      'kit',
    )[0]!.attempts.find(({ hasChildren }) => !hasChildren)!;
  expect(list(null)).toMatchObject({
    props: { items: ['First', 'Second', 'Third'] },
    renders: [{ name: 'renderItem', content: { at: 0, name: 'item', member: null } }],
  });
  expect(list('object')).toMatchObject({
    props: { items: [{ label: 'First' }, { label: 'Second' }, { label: 'Third' }] },
    renders: [{ content: { member: 'label' } }],
  });
});

it('gives no text where only a function that returns one is taken', () => {
  const children = makeProp({
    name: 'children',
    type: '(open: boolean) => ReactNode',
    required: true,
  });
  const [found] = listCandidates([makeDoc({ props: [children] })], 'kit');
  expect(found!.attempts).toEqual([
    { hasChildren: false, props: {}, renders: [{ name: 'children', value: 'Children' }] },
  ]);
  const icon = makeProp({
    name: 'icon',
    type: '(load: Gone) => Promise<ReactNode>',
    required: true,
  });
  expect(listCandidates([makeDoc({ props: [icon] })], 'kit')).toEqual([]);
});

it('begins closed with what is opened, be it required or not, and tries nothing else where it has to be', () => {
  const onClose = makeProp({ name: 'onClose', type: '() => void' });
  const attemptsOf = (required: boolean) => {
    const open = makeProp({ name: 'open', type: 'boolean', input: 'boolean', required });
    return listCandidates([makeDoc({ props: [open, onClose] })], 'kit')[0]!.attempts;
  };
  const sets = { prop: 'open', by: 'close' };
  expect(attemptsOf(true)[0]).toMatchObject({
    ...{ hasChildren: true, props: { open: false }, opens: 'open' },
    handlers: [{ name: 'onClose', sets }],
  });
  expect(attemptsOf(true).every(({ opens }) => opens === 'open')).toBe(true);
  expect(new Set(attemptsOf(false).map(({ opens }) => opens))).toEqual(
    new Set([undefined, 'open']),
  );
  const open = makeProp({ name: 'open', type: 'boolean', input: 'boolean', required: true });
  const docs = ['Knob', 'Knob.Content'].map((name) => makeDoc({ name, props: [open, onClose] }));
  expect(listCandidates(docs, 'kit')[0]!.attempts.map(({ hasChildren }) => hasChildren)).toEqual([
    ...[false, false],
  ]);
  const children = makeProp({ name: 'children', type: 'ReactNode', required: true });
  const filled = makeDoc({ props: [open, onClose, children] });
  expect(listCandidates([filled, docs[1]!], 'kit').map(({ name }) => name)).toEqual([]);
  const alone = makeProp({ name: 'open', type: 'boolean', input: 'boolean' });
  const [dialog] = listCandidates([makeDoc({ props: [alone] })], 'kit');
  expect(dialog!.attempts.every(({ opens }) => opens === undefined)).toBe(true);
});

it('counts ten of what is chosen from', () => {
  const count = (name: string) =>
    makeProp({ name, type: 'number', input: 'number', required: true });
  const [found] = listCandidates(
    [makeDoc({ props: ['pageCount', 'total', 'page'].map(count) })],
    'kit',
  );
  expect(found!.attempts[0]!.props).toEqual({ pageCount: 10, total: 10, page: 1 });
});

it('begins with the first of what is chosen from', () => {
  const value = makeProp({ name: 'value', type: 'string', input: 'text', required: true });
  const onChange = makeProp({ name: 'onChange', type: '(value: string) => void', required: true });
  const begun = (type: string) => {
    const options = makeProp({ name: 'options', type, required: true });
    const [found] = listCandidates([makeDoc({ props: [value, onChange, options] })], 'kit');
    return found!.attempts[0]!.props.value;
  };
  expect(begun('{ value: string; label: string }[]')).toBe('first');
  expect(begun('{ id: string; title: string }[]')).toBe('first');
  expect(begun('string[]')).toBe('First');
  expect(begun('{ label: string }[]')).toBe('');
  expect(begun('Gone[]')).toBe('');
});

it('draws content that may be left out where its function is given attributes for a field', () => {
  const getters = (field: string) => `{ getRootProps: () => object; ${field}: () => object }`;
  const drawn = (type: string) =>
    attempts('Zap', { name: 'children', type })!.flatMap(({ hasChildren, renders = [] }) =>
      renders.map(({ name, value }) => [hasChildren, name, value]),
    );
  expect(drawn(`(state: ${getters('getInputProps')}) => ReactElement`)).toEqual([
    [false, 'children', 'Zap'],
  ]);
  expect(drawn(`(state: ${getters('getMenuProps')}) => ReactElement`)).toEqual([]);
});
