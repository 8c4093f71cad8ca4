import { expect, it } from 'vitest';
import { findDemo } from './get-demo.ts';
import type { ToldPage } from './page-source.ts';

const demo = (hash: string, file: string) => ({ hash, title: hash, file });
const PAGES = [
  {
    path: '/dials',
    demos: [demo('Basic', 'content/dials/Basic.tsx'), demo('TheBasic', 'content/TheBasic.tsx')],
  },
  { path: '/knobs', demos: [demo('basic-knob', 'content/knobs/Basic.tsx')] },
] as ToldPage[];

it.each([
  ['content/knobs/Basic.tsx', 'basic-knob', 'its file'],
  ['knobs/Basic.tsx', 'basic-knob', 'the end of its path'],
  ['Basic.tsx', 'Basic', 'the name of its file, the first of two'],
  ['./TheBasic.tsx', 'TheBasic', 'its file as a directive may name it'],
  ['../knobs/Basic.tsx', 'basic-knob', 'its file as seen from another page'],
  ['BasicKnob.tsx', 'basic-knob', 'its component, as a file'],
  ['/knobs#basic-knob', 'basic-knob', 'its address'],
  ['basic knob', 'basic-knob', 'its name'],
])('%s is the demo %s, by %s', (written, hash) => {
  expect(findDemo(PAGES, written).demo.hash).toBe(hash);
});

it.each(['asic.tsx', './', '/', '..', '__proto__', 'tsx'])('%s is none', (written) => {
  expect(() => findDemo(PAGES, written)).toThrow(`There is no demo "${written}"`);
});

it('names the demos of a page of which a section is asked for', () => {
  const named = (written: string) => () => findDemo(PAGES, written);
  expect(named('/dials#playground')).toThrow('/dials#Basic, /dials#TheBasic');
  expect(named('/knobs/#playground')).toThrow('/knobs#basic-knob');
  expect(named('/others#playground')).not.toThrow('#basic');
});
