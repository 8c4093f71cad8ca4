import { expect, it } from 'vitest';
import type { EngineResult } from '../search/engine.ts';
import { printResults } from './print-results.ts';

// Which results are told, in which order, and in how many characters.

const page = { path: '/knobs', kind: 'markdown' as const, title: 'Knobs', description: 'Turned.' };
const site = { url: 'https://kit.example/', pages: [{ ...page, markdown: 'k.md', demos: [] }] };
const markdown = { text: '' };
const source = {
  describe: () => Promise.resolve(site),
  readPage: () => Promise.resolve(markdown.text),
};
const result = (kind: EngineResult['kind'], title: string, href: string): EngineResult => ({
  ...{ kind, title: [{ text: title }], href, text: [] },
  page: { title: 'Knobs', href: '/knobs' },
});
const print = (query: string, results: EngineResult[], whole: number, named = 0) =>
  printResults({ source, site, query }, results, { whole, named });
const props = (...names: string[]) => names.map((name) => result('prop', name, `/k#${name}`));
const line = (name: string) => `**${name}** (prop of Knobs, /k#${name})`;

it('of results that say the same of the question the first is told', async () => {
  expect(await print('size', props('size-a', 'size-b'), 1)).toEqual([line('size-a')]);
  expect(await print('size', props('size-a', 'size-b'), 2)).toEqual([
    line('size-a'),
    line('size-b'),
  ]);
});

it('a result that says much more is told, however low it ranks among those that are read', async () => {
  expect(await print('size', props('a1', 'a2', 'a3', 'a4', 'size'), 1)).toEqual([line('size')]);
  expect(await print('size', props('a1', 'a2', 'a3', 'a4', 'a5', 'size'), 1)).toEqual([line('a1')]);
});

it('one that says little more is not told before one that ranks higher', async () => {
  const query = 'a1 a2 a3 a4 a5 a6 a7 a8 a9';
  const results = (last: string) => props('a1-a2-a3-a4-a5-a6', 'b', 'c', last);
  expect(await print(query, results('a1-a2-a3-a4-a5-a6-a7-a8'), 1)).toEqual([
    line('a1-a2-a3-a4-a5-a6'),
  ]);
});

it('what is told is not named by its address again, however many are told', async () => {
  expect(await print('size', props('size-a', 'size-b', 'c', 'd', 'e'), 2, 2)).toEqual([
    ...[line('size-a'), line('size-b')],
    'See also: /k#c · /k#d',
  ]);
});

it('the best result has more room than those after it', async () => {
  const items = `${'- A size of knobs.\n'.repeat(40)}`;
  markdown.text = `# Knobs\n\n## One\n\n${items}\n## Two\n\n${items}`;
  const headings = [result('heading', 'One', '/knobs#one'), result('heading', 'Two', '/knobs#two')];
  const [first, second] = await print('size', headings, 2);
  expect(first!.split('\n- A size')).toHaveLength(20);
  expect(second!.split('\n- A size')).toHaveLength(8);
});

it('a section that has the name of its page is told by it once, one without text by its address', async () => {
  markdown.text = '# Knobs\n\nThey turn.\n';
  const heading = result('heading', 'Knobs', '/knobs#knobs');
  expect(await print('turn', [heading], 1)).toEqual(['**Knobs** (/knobs#knobs)\nThey turn.']);
  markdown.text = '# Knobs\n';
  expect(await print('turn', [heading], 1)).toEqual(['**Knobs** (heading of Knobs, /knobs#knobs)']);
});

it('only a page is told by its description', async () => {
  markdown.text = '';
  expect(await print('turn', [result('page', 'Knobs', '/knobs')], 1)).toEqual([
    '**Knobs** (/knobs): Turned.',
  ]);
  expect(await print('turn', [result('prop', 'size', '/knobs')], 1)).toEqual([
    '**size** (prop of Knobs, /knobs)',
  ]);
});
