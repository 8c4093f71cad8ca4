import { expect, test } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { makeClass, makeDoc, makeProp, makeSlot } from '../fixtures/docs.ts';
import { describeChange } from '../../../shared/api-diff/describe-change.ts';
import { diffToHtml } from '../../../shared/api-diff/diff-html.ts';
import { diffSnapshots, isBreaking } from '../../../shared/api-diff/diff.ts';
import { printDiff } from './print-diff.ts';
import { takeSnapshot } from './snapshot.ts';

const compare = (before: ComponentDoc[], after: ComponentDoc[]) => {
  const [from, to] = [before, after].map((docs, i) =>
    takeSnapshot(docs, { name: 'dials', version: `${i + 1}.0.0` }),
  );
  return diffSnapshots(from!, to!);
};
const knob = (...props: Parameters<typeof makeProp>[0][]) => [
  makeDoc({ props: props.map(makeProp) }),
];
const NOTHING = { added: [], changed: [], deprecated: [], removed: [] };

test('a version is as itself', () => {
  const docs = [
    makeDoc({ props: [makeProp({})], slots: [makeSlot({})], classes: [makeClass({})] }),
  ];
  expect(compare(docs, docs)).toEqual(NOTHING);
  expect(printDiff(NOTHING, 'a', 'b')).toBe('a → b\n\nNothing that one can rely on has changed.\n');
});

test('components come and go, with what they had been deprecated for', () => {
  const dial = makeDoc({ name: 'Dial', deprecated: 'Use Knob.' });
  expect(compare([dial], [makeDoc()])).toEqual({
    ...NOTHING,
    added: [{ component: 'Knob' }],
    removed: [{ component: 'Dial', reason: 'Use Knob.', breaking: true }],
  });
});

test('a component under another of its names is still there', () => {
  const before = [makeDoc({ name: 'DialRoot' })];
  const after = [makeDoc({ name: 'Dial.Root', aliases: ['DialRoot'] })];
  expect(compare(before, after)).toEqual({
    ...NOTHING,
    changed: [{ component: 'Dial.Root', what: 'name', from: 'DialRoot', to: 'Dial.Root' }],
  });
});

test('a name that a component has no longer breaks code that imports it', () => {
  const both = [makeDoc({ name: 'Dial', aliases: ['Knob'] })];
  const gone = (component: string, from: string) => ({
    ...NOTHING,
    changed: [{ component, what: 'name', from, to: component, breaking: true }],
  });
  const one = compare(both, [makeDoc({ name: 'Dial' })]);
  expect(one).toEqual(gone('Dial', 'Knob'));
  expect(isBreaking(one)).toBe(true);
  expect(printDiff(one, 'a', 'b')).toContain('! Dial  is no longer exported as Knob\n');
  expect(compare(both, [makeDoc({ name: 'Knob' })])).toEqual(gone('Knob', 'Dial'));
  expect(compare(both, [makeDoc({ name: 'Knob', aliases: ['Dial'] })])).toEqual(NOTHING);
  expect(compare([makeDoc({ name: 'Dial' })], both)).toEqual(NOTHING);
  // What is a component of its own now is still there.
  const apart = compare(both, [makeDoc({ name: 'Dial' }), makeDoc({ name: 'Knob' })]);
  expect(apart).toEqual({ ...NOTHING, added: [{ component: 'Knob' }] });
});

test('what is told twice of optional members is no change', () => {
  const noisy = '(a?: A | undefined) => void';
  const hook = (text: string) =>
    makeDoc({ ...{ kind: 'hook', name: 'useKnob' }, definition: text, imports: [] });
  const before = [...knob({ name: 'a', type: noisy }), hook(noisy)];
  const after = [...knob({ name: 'a', type: '(a?: A) => void' }), hook('(a?: A) => void')];
  expect(compare(before, after)).toEqual(NOTHING);
});

