import { expect, test } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { makeClass, makeDoc, makeProp, makeSlot } from '../fixtures/docs.ts';
import type { RecordedVersion } from './history-file.ts';
import { withHistory } from './since.ts';
import { takeSnapshot } from './snapshot.ts';

const AT = { name: 'dials', version: '3.0.0' };
const recorded = (version: string, ...docs: ComponentDoc[]): RecordedVersion =>
  takeSnapshot(docs, { name: 'dials', version });
const props = (...names: string[]) => names.map((name) => makeProp({ name }));

test('what versions brought says so; what the first recorded one has stays open', () => {
  const doc = makeDoc({
    props: props('a', 'b', 'c'),
    slots: [makeSlot({ name: 'track' })],
    classes: [makeClass({ name: 'round' })],
  });
  const history = [
    recorded('1.0.0', makeDoc({ props: props('a') })),
    recorded('2.0.0', makeDoc({ props: props('a', 'b'), slots: doc.slots })),
  ];
  const [found, fresh] = withHistory([doc, makeDoc({ name: 'Dial' })], history, AT);
  expect(found!.since).toBeNull();
  expect(found!.props.map(({ since }) => since)).toEqual([null, '2.0.0', '3.0.0']);
  expect(found!.slots[0]!.since).toBe('2.0.0');
  expect(found!.classes[0]!.since).toBe('3.0.0');
  expect(fresh!.since).toBe('3.0.0');
});

test('the first version of all is one to say', () => {
  const first = { ...recorded('1.0.0', makeDoc()), first: true as const };
  expect(withHistory([makeDoc()], [first], AT)[0]!.since).toBe('1.0.0');
});

test('authors know better, a gap begins anew, other names count', () => {
  const history = [
    recorded('1.0.0', makeDoc({ props: props('gone') })),
    recorded('2.0.0', makeDoc({ name: 'KnobRoot' })),
    recorded('2.1.0', makeDoc({ name: 'KnobRoot', props: props('gone') })),
  ];
  const doc = makeDoc({
    name: 'Knob.Root',
    aliases: ['KnobRoot'],
    props: [makeProp({ name: 'gone' }), makeProp({ name: 'x', since: '0.1.0' })],
  });
  const [found] = withHistory([doc], history, AT);
  expect(found!.since).toBe('2.0.0');
  expect(found!.props.map(({ since }) => since)).toEqual(['2.1.0', '0.1.0']);
});

test('deprecation has a version of its own', () => {
  const old = makeProp({ name: 'old', deprecated: 'Use x.' });
  const history = [
    recorded('1.0.0', makeDoc({ props: props('old') })),
    recorded('2.0.0', makeDoc({ props: [old], deprecated: '' })),
  ];
  const [found] = withHistory([makeDoc({ props: [old], deprecated: '' })], history, AT);
  expect([found!.deprecatedSince, found!.props[0]!.deprecatedSince]).toEqual(['2.0.0', '2.0.0']);
  expect(withHistory([makeDoc()], history, AT)[0]!.deprecatedSince).toBeNull();
});

test('what only a newer extractor sees is not new', () => {
  const history = [recorded('1.0.0', makeDoc()), recorded('3.0.0', makeDoc())];
  const docs = [makeDoc({ props: props('a') }), makeDoc({ name: 'useDial', kind: 'hook' })];
  const [knob, hook] = withHistory(docs, history, AT);
  expect([knob!.props[0]!.since, hook!.since]).toEqual([null, null]);
});

test('without recorded versions nothing is said', () => {
  const docs = [makeDoc()];
  expect(withHistory(docs, [], AT)).toBe(docs);
  expect(withHistory(docs, [recorded('3.0.0')], AT)).toBe(docs);
  expect(withHistory(docs, [{ ...recorded('1.0.0'), package: 'other' }], AT)).toBe(docs);
});

test('a path that was not known before tells nothing of the age of what it exports', () => {
  const constant = (name: string, path: string): ComponentDoc =>
    makeDoc({ name, kind: 'constant', imports: [{ specifier: path, clause: `{ ${name} }` }] });
  const history = [recorded('1.0.0', makeDoc(), constant('red', 'dials/colors'))];
  const docs = [constant('blue', 'dials/colors'), constant('de', 'dials/words')];
  expect(withHistory(docs, history, AT).map(({ since }) => since)).toEqual(['3.0.0', null]);
});

test('slots and classes are deprecated since a version, too', () => {
  const parts = (deprecated: string | null) =>
    makeDoc({
      slots: [makeSlot({ name: 'root', deprecated })],
      classes: [makeClass({ name: 'root', deprecated })],
    });
  const history = [
    recorded('1.0.0', parts(null)),
    recorded('2.0.0', parts('')),
    recorded('2.1.0', parts('Use x.')),
  ];
  const [found] = withHistory([parts('Use x.')], history, AT);
  expect(found!.slots[0]!.deprecatedSince).toBe('2.0.0');
  expect(found!.classes[0]!.deprecatedSince).toBe('2.0.0');
  const [fine] = withHistory([parts(null)], history, AT);
  expect([fine!.slots[0]!.deprecatedSince, fine!.classes[0]!.deprecatedSince]).toEqual([
    null,
    null,
  ]);
});

