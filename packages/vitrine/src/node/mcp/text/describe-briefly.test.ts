import { describe, expect, it } from 'vitest';
import { literals, makeClass, makeDoc, makeProp, makeSlot } from '../../api/fixtures/docs.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { printBriefly, printShort } from './describe-briefly.ts';
import { readQuestion } from './question.ts';

const doc = makeDoc({
  description: 'Turns. See [dials](/d).\n\nMore of it.',
  imports: [
    { specifier: 'dials', clause: '{ Knob }' },
    { specifier: 'dials/Knob', clause: 'Knob' },
  ],
  themeName: 'KitKnob',
  slots: [makeSlot({ name: 'root' }), makeSlot({ name: 'thumb' })],
  classes: ['root', 'thumb'].map((name) =>
    makeClass({ name, className: `Kit-${name}`, description: `Of the ${name}.` }),
  ),
  props: [
    makeProp({ name: 'size' }),
    makeProp({ name: 'tone' }),
    makeProp({ name: 'left', inherited: true }),
  ],
});
type Told = Partial<Parameters<typeof printBriefly>[2]>;
const tell = (query: string, told: Told = {}, changes: Partial<ComponentDoc> = {}) =>
  printBriefly({ ...doc, ...changes }, '/knob', {
    ...{ question: readQuestion(query), props: [] },
    ...told,
  }).split('\n');

const HEAD = "# Knob (/knob) `import Knob from 'dials/Knob';`";
const ABOUT = 'Turns. See dials.';
const NAMES = 'Props: `size`, `tone`';

