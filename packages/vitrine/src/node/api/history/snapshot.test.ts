import { expect, test } from 'vitest';
import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';
import { literals, makeClass, makeDoc, makeProp, makeSlot } from '../fixtures/docs.ts';
import { takeSnapshot } from './snapshot.ts';

const AT = { name: 'dials', version: '1.0.0' };
const factsOf = (...docs: ComponentDoc[]) => takeSnapshot(docs, AT).components;
/** Facts of a component that is imported in the usual ways. */
const factsWith = (changes: Partial<ComponentDoc>) => {
  const imports = [
    { specifier: 'dials', clause: '{ Knob }' },
    { specifier: 'dials/Knob', clause: 'Knob' },
  ];
  return factsOf(makeDoc({ imports, ...changes }))['Knob'];
};
const propFacts = (changes: Partial<PropDoc>) =>
  factsWith({ props: [makeProp(changes)] })!.props!['size'];
const typeIn = (changes: Partial<PropDoc>) => propFacts(changes)![0];

test('what is empty is left out, and so are the usual imports', () => {
  expect(takeSnapshot([], AT)).toEqual({ package: 'dials', version: '1.0.0', components: {} });
  expect(factsWith({})).toEqual({});
  const [first, second] = ['{ Knob } from dials', 'Knob from dials/Knob'];
  expect(factsOf(makeDoc())['Knob']).toEqual({ imports: [first] });
  const turned = [
    { specifier: 'dials/Knob', clause: 'Knob' },
    { specifier: 'dials', clause: '{ Knob }' },
  ];
  expect(factsWith({ imports: turned })).toEqual({ imports: [second, first] });
});

test('all that one can rely on is there, without descriptions', () => {
  const facts = factsWith({
    aliases: ['KnobRoot'],
    description: 'Turns.',
    deprecated: 'Use\n  Dial.',
    rootElement: 'button',
    hidden: ['inner', 'outer'],
    props: [makeProp({ description: 'How large.' })],
    slots: [makeSlot({ name: 'root', default: "'div' |\n 'span'" }), makeSlot({ name: 'thumb' })],
    classes: [makeClass({ name: 'root' }), makeClass({ name: 'round' })],
  });
  expect(facts).toEqual({
    aliases: ['KnobRoot'],
    deprecated: 'Use Dial.',
    root: 'button',
    hidden: 'inner outer',
    props: { size: ['number'] },
    slots: { root: "'div' | 'span'", thumb: '' },
    classes: 'root round',
  });
});

test('what is deprecated says so, with a reason or without', () => {
  expect(factsWith({ deprecated: '' })).toEqual({ deprecated: '' });
  const facts = factsWith({
    slots: [makeSlot({ name: 'root', deprecated: '' }), makeSlot({ name: 'thumb' })],
    classes: [makeClass({ name: 'round', deprecated: 'Use\nx.' }), makeClass({ name: 'flat' })],
  });
  expect(facts!.deprecatedParts).toEqual({ 'slot root': '', 'class round': 'Use x.' });
});

test('what is no component says what it is and how it is called', () => {
  expect(factsWith({ kind: 'constant', definition: 'readonly\n  string[]' })).toEqual({
    kind: 'constant',
    text: 'readonly string[]',
  });
  const signatures = ['(a: string): void', '(a: number): void'].map((text) => ({ text }));
  expect(factsWith({ kind: 'function', signatures: signatures as never })).toEqual({
    kind: 'function',
    text: '(a: string): void (a: number): void',
  });
});

test('documentation of an earlier version of the engine does not say what is hidden', () => {
  const { hidden: _, ...doc } = makeDoc();
  expect(factsOf(doc as ComponentDoc)).toEqual({ Knob: { imports: ['{ Knob } from dials'] } });
});

test('a prop is kept where it is declared, if that is there', () => {
  const props = [
    makeProp({ name: 'own', from: 'Knob' }),
    makeProp({ name: 'foreign', from: 'Elsewhere' }),
    makeProp({ name: 'wide', from: 'Base' }),
    makeProp({ name: 'tall', from: 'Base' }),
    makeProp({ name: 'gap', group: 'StyleProps' }),
    makeProp({ name: 'room', from: 'Elsewhere', group: 'StyleProps' }),
    makeProp({ name: 'lost', group: 'OtherProps' }),
  ];
  const others = ['Base', 'StyleProps'].map((name) => makeDoc({ name }));
  const { props: own, from } = factsOf(makeDoc({ props }), ...others)['Knob']!;
  expect(own).toEqual({ own: ['number'], foreign: ['number'], lost: ['number'] });
  expect(from).toEqual({ Base: 'wide tall', StyleProps: 'gap room' });
});

