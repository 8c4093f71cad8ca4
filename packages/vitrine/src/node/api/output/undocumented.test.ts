import { expect, test } from 'vitest';
import { makeDoc, makeProp, makeClass, makeSlot } from '../fixtures/docs.ts';
import { listUndocumented } from './undocumented.ts';

test('lists what has no description, each once under what declares it', () => {
  const turn = makeProp({ name: 'turn', inherited: true, from: 'Dial' });
  const docs = [
    makeDoc({ props: [makeProp({ name: 'size' }), makeProp({ description: 'Told.' }), turn] }),
    makeDoc({
      name: 'Dial',
      file: 'Dial/Dial.d.ts',
      props: [{ ...turn, inherited: false, from: null }],
      slots: [makeSlot({ name: 'root', description: '', default: null })],
      classes: [makeClass({ name: 'root', className: '', description: ' ' })],
    }),
  ];
  expect(listUndocumented(docs)).toBe(`4 declarations without a description

Dial (dials/Dial/Dial.d.ts)
  prop turn: number
  slot root
  class root

Knob (dials/Knob/Knob.d.ts)
  prop size: number
`);
});

test('says so when nothing is missing; what is deprecated needs no more than that', () => {
  const old = makeProp({ deprecated: 'Use `size`.' });
  expect(listUndocumented([makeDoc({ props: [old] })])).toBe('Everything has a description.\n');
});

test('sorts by what declares it, and names its file where that is known', () => {
  const from = (name: string) =>
    makeProp({ name: name.toLowerCase(), inherited: true, from: name });
  const docs = [
    makeDoc({ name: 'B', file: 'b.d.ts', props: [from('D'), from('A'), from('C'), from('A')] }),
    makeDoc({ name: 'C', file: 'c.d.ts', classes: [makeClass({ description: 'A.' })] }),
    makeDoc({
      name: 'E',
      file: 'e.d.ts',
      slots: [makeSlot({ name: 'told', description: 'A.' }), makeSlot({})],
    }),
  ];
  expect(listUndocumented(docs)).toBe(`4 declarations without a description

A
  prop a: number

C (dials/c.d.ts)
  prop c: number

D
  prop d: number

E (dials/e.d.ts)
  slot root
`);
  expect(listUndocumented([makeDoc({ props: [makeProp({})] })])).toBe(
    '1 declaration without a description\n\nKnob (dials/Knob/Knob.d.ts)\n  prop size: number\n',
  );
});

test('what a package names does not steer the terminal', () => {
  const docs = [makeDoc({ props: [makeProp({ name: 'a\u001b[2J' })] })];
  expect(listUndocumented(docs)).toContain(String.raw`prop a\u001b[2J: number`);
});