test('of a prop, type, default, need and deprecation are compared', () => {
  const diff = compare(
    knob(
      { name: 'a', type: "'x' | 'y'", default: "'x'" },
      { name: 'b', type: 'number' },
      { name: 'gone', deprecated: 'Use `a`.' },
      { name: 'old' },
      { name: 'c', required: true },
    ),
    knob(
      { name: 'a', type: "'x'", default: "'z'" },
      { name: 'b', type: 'number | string', required: true },
      { name: 'new', type: 'string', required: true },
      { name: 'old', deprecated: 'Use b.' },
      { name: 'c' },
    ),
  );
  const component = 'Knob';
  expect(diff).toEqual({
    added: [{ component, prop: 'new', type: 'string', required: true, breaking: true }],
    changed: [
      { component, prop: 'a', what: 'type', from: "'x' | 'y'", to: "'x'", breaking: true },
      { component, prop: 'a', what: 'default', from: "'x'", to: "'z'" },
      { component, prop: 'b', what: 'type', from: 'number', to: 'number | string' },
      { component, prop: 'b', what: 'required', from: null, to: null, breaking: true },
      { component, prop: 'c', what: 'optional', from: null, to: null },
    ],
    deprecated: [{ component, prop: 'old', reason: 'Use b.' }],
    removed: [{ component, prop: 'gone', reason: 'Use `a`.', breaking: true }],
  });
  expect(isBreaking(diff)).toBe(true);
  expect(printDiff(diff, '1', '2')).toBe(`1 → 2

Removed (1)
! Knob gone  (Use \`a\`.)

Changed (5)
! Knob a  type 'x' | 'y' → 'x'
  Knob a  default 'x' → 'z'
  Knob b  type number → number | string
! Knob b  is required now
  Knob c  is no longer required

Deprecated (1)
  Knob old  Use b.

Added (1)
! Knob new: string (required)

4 changes can break code that uses it (!).
`);
});

test('slots, classes, root elements and imports', () => {
  const before = makeDoc({
    slots: [makeSlot({ name: 'track', default: 'div' }), makeSlot({ name: 'thumb' })],
    classes: [makeClass({ name: 'root' }), makeClass({ name: 'old' })],
    rootElement: 'div',
  });
  const after = makeDoc({
    slots: [makeSlot({ name: 'track', default: 'span' })],
    classes: [makeClass({ name: 'root' }), makeClass({ name: 'new' })],
    rootElement: 'span',
    imports: [{ specifier: 'dials/knob', clause: '{ Knob }' }],
  });
  const component = 'Knob';
  const importOf = (path: string) => `{ Knob } from ${path}`;
  expect(compare([before], [after])).toEqual({
    ...NOTHING,
    added: [{ component, class: 'new' }],
    changed: [
      { component, what: 'root', from: 'div', to: 'span' },
      {
        component,
        what: 'import',
        from: importOf('dials'),
        to: importOf('dials/knob'),
        breaking: true,
      },
      { component, slot: 'track', what: 'default', from: 'div', to: 'span' },
    ],
    removed: [
      { component, class: 'old', breaking: true },
      { component, slot: 'thumb', breaking: true },
    ],
  });
});

test('what a component inherits is told where it is declared', () => {
  const base = (...names: string[]) =>
    makeDoc({ name: 'Base', props: names.map((name) => makeProp({ name })) });
  const derived = (...names: string[]) =>
    makeDoc({ props: names.map((name) => makeProp({ name, inherited: true, from: 'Base' })) });
  expect(compare([base('a', 'b'), derived('a', 'b')], [base('a', 'c'), derived('a', 'c')])).toEqual(
    {
      ...NOTHING,
      added: [{ component: 'Base', prop: 'c', type: 'number' }],
      removed: [{ component: 'Base', prop: 'b', breaking: true }],
    },
  );
  // No longer built on it, or now of its own.
  expect(compare([base('a'), derived('a')], [base('a'), makeDoc()]).removed).toEqual([
    { component: 'Knob', prop: 'a', breaking: true },
  ]);
  expect(compare([base('a'), derived('a')], [base('a'), ...knob({ name: 'a' })])).toEqual(NOTHING);
});