test('what is of another package, or of a later version, tells nothing', () => {
  const later = recorded('4.0.0', makeDoc({ props: props('a') }));
  const other = { ...recorded('2.0.0', makeDoc({ props: props('a') })), package: 'kit' };
  const same = { ...recorded('3.0.0', makeDoc()), package: 'kit' };
  const history = [recorded('1.0.0', makeDoc()), other, same, later];
  const [found] = withHistory([makeDoc({ props: props('a') })], history, AT);
  expect(found!.props[0]!.since).toBe('3.0.0');
});

test('what was inherited or hidden before was there', () => {
  const base = makeDoc({ name: 'Base', props: props('wide') });
  const before = makeDoc({ props: [makeProp({ name: 'wide', from: 'Base' })], hidden: ['a', 'b'] });
  const history = [recorded('1.0.0', makeDoc(), base), recorded('2.0.0', before, base)];
  const [found] = withHistory([makeDoc({ props: props('wide', 'a', 'b', 'c') })], history, AT);
  expect(found!.props.map(({ since }) => since)).toEqual(['2.0.0', '2.0.0', '2.0.0', '3.0.0']);
});

test('a name that was another name of something before is as old as that', () => {
  const first = {
    ...recorded('1.0.0', makeDoc({ aliases: ['Dial', 'Turn'] })),
    first: true as const,
  };
  const [dial, lamp] = withHistory(
    [makeDoc({ name: 'Turn' }), makeDoc({ name: 'Lamp' })],
    [first],
    AT,
  );
  expect([dial!.since, lamp!.since]).toEqual(['1.0.0', '3.0.0']);
});

test('a component has an age under whichever path, others where something of their path was there', () => {
  const at = (path: string, changes: Partial<ComponentDoc> = {}) =>
    makeDoc({ kind: 'hook', imports: [{ specifier: path, clause: '{ it }' }], ...changes });
  const history = [recorded('1.0.0', at('dials/hooks'), makeDoc({ name: 'Lamp', imports: [] }))];
  const docs = [
    at('dials/hooks', { name: 'useKnob' }),
    at('dials', { name: 'useDial' }),
    at('dials/new', { name: 'useNew' }),
    at('dials/new', { name: 'New', kind: 'component' }),
    makeDoc({ name: 'Tone', kind: 'type', imports: [] }),
  ];
  expect(withHistory(docs, history, AT).map(({ since }) => since)).toEqual([
    ...['3.0.0', '3.0.0', null, '3.0.0', '3.0.0'],
  ]);
  const stated = at('dials/new', { name: 'useNew', since: '2.0.0' });
  expect(withHistory([stated], history, AT)[0]!.since).toBe('2.0.0');
});

test('what authors say of slots, classes and deprecations goes before', () => {
  const said = { since: '0.1.0', deprecated: '', deprecatedSince: '0.2.0' };
  const doc = makeDoc({
    ...said,
    props: [
      makeProp({ name: 'a', ...said }),
      makeProp({ name: 'b', since: '0.1.0', deprecatedSince: '0.3.0' }),
    ],
    slots: [makeSlot(said)],
    classes: [makeClass(said)],
  });
  const [found] = withHistory([doc], [recorded('1.0.0', makeDoc())], AT);
  expect(found).toEqual(doc);
});

test('what the version at hand was recorded with is not new, but for what came with it', () => {
  const parts = { slots: [makeSlot({})], classes: [makeClass({})] };
  const history = [recorded('1.0.0', makeDoc()), recorded('3.0.0', makeDoc({ props: props('a') }))];
  const [found] = withHistory([makeDoc({ props: props('a', 'b'), ...parts })], history, AT);
  expect(found!.props.map(({ since }) => since)).toEqual(['3.0.0', null]);
  expect([found!.slots[0]!.since, found!.classes[0]!.since]).toEqual([null, null]);
});

test('documentation keeps everything else', () => {
  const doc = makeDoc({
    ...{
      description: 'Turns.',
      props: props('a'),
      slots: [makeSlot({})],
      classes: [makeClass({})],
    },
  });
  expect(withHistory([doc], [recorded('1.0.0', doc)], AT)).toEqual([doc]);
});

test('a name that cannot be found again has no age', () => {
  const inherited = makeProp({ name: 'data attributes', from: 'Base' });
  const docs = [makeDoc({ props: [inherited] }), makeDoc({ name: 'Base', props: [inherited] })];
  const [found] = withHistory(docs, [recorded('1.0.0', makeDoc())], AT);
  expect(found!.props[0]!.since).toBeNull();
});
