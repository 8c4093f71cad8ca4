import { describe, expect, it } from 'vitest';
import type { PlaygroundControl } from '../../shared/playground.ts';
import { literals, makeProp } from '../api/fixtures/docs.ts';
import { canHold, controlShape, defaultValue } from './controls.ts';

describe('the control of a prop', () => {
  it('is a switch for what is true or false, and a choice for any other list', () => {
    expect(controlShape(makeProp({ values: literals(true, false) }), null)).toEqual({
      kind: 'boolean',
    });
    expect(controlShape(makeProp({ values: literals('auto', true) }), null)).toEqual({
      kind: 'choice',
      values: ['auto', true],
    });
    expect(controlShape(makeProp({ values: literals(1, 2) }), null)).toEqual({
      kind: 'choice',
      values: [1, 2],
    });
  });

  it('is a choice of the elements that may be chosen', () => {
    const as = (...names: string[]) => makeProp({ name: 'as', values: literals(...names) });
    expect(controlShape(as('a', 'script', 'b'), null)).toEqual({
      kind: 'choice',
      values: ['a', 'b'],
    });
    expect(controlShape(as('script'), null)).toBeNull();
  });

  it('is none for what a reader would not see', () => {
    expect(controlShape(makeProp({ name: 'a\u202e', input: 'text' }), null)).toBeNull();
    const values = literals('plain', '\u2066turned', '\u200b');
    expect(controlShape(makeProp({ values }), null)).toEqual({ kind: 'choice', values: ['plain'] });
  });

  it('is none for what would have to be imported', () => {
    const of = (...texts: string[]) => {
      const values = texts.map((text) => ({ text, value: text }));
      return controlShape(makeProp({ values, input: 'text' }), null);
    };
    for (const text of ['Tone.Loud', '$tone_2.Loud', '_a.b', 'Tone.Loud.Most'])
      expect(of("'quiet'", text), text).toBeNull();
    expect(of("'Tone.Loud'", '1.5', '-a.b')).toMatchObject({ kind: 'choice' });
  });

  it('follows the type, and the value of the author where the type tells nothing', () => {
    expect(controlShape(makeProp({ input: 'number' }), 'text')).toEqual({ kind: 'number' });
    expect(controlShape(makeProp({}), 2)).toEqual({ kind: 'number' });
    expect(controlShape(makeProp({}), false)).toEqual({ kind: 'boolean' });
    expect(controlShape(makeProp({ name: 'label' }), '')).toEqual({ kind: 'text' });
    expect(controlShape(makeProp({}), null)).toBeNull();
  });

  it('of a text is that of its name, but for prose', () => {
    const text = (name: string, type = 'string') =>
      controlShape(makeProp({ name, type, input: 'text' }), null);
    expect(text('href')).toEqual({ kind: 'url' });
    expect(text('srcDoc')).toBeNull();
    expect(text('icon', 'React.ReactNode')).toEqual({ kind: 'text' });
    expect(text('action', 'ReactNode | undefined')).toEqual({ kind: 'text' });
    expect(text('action', 'ReactNodeArray')).toEqual({ kind: 'url' });
  });
});

it.each([
  [null, null],
  ["'small'", 'small'],
  ['"large"', 'large'],
  ["'a\nb'", 'a\nb'],
  ["''", ''],
  [`'small"`, null],
  ["'small' as Size", null],
  ["keyof 'small'", null],
  ['true', true],
  ['false', false],
  ['12', 12],
  ['-1.50', -1.5],
  ['1.', null],
  ['1px', null],
  ['x1', null],
  ['theme.size', null],
])('the default %j is the value %j', (text, value) => {
  expect(defaultValue(makeProp({ default: text }))).toBe(value);
});

it('a default among the values of a prop is that value', () => {
  const values = [{ text: 'Size.Small', value: 'small' }];
  expect(defaultValue(makeProp({ values, default: 'Size.Small' }))).toBe('small');
  expect(defaultValue(makeProp({ values, default: 'Size.Large' }))).toBeNull();
});

describe('a reader', () => {
  const control = (rest: object) =>
    ({ prop: 'a', default: null, initial: null, required: false, ...rest }) as PlaygroundControl;
  it.each<[string, object, unknown[], unknown[]]>([
    ['a switch', { kind: 'boolean' }, [true, false], ['true', 1]],
    ['a number', { kind: 'number' }, [0, -1.5], ['0', true]],
    ['a text', { kind: 'text' }, ['', 'javascript:'], [1, false]],
    ['an address', { kind: 'url' }, ['/a', 'https://a.example'], ['javascript:a', 1]],
    ['a choice', { kind: 'choice', values: ['a', 1] }, ['a', 1], ['b', '1', true]],
    ['presets', { kind: 'preset', presets: [{ name: 'A' }, { name: 'B' }] }, ['A', 'B'], ['C', 1]],
  ])('with %s', (_, rest, values, others) => {
    const holds = (value: unknown) => canHold(control(rest), value as string);
    expect(values.filter(holds)).toEqual(values);
    expect(others.filter(holds)).toEqual([]);
  });
});
