import { expect, test } from 'vitest';
import { makeDoc } from '../fixtures/docs.ts';
import { costNote, costSections } from './costs.ts';

const cost = { minified: 85_835, brotli: 24_427, shared: { minified: 55_100, brotli: 16_120 } };
const alone = { minified: 1446, brotli: 688, shared: { minified: 0, brotli: 0 } };

test('the size of a component leads to the table of all', () => {
  const size = ['a', ['24.4 kB'], { href: '/api/sizes' }];
  expect(costNote(cost, '/api/sizes')).toEqual([size, ' (16.1 shared)']);
  expect(costNote(alone, null)).toEqual(['688 B']);
  expect(costNote(null, '/api/sizes')).toEqual([]);
});

test('the table has what was measured, components apart from the rest', () => {
  const docs = [
    makeDoc({ cost }),
    makeDoc({ name: 'Unmeasured' }),
    makeDoc({ kind: 'function', name: 'alpha', cost: alone }),
  ];
  const sections = costSections(docs, (name) => (name === 'Knob' ? '/api/knob' : undefined));
  expect(sections.map(({ title }) => title)).toEqual(['Components', 'Hooks and functions']);
  expect(sections.map(({ parts: [table] }) => table)).toMatchObject([
    {
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
    { rows: [{ cells: [[{ code: 'alpha' }], ['688 B (1.4 kB minified)'], ['688 B of its own']] }] },
  ]);
});