describe('a component in few words', () => {
  it('says what it is and names its own props where none is asked for', () => {
    expect(tell('knob')).toEqual([HEAD, ABOUT, NAMES]);
    expect(tell('knob', {}, { props: [doc.props[2]!], description: '' })).toEqual([HEAD]);
    const many = Array.from({ length: 25 }, (_, at) => makeProp({ name: `p${at}` }));
    const list = (count: number) => tell('knob', {}, { props: many.slice(0, count) })[2]!;
    expect(list(24)).toMatch(/^Props: `p0`, .*`p23`$/);
    expect(list(25)).toMatch(/^Props: `p0`, .*`p23`, …$/);
  });

  it('tells the type of its props, of which a wrapper is made, but for type parameters, which it would forget', () => {
    const line = 'The type of its props: `React.ComponentProps<typeof Knob>`.';
    expect(tell('which type do I import for the props of Knob')).toContain(line);
    expect(tell('KnobProps type of knob props', {}, { name: 'Knob' })).toContain(line);
    const generics = [{ name: 'Value', constraint: null, default: null }];
    expect(tell('type of the props', {}, { generics }).join()).not.toContain('ComponentProps');
    expect(tell('type of the props', {}, { kind: 'hook' }).join()).not.toContain('ComponentProps');
    expect(tell('type of the props', { isMain: false }).join()).not.toContain('ComponentProps');
  });

  it('names what else there is where none that is told says much, what it has from others last', () => {
    const props = doc.props.slice(1, 2);
    expect(tell('wobble', { props, isDoubtful: true })).toContain('Others: `size`, `left`');
    expect(tell('wobble', { props }).join()).not.toContain('Others');
    const many = Array.from({ length: 26 }, (_, at) => makeProp({ name: `p${at}` }));
    const line = tell('wobble', { props: many.slice(0, 1), isDoubtful: true }, { props: many });
    expect(line.at(-1)).toMatch(/^Others: `p1`, .*`p24`, …$/);
    expect(tell('wobble', { props, isDoubtful: true }, { props })).toHaveLength(2);
  });

  it('says what a ref gives where one is asked for and no prop is called so', () => {
    const ref = 'HTMLInputElement';
    const line = 'Its `ref` gives `HTMLInputElement`.';
    for (const query of ['ref of a knob', 'useRef with Knob', 'Knob forwardRef type'])
      expect(tell(query, {}, { ref })).toContain(line);
    expect(tell('knob preferences', {}, { ref })).not.toContain(line);
    expect(tell('ref of a knob', {}, { ref: null })).toEqual([HEAD, ABOUT, NAMES]);
    expect(tell('ref of a knob', {}, { ref, props: [makeProp({ name: 'ref' })] })).not.toContain(
      line,
    );
  });

  it('says that the root takes an attribute or event that is asked for and no prop of its own', () => {
    const root = 'What `button` takes may be passed too: it is the root.';
    const native = { rootElement: 'button', props: [makeProp({ name: 'onTurn' })] };
    for (const query of [
      'knob onClick handler',
      'aria-label of a knob',
      'maxLength',
      'data-testid',
    ])
      expect(tell(query, {}, native), query).toContain(root);
    for (const query of ['knob onTurn', 'turn on', 'max length', 'useKnob'])
      expect(tell(query, {}, native), query).not.toContain(root);
    expect(tell('onClick', { isMain: false }, native)).not.toContain(root);
    expect(tell('onClick')).toEqual([HEAD, ABOUT, NAMES]);
  });

  it('says no more than the props that are', () => {
    const props = [makeProp({ name: 'size' })];
    expect(tell('size', { props })).toEqual([HEAD, '- `size`: `number`.']);
    expect(tell('size', { others: props })).toEqual([HEAD, '- `size`: `number`.']);
  });

  it('tells its import as the first one, or where it is asked for', () => {
    expect(tell('knob', { isMain: false })).toEqual(['# Knob (/knob)', ABOUT]);
    const every =
      "# Knob (/knob) `import { Knob } from 'dials';` or `import Knob from 'dials/Knob';`";
    expect(tell('import of knob', { isMain: false })).toEqual([every, ABOUT]);
    expect(tell('import of knob')).toEqual([every, ABOUT]);
    expect(tell('knob', {}, { imports: [] })[0]).toBe('# Knob (/knob)');
    // A path that saves nothing is told by nobody.
    const clause = '{ Knob }';
    const imports = ['dials', 'dials/knob'].map((specifier) => ({ specifier, clause }));
    expect(tell('knob', {}, { imports })[0]).toBe("# Knob (/knob) `import { Knob } from 'dials';`");
    const [, own] = imports;
    expect(tell('knob', {}, { imports: [own!] })[0]).toContain("from 'dials/knob'");
  });

  it('says that it is deprecated', () => {
    expect(tell('knob', {}, { deprecated: 'Use\nDial.' })[1]).toBe('**Deprecated.** Use Dial.');
  });

  it('tells the class that is asked for, or the names of all', () => {
    expect(tell('class of the thumb')).toEqual([HEAD, '- `Kit-thumb` (thumb): Of the thumb.']);
    const mute = [makeClass({ name: 'thumb', className: 'Kit-thumb' })];
    expect(tell('thumb class', {}, { classes: mute })[1]).toBe('- `Kit-thumb` (thumb)');
    const all = 'Classes: `Kit-root`, `Kit-thumb`';
    expect(tell('css classes')).toEqual([HEAD, ABOUT, all, NAMES]);
    expect(tell('css classes', { isMain: false })).toEqual(['# Knob (/knob)', ABOUT]);
    expect(tell('all of it')).not.toContain(all);
    const nameless = [makeClass({ name: 'root' })];
    expect(tell('css classes', {}, { classes: nameless })).toEqual([HEAD, ABOUT, NAMES]);
    const many = Array.from({ length: 30 }, (_, at) => makeClass({ className: `K-${at}` }));
    expect(tell('css classes', {}, { classes: many })[2]).toMatch(/`K-22`, `K-23`, …$/);
  });

  it('tells slots and the key in the theme to those who ask for them', () => {
    expect(tell('slots')).toContain('Slots: `root`, `thumb`');
    expect(tell('slots', {}, { slots: [] })).toEqual([HEAD, ABOUT, NAMES]);
    expect(tell('theme')).toContain('In the theme: `KitKnob`');
    expect(tell('theme', {}, { themeName: null })).toEqual([HEAD, ABOUT, NAMES]);
    const keys = ['components', 'KitKnob', 'defaultProps'];
    const maker = { specifier: 'kit', clause: '{ makeTheme }' };
    const wide = makeProp({ name: 'wide', type: 'boolean', input: 'boolean' });
    const set = (prop: typeof wide, props: string[] | null = keys) =>
      tell('theme', { props: [prop] }, { theme: { maker, props, styles: null } }).at(-1);
    expect(set(wide)).toBe(
      'In the theme: `KitKnob`, by default: `makeTheme({ components: { KitKnob: { defaultProps: { wide: true } } } })`',
    );
    expect(set(makeProp({ name: 'size' }))).toContain('{ size: … }');
    expect(set(wide, null)).toBe('In the theme: `KitKnob`');
    expect(tell('knob').join()).not.toMatch(/Slots|theme/);
  });

  it('tells how it is called, but for the longest declarations', () => {
    const constant = (length: number) =>
      tell('knob', {}, { kind: 'constant', definition: 'x'.repeat(length), props: [] });
    const frame = '```ts\n\n```'.length;
    expect(constant(500 - frame)).toEqual([
      ...[HEAD, ABOUT, '```ts', 'x'.repeat(500 - frame), '```'],
    ]);
    expect(constant(501 - frame)).toEqual([HEAD, ABOUT]);
  });

  it('says the more of a prop the surer it is', () => {
    const description = 'It goes on. '.repeat(80).trim();
    const props = [makeProp({ description }), makeProp({ name: 'tone', description })];
    const lengths = (told: Told) =>
      tell('size', { props, ...told })
        .slice(1)
        .map((line) => line.replace(/^.*?`\. /, '').length);
    expect(lengths({ isSure: true })).toEqual([599, 107]);
    expect(lengths({})).toEqual([239, 107]);
    expect(lengths({ isMain: false })).toEqual([107, 107]);
  });

  it('says what the types are that the props name, of two of them', () => {
    const types = ['Size', 'Tone', 'More'].map((name) => ({
      ...{ name, definition: `type ${name} =\n  | 1`, description: 'It is\nso.' },
    }));
    const props = [makeProp({ type: 'Size | Tone | More' })];
    const told = tell('size', { props }, { types });
    expect(told.slice(2)).toEqual(['`type Size = | 1`: It is so.', '`type Tone = | 1`: It is so.']);
    expect(tell('size', { others: props }, { types })).toHaveLength(2);
    const long = [{ name: 'Size', definition: 'x'.repeat(500), description: '' }];
    expect(tell('size', { props }, { types: long })[2]).toBe(`\`${'x'.repeat(200)} …\``);
  });

  it('dates props for those who ask since when', () => {
    const props = [makeProp({ since: '2.0.0' })];
    expect(tell('since when', { props })[1]).toBe('- `size`: `number`, since 2.0.0.');
    expect(tell('since when', { others: props })[1]).toBe('- `size`: `number`, since 2.0.0.');
    expect(tell('size', { props })[1]).toBe('- `size`: `number`.');
  });
});

describe('a prop in one line', () => {
  const short = (changes: Parameters<typeof makeProp>[0], room = 100) =>
    printShort(makeProp(changes), room, false);

  it('says when it is required', () => {
    expect(short({ required: true })).toBe('- `size`: `number`, **required**.');
    expect(short({ requiredIn: ['variant="line"', 'without label'] })).toBe(
      '- `size`: `number`, required with `variant="line"` or without `label`.',
    );
  });

  it('says where it is from beside its description alone', () => {
    const prop = { from: 'Base', description: 'How wide.' };
    expect(short(prop)).toBe('- `size`: `number`, from Base. How wide.');
    expect(short(prop, 0)).toBe('- `size`: `number`.');
  });

  it('says that it is deprecated, and why', () => {
    expect(short({ deprecated: 'Use\n`wide`.', description: 'How wide.' }, 0)).toBe(
      '- `size`: `number`. **Deprecated.** Use `wide`.',
    );
  });

  it.each([
    [0, 60],
    [100, 120],
  ])('cuts code that is longer than its room of %i has for it', (room, most) => {
    const some = 'a'.repeat(most * 1.2);
    const cut = `${'a'.repeat(most)} …`;
    expect(short({ type: some, default: some }, room)).toBe(
      `- \`size\`: \`${some}\`, default: \`${some}\`.`,
    );
    expect(short({ type: `${some}a`, default: `${some}a` }, room)).toBe(
      `- \`size\`: \`${cut}\`, default: \`${cut}\`.`,
    );
    const spaced = `${'a'.repeat(most - 1)} ${'b'.repeat(most)}`;
    expect(short({ type: spaced }, room)).toBe(`- \`size\`: \`${'a'.repeat(most - 1)} …\`.`);
  });

  it('tells the values of a type that does not say them, and what a name stands for', () => {
    const values = literals('a', 'b');
    expect(short({ type: 'Size', values })).toBe("- `size`: `Size` (`'a' | 'b'`).");
    expect(short({ type: "'a' | 'b'", values })).toBe("- `size`: `'a' | 'b'`.");
    expect(short({ type: "Base['size']", resolved: "'a' | 'b'", values })).toBe(
      "- `size`: `'a' | 'b'`.",
    );
    expect(short({ type: 'Union<string, Mine>', augmentable: 'Mine' })).toBe(
      '- `size`: `Union<string, Mine>`.',
    );
  });
});

it('names all callbacks where one is asked for and none is known to answer', () => {
  const callbacks = ['onFinish', 'onion', 'onChange'].map((name) => makeProp({ name }));
  const shared = makeProp({ name: 'onClick', group: 'Events' });
  const changes = { props: [...doc.props, ...callbacks, shared] };
  const told = { props: [doc.props[0]!] };
  expect(tell('callback after it ended', told, changes)).toContain(
    'Callbacks: `onFinish`, `onChange`',
  );
  expect(tell('what after it ended', told, changes).join()).not.toContain('Callbacks');
  expect(tell('callback', { props: callbacks }, changes).join()).not.toContain('Callbacks');
  expect(tell('callback', { ...told, isMain: false }, changes).join()).not.toContain('Callbacks');
  expect(tell('callback', told).join()).not.toContain('Callbacks');
});

it('tells what else style sheets know of it where that is asked: what the question says, or all by name', () => {
  const named = {
    cssVariables: ['--knob-width', '--knob-color'].map((name) => ({ name, description: 'Of it.' })),
    dataAttributes: [{ name: 'data-pressed', description: '' }],
  };
  expect(tell('CSS variable for the width', {}, named)).toEqual([HEAD, '- `--knob-width`: Of it.']);
  expect(tell('CSS variables', {}, named)).toEqual([
    HEAD,
    'CSS variables: `--knob-width`, `--knob-color`',
  ]);
  expect(tell('data attribute while pressed', {}, named)).toEqual([HEAD, '- `data-pressed`']);
  expect(tell('width', {}, named).join()).not.toContain('--knob');
  const none = 'The reference names no CSS variables of it.';
  expect(tell('CSS variables', {})).toEqual([HEAD, ABOUT, none, NAMES]);
  expect(tell('CSS variables', {}, { kind: 'hook' }).join()).not.toContain(none);
  expect(tell('data attributes')).toContain('The reference names no data attributes of it.');
});
