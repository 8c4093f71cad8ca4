import { expect, it } from 'vitest';
import type { EngineResult } from '../search/engine.ts';
import { printResults } from './print-results.ts';

const PAGE = `# Knobs

A knob is turned. It stands on a panel.

## Sizes

Knobs are \`small\` or \`large\`. The panel has room for both.

## Accessibility

Name each knob.
`;
const page = (path: string) => ({
  ...{ path, kind: 'markdown' as const, title: 'Knobs', description: 'Turned.' },
  ...{ markdown: `${path}.md`, demos: [] },
});
const site = { url: 'https://kit.example/', pages: [page('/knobs')] };
const source = {
  describe: () => Promise.resolve(site),
  readPage: () => Promise.resolve(PAGE),
};
const result = (kind: EngineResult['kind'], title: string, href: string): EngineResult => ({
  ...{ kind, title: [{ text: title }], href, text: [] },
  page: { title: 'Knobs', href: '/knobs' },
});
const RESULTS = [
  result('page', 'Knobs', '/knobs'),
  result('demo', 'Sizes of knobs', '/knobs#all-sizes'),
  result('heading', 'Sizes', '/knobs#sizes'),
  result('class', 'Knob-large', '/api/knob#class-large'),
];
const print = (query: string, isAlone: boolean, counts = { whole: 1, named: 2 }) =>
  printResults({ source, site, query }, RESULTS, counts, isAlone);

it('the result that has most of the question is told, whatever its rank, the others by address alone', async () => {
  expect(await print('large sizes', true)).toEqual([
    '**Knobs: Sizes** (/knobs#sizes)\nKnobs are `small` or `large`. The panel has room for both.',
    'See also: /knobs · /knobs#all-sizes',
  ]);
  expect(await print('turned', true)).toEqual([
    '**Knobs** (/knobs)\nA knob is turned. It stands on a panel.',
    'See also: /knobs#all-sizes · /knobs#sizes',
  ]);
});

it('parts of the reference that say little of the question are not told beside a component', async () => {
  const counts = { whole: 3, named: 0 };
  const told = (isAlone: boolean) => print('large elephants in panels', isAlone, counts);
  expect((await told(true)).join()).toContain('Knob-large');
  expect((await told(false)).join()).not.toContain('Knob-large');
});

it('demos are told where nothing else is found', async () => {
  const [demo] = await printResults({ source, site, query: 'sizes' }, [RESULTS[1]!], {
    ...{ whole: 1, named: 1 },
  });
  expect(demo).toBe('**Sizes of knobs** (demo of Knobs, /knobs#all-sizes)');
});
