import { expect, test } from 'vitest';
import { makeDoc } from '../fixtures/docs.ts';
import { costNote, costSections, costWords } from './costs.ts';

const cost = { minified: 85_835, brotli: 24_427, shared: { minified: 55_100, brotli: 16_120 } };
const alone = { minified: 1446, brotli: 688, shared: { minified: 0, brotli: 0 } };

test('the size of a component leads to the table of all', () => {
  const size = ['a', ['24.4 kB'], { href: '/api/sizes' }];
  expect(costNote(cost, '/api/sizes')).toEqual([size, ' (16.1 shared)']);
  expect(costNote(alone, null)).toEqual(['688 B']);
  expect(costNote(null, '/api/sizes')).toEqual([]);
});

test('the unit of what is shared is left out where it is the same', () => {
  const of = (brotli: number, shared: number) =>
    costNote({ minified: 0, brotli, shared: { minified: 0, brotli: shared } }, null);
  expect(of(24_427, 688)).toEqual(['24.4 kB', ' (688 B shared)']);
  expect(of(688, 500)).toEqual(['688 B', ' (500 B shared)']);
  expect(of(688, 1500)).toEqual(['688 B', ' (1.5 kB shared)']);
});

test('the table has what was measured, components apart from the rest', () => {
  const docs = [
    makeDoc({ cost }),
    makeDoc({ name: 'Unmeasured' }),
    makeDoc({ kind: 'function', name: 'alpha', cost: alone }),
  ];
  const sections = costSections(docs, (name) => (name === 'Knob' ? '/api/knob' : undefined));
  expect(sections.map(({ title, hash }) => [title, hash])).toEqual([
    ['Components', 'components'],
    ['Hooks and functions', 'functions'],
  ]);
  const columns = ['Name', 'Size', 'Beyond what is shared'];
  expect(sections.map(({ parts }) => parts).flat()).toEqual([
    {
      ...{ kind: 'table', columns },
      rows: [
        {
          cells: [
            [['a', [{ code: 'Knob' }], { href: '/api/knob' }]],
            ['24.4 kB (85.8 kB minified)'],
            ['8.3 kB of its own'],
          ],
        },
      ],
    },
    {
      ...{ kind: 'table', columns },
      rows: [{ cells: [[{ code: 'alpha' }], ['688 B (1.4 kB minified)'], ['688 B of its own']] }],
    },
  ]);
});

test('what costs less than what most share has nothing of its own', () => {
  const less = { minified: 1, brotli: 1, shared: { minified: 2, brotli: 2 } };
  expect(costSections([makeDoc({ cost: less })], () => undefined)).toEqual([
    {
      ...{ title: 'Components', hash: 'components' },
      parts: [
        expect.objectContaining({
          rows: [{ cells: [[{ code: 'Knob' }], ['1 B (1 B minified)'], ['0 B of its own']] }],
        }),
      ],
    },
  ]);
});

test('words say what is counted, and what most share where there is such', () => {
  const about = [
    'Bytes that an import from ',
    { code: 'dials' },
    ' adds to a bundle that does without it, minified and compressed with Brotli. Peer dependencies, React among them, are left out, and so are style sheets and what is loaded later.',
  ];
  expect(costWords('dials', alone.shared)).toEqual([['p', about]]);
  expect(costWords('dials', cost.shared)).toEqual([
    [
      'p',
      [
        ...about,
        ' Most components share 16.1 kB of it (55.1 kB minified), which an application pays once.',
      ],
    ],
  ]);
});
