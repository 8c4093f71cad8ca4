import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import { askComponent, printAsked, printSure } from './ask-component.ts';
import type { Component } from '../text/index-components.ts';
import { readQuestion } from '../text/question.ts';

const component = { name: 'Knob', aliases: [], page: '/api/knob' } as unknown as Component;
const PROPS = [
  makeProp({ name: 'left', inherited: true, deprecated: 'Use `start`.' }),
  makeProp({ name: 'size' }),
  makeProp({ name: 'big', deprecated: 'Use `size`.' }),
];

function ask(query: string, props = PROPS, deprecated: string | null = null) {
  const doc = makeDoc({ name: 'Knob', description: '', imports: [], props, deprecated });
  const asked = askComponent({ component, doc, named: [component] }, readQuestion(query), () => []);
  return asked.sure === 'yes' ? printSure(asked) : printAsked(asked, [], true);
}

it.each(['which props of Knob are deprecated', 'deprecated props of Knob', 'is Knob deprecated'])(
  '%s: all that are, its own first, with what takes their place',
  (query) => {
    expect(ask(query).split('\n')).toEqual([
      '# Knob (/api/knob)',
      expect.stringMatching(/^- `big`: .*\*\*Deprecated\.\*\* Use `size`\.$/),
      expect.stringMatching(/^- `left`: .*\*\*Deprecated\.\*\* Use `start`\.$/),
    ]);
  },
);

it('says that nothing is, and whether the component is', () => {
  const none = [makeProp({ name: 'size' })];
  expect(ask('deprecated props of Knob', none)).toBe(
    '# Knob (/api/knob)\nNeither it nor any of its props is deprecated.',
  );
  expect(ask('deprecated props of Knob', none, 'Use Dial.')).toBe(
    '# Knob (/api/knob)\n**Deprecated.** Use Dial.\nNone of its props is deprecated by itself.',
  );
});

it('who asks about one prop is told about that', () => {
  expect(ask('big is deprecated, what instead of big in Knob')).not.toContain('left');
});
