import { expect, test } from 'vitest';
import { listAsked } from './asked-components.ts';

const page = (...named: [name: string, component: string][]) => ({
  playgrounds: named.map(([name, component]) => ({
    ...{ kind: 'playground' as const, id: '', title: '', hash: '', options: '', line: 1 },
    ...{ package: name, component },
  })),
});

test('what playgrounds name of packages is listed once and in one order', () => {
  const pages = [
    page(['kit', 'Knob'], ['', 'Box']),
    page(),
    page(['kit', 'Dial'], ['kit', 'Knob']),
  ];
  expect(Object.fromEntries(listAsked(pages))).toEqual({ kit: ['Dial', 'Knob'], '': ['Box'] });
  expect(listAsked([...pages].reverse()).get('kit')).toEqual(['Dial', 'Knob']);
});