test('what is no longer documented but still taken is not removed', () => {
  const before = knob({ name: 'onSpin' }, { name: 'className' });
  expect(compare(before, [makeDoc({ hidden: ['onSpin'], rootElement: 'div' })]).removed).toEqual(
    [],
  );
  expect(compare(before, [makeDoc()]).removed).toHaveLength(2);
  const off = knob({ name: 'disabled', type: 'boolean' });
  expect(compare(off, [makeDoc({ rootElement: 'button' })])).toMatchObject({ removed: [] });
  expect(compare(off, [makeDoc({ rootElement: 'div' })]).removed).toHaveLength(1);
});

test('what is marked as internal now is still exported', () => {
  const before = takeSnapshot(
    ['Knob', 'Dial', 'Dial.Face', 'Lamp'].map((name) => makeDoc({ name, aliases: [`Old${name}`] })),
    { name: 'dials', version: '1.0.0' },
  );
  const docs = [makeDoc({ name: 'Lamp' })];
  const marked = ['Dial', 'Knob', 'OldLamp'];
  const now = takeSnapshot(docs, { name: 'dials', version: '2.0.0', marked });
  const diff = diffSnapshots(before, now);
  expect(diff).toEqual({
    ...NOTHING,
    changed: ['Dial', 'Dial.Face', 'Knob'].map((name) => ({
      ...{ component: name, what: 'internal', from: null, to: null },
    })),
  });
  expect(isBreaking(diff)).toBe(false);
  expect(describeChange(diff.changed[0]!)).toBe('is marked as internal now');
  expect(diffToHtml(diff, () => undefined)).toContain(' is marked as internal now</li>');
});

test('what a shared type brought that came or went as a whole is told of its components', () => {
  const props = [makeProp({ name: 'wide' })];
  const group = makeDoc({ name: 'StyleProps', kind: 'type', props, imports: [] });
  const taking = [group, makeDoc({ groups: ['StyleProps'] })];
  const subject = { component: 'Knob', prop: 'wide' };
  expect(compare(taking, [makeDoc()])).toEqual({
    ...NOTHING,
    removed: [{ ...subject, breaking: true }],
  });
  expect(compare([makeDoc()], taking)).toMatchObject({ added: [subject], removed: [] });
});

test('names mean nothing but themselves', () => {
  const names = ['constructor', '__proto__', 'toString'];
  const docs = [makeDoc({ name: 'constructor', props: names.map((name) => makeProp({ name })) })];
  expect(compare(docs, docs)).toEqual(NOTHING);
  expect(compare([], docs).added).toEqual([{ component: 'constructor' }]);
  expect(compare([makeDoc({ name: 'constructor' })], docs).added).toHaveLength(3);
});

test('slots and classes are deprecated, taken back, and go with their reason', () => {
  const parts = (deprecated: string | null) => [
    makeDoc({
      slots: [makeSlot({ name: 'thumb', deprecated })],
      classes: [makeClass({ name: 'round', deprecated })],
    }),
  ];
  const subjects = [
    { component: 'Knob', class: 'round' },
    { component: 'Knob', slot: 'thumb' },
  ];
  expect(compare(parts(null), parts('Use x.'))).toEqual({
    ...NOTHING,
    deprecated: subjects.map((one) => ({ ...one, reason: 'Use x.' })),
  });
  expect(compare(parts('Use x.'), parts('Use y.'))).toEqual(NOTHING);
  expect(compare(parts('Use x.'), parts(null)).changed).toEqual(
    subjects.map((one) => ({ ...one, what: 'undeprecated', from: 'Use x.', to: null })),
  );
  expect(compare(parts('Use x.'), [makeDoc()]).removed).toEqual(
    subjects.map((one) => ({ ...one, reason: 'Use x.', breaking: true })),
  );
});

test('what an earlier version of the engine has written says nothing of slots and classes', () => {
  const { deprecated: _, ...slot } = makeSlot({ name: 'thumb' });
  const old = [makeDoc({ slots: [slot as ReturnType<typeof makeSlot>] })];
  expect(compare(old, [makeDoc({ slots: [makeSlot({ name: 'thumb' })] })])).toEqual(NOTHING);
});