test('of a prop, what follows the type is left out from the end on', () => {
  expect(propFacts({})).toEqual(['number']);
  expect(propFacts({ default: '1 +\n 1' })).toEqual(['number', '1 + 1']);
  expect(propFacts({ required: true })).toEqual(['number', 0, 1]);
  expect(propFacts({ required: true, default: '1' })).toEqual(['number', '1', 1]);
  expect(propFacts({ deprecated: '' })).toEqual(['number', 0, 0, '']);
  expect(propFacts({ deprecated: 'Use\nx.', default: '1', required: true })).toEqual([
    ...['number', '1', 1, 'Use x.'],
  ]);
});

test('a type that is a mere name is its values, or what it stands for', () => {
  const values = literals('a', 1);
  for (const type of ['Tone', 'Kit.Tone', 'Union<\n  A<B>\n>'])
    expect(typeIn({ type, values }), type).toBe("'a' | 1");
  for (const type of ["'b' | Tone", "Tone | 'b'", 'Box<A> | Tone'])
    expect(typeIn({ type, values }), type).toBe(type);
  // A node or false: the one value is the least of it.
  expect(typeIn({ type: 'Icon', values: literals(false) })).toBe('Icon');
  expect(typeIn({ type: 'Switch', values: literals(true, false) })).toBe('true | false');
  expect(typeIn({ type: 'Tone', resolved: 'string |\n number' })).toBe('string | number');
  expect(typeIn({ type: 'Tone' })).toBe('Tone');
});

test('a long type is kept by its beginning and a digest', () => {
  const whole = 'x'.repeat(600);
  expect(typeIn({ type: whole })).toBe(whole);
  const [one, other] = ['a', 'b'].map((end) => typeIn({ type: `${whole}${end}` }));
  expect(one).toMatch(/^x{600}… #[\da-f]{10}$/);
  expect(other).not.toBe(one);
});

test('of a type that was cut off by whoever printed it, the beginning is kept', () => {
  expect(typeIn({ type: "'first' | 'second' | …" })).toBe("'first'…");
  expect(typeIn({ type: `{ ${'member; '.repeat(9)}…` })).toBe('{ member; member; member…');
  expect(typeIn({ type: '{ short…' })).toBe('{ short…');
});

test('a prop that is taken over with another default, or need not be given, has facts of its own', () => {
  const base = makeDoc({
    name: 'Base',
    props: [makeProp({ name: 'value', required: true }), makeProp({ name: 'tone' })],
  });
  const taken = { inherited: true, from: 'Base' };
  const derived = makeDoc({
    props: [makeProp({ name: 'value', ...taken }), makeProp({ name: 'tone', ...taken })],
  });
  expect(factsOf(base, derived)['Knob']).toMatchObject({
    props: { value: [makeProp({}).type] },
    from: { Base: 'tone' },
  });
});

test('what a member of a type stands for is compared, unless React declares it', () => {
  const type = "Base<Item>['tone']";
  expect(typeIn({ type, resolved: 'boolean' })).toBe('boolean');
  expect(typeIn({ type, values: literals('soft', 'loud') })).toBe("'soft' | 'loud'");
  expect(typeIn({ type: 'Base["tone"]', resolved: 'string' })).toBe('string');
  const resolved = "'soft' | 'loud' | (string & {})";
  expect(typeIn({ type: 'Tone', values: literals('soft', 'loud'), resolved })).toBe(resolved);
  for (const kept of ["React.CSSProperties['width']", "Base['a'] | null", 'Base[]'])
    expect(typeIn({ type: kept, resolved: 'string' })).toBe(kept);
});

test('the props of a long shared type, of which a component has no rows, are taken from it', () => {
  const props = [makeProp({ name: 'color' }), makeProp({ name: 'wide' })];
  const group = makeDoc({ name: 'StyleProps', kind: 'type', props, imports: [] });
  const knob = makeDoc({ groups: ['StyleProps', 'Gone'], props: [makeProp({ name: 'color' })] });
  expect(factsOf(group, knob)['Knob']).toMatchObject({ from: { StyleProps: 'wide' } });
  const listed = makeDoc({
    groups: ['StyleProps'],
    props: [makeProp({ name: 'color', group: 'StyleProps' })],
  });
  expect(factsOf(group, listed)['Knob']).toMatchObject({ from: { StyleProps: 'color' } });
});

test('a default is what the code gives, whatever a comment says of it', () => {
  const props = [makeProp({ default: 'false', defaultFrom: 'tag' })];
  const disagreements = [{ prop: 'size', tag: 'false', code: 'true' }];
  expect(factsWith({ props, disagreements })!.props).toEqual({ size: ['number', 'true'] });
  // So it is where another component takes the prop over, of which it is told just once.
  const taken = makeDoc({
    name: 'Dial',
    props: [{ ...props[0]!, inherited: true, from: 'Knob' }],
    disagreements,
  });
  const facts = factsOf(makeDoc({ props, disagreements }), taken);
  expect(facts['Dial']!.from).toEqual({ Knob: 'size' });
  expect(facts['Dial']!.props).toBeUndefined();
});
