import { expect, test } from 'vitest';
import { chooseComponents, type ComponentExport } from './components.ts';
import { isCapitalised } from '../exports/name-kinds.ts';

const candidate = (name: string, file: string, doc: object = {}, props = '') =>
  ({
    name,
    type: props,
    doc: { description: '', tags: [], ...doc },
    declaration: { getSourceFile: () => ({ fileName: file }) },
  }) as unknown as ComponentExport;

/** Names that are left of candidates: all that are exported, and those that some module names. */
const choose = (candidates: ComponentExport[], exported: string[] = [], named = ['Slider']) =>
  chooseComponents(candidates, {
    candidates: new Set(candidates.map(({ name }) => name)),
    exported: new Set(exported),
    isNamed: (name) => named.includes(name),
    taken: (type) => type as unknown as string,
  }).map(({ name }) => name);

const slider = candidate('Slider', '/kit/Slider.d.ts');

test('a name may be a component’s by its first letter, behind what says that it is not settled', () => {
  for (const name of [
    ...['Dial', 'D', 'unstable_Dial', 'experimental_Dial', 'UNSTABLE_Dial'],
    ...[
      'unstable__Dial',
      'preview_Dial',
      'preview__Dial',
      'alpha_Dial',
      'beta_Dial',
      'unsafe_Dial',
    ],
  ])
    expect(isCapitalised(name), name).toBe(true);
  for (const name of [
    'dial',
    'useDial',
    '_Dial',
    'unstable_dial',
    'an_unstable_Dial',
    'unstableDial',
  ])
    expect(isCapitalised(name), name).toBe(false);
});

test.each([
  '/kit/Slider.d.ts',
  '/kit/Slider.d.mts',
  '/kit/Slider.tsx',
  '/kit/Slider.cts',
  '/kit/Slider/Thumb.d.ts',
])('what nobody documents is what another one in its file or folder is made of: %s', (file) => {
  expect(choose([slider, candidate('SliderThumb', file)])).toEqual(['Slider']);
});

test.each([
  ['it has a description', candidate('SliderThumb', '/kit/Slider.d.ts', { description: 'Moves.' })],
  ['it has a tag', candidate('SliderThumb', '/kit/Slider.d.ts', { tags: [{ name: 'since' }] })],
  ['it is a part', candidate('Slider.Thumb', '/kit/Slider.d.ts')],
  ['a file is called like it', candidate('SliderThumb', '/kit/Slider/SliderThumb.d.ts')],
  ['a folder is called like it', candidate('SliderThumb', '/kit/Slider/SliderThumb/index.d.ts')],
  ['it lies elsewhere', candidate('SliderThumb', '/kit/Thumb.d.ts')],
  ['its file has another name', candidate('SliderThumb', '/kit/Slider.test.d.ts')],
  ['its file has such an end within', candidate('SliderThumb', '/kit/Sli.tsder')],
  ['its file is of another kind', candidate('SliderThumb', '/kit/Slider.dts')],
])('a component stays if %s', (_, one) => {
  expect(choose([slider, one])).toEqual(['Slider', one.name]);
});

test('an entry that names both or neither of them says nothing', () => {
  const both = [slider, candidate('SliderThumb', '/kit/Slider.d.ts')];
  expect(choose(both, [], ['Slider', 'SliderThumb'])).toHaveLength(2);
  expect(choose(both, [], [])).toHaveLength(2);
});

test('a type for its props makes a component of it, unless it is what a slot has by default', () => {
  const both = [slider, candidate('SliderThumb', '/kit/Slider.d.ts')];
  expect(choose(both, ['SliderThumbProps'])).toHaveLength(2);
  expect(choose(both, ['SliderThumbProps', 'SliderSlots'])).toEqual(['Slider']);
  expect(choose(both, ['SliderSlots', 'SliderProps', 'Thumb'])).toEqual(['Slider']);
});

test('what is there under a settled name is left out under the other', () => {
  const of = (...names: string[]) =>
    choose(names.map((name) => candidate(name, `/kit/${name}.d.ts`)));
  expect(of('Grid', 'unstable_Grid', 'Experimental_Grid', 'unstable_Tree')).toEqual([
    ...['Grid', 'unstable_Tree'],
  ]);
  expect(of('Grid', 'preview__Grid', 'preview__Tree')).toEqual(['Grid', 'preview__Tree']);
  expect(of('Grid_v2', 'Grid_unstable_v2')).toEqual(['Grid_v2', 'Grid_unstable_v2']);
});

test('what takes other props than what has its settled name is another component', () => {
  const grid = candidate('Grid', '/kit/Grid.d.ts', {}, 'columns');
  const next = candidate('preview_Grid', '/kit/next/Grid.d.ts', {}, 'columns gap');
  const same = candidate('unstable_Grid', '/kit/next/Grid.d.ts', {}, 'columns');
  const open = candidate('beta_Grid', '/kit/next/Grid.d.ts');
  expect(choose([next, grid, same, open])).toEqual(['preview_Grid', 'Grid']);
});
