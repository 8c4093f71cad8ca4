import { expect, it } from 'vitest';
import { makeProp } from '../fixtures/docs.ts';
import { readDocComment } from '../checker/comments/jsdoc.ts';
import { withParameterTags } from './parameter-tags.ts';

const TEXT = `/**
 * How full it is.
 * @param {object} props - The props of it.
 * @param {number} props.value - How much there is.
 * @param {number} [props.max=100] - How much there can be.
 * @param {string} props.gone - Is no prop.
 * @param ref - Its element.
 * @since 2
 */`;
const tagsOf = (doc: { tags: { name: string; text: string }[] }) =>
  doc.tags.map(({ name, text }) => `${name} ${text}`);

it('gives props what their comment says of them, and keeps the rest', () => {
  const given = [
    makeProp({ name: 'value' }),
    makeProp({ name: 'max' }),
    makeProp({ name: 'tone' }),
  ];
  const { doc, props } = withParameterTags(readDocComment(TEXT), given);
  expect(props.map(({ name, description }) => [name, description])).toEqual([
    ['value', 'How much there is.'],
    ['max', 'How much there can be.'],
    ['tone', given[2]!.description],
  ]);
  expect(props[1]).toMatchObject({ default: '100', defaultFrom: 'tag' });
  expect(doc.description).toBe('How full it is.');
  expect(tagsOf(doc)).toEqual([
    'param {string} props.gone - Is no prop.',
    ...['param ref - Its element.', 'since 2'],
  ]);
});

it('leaves what a prop says of itself', () => {
  const own = makeProp({
    name: 'max',
    description: 'The end.',
    default: '10',
    defaultFrom: 'code',
  });
  const { props } = withParameterTags(readDocComment(TEXT), [own]);
  expect(props).toEqual([own]);
});

it('leaves a comment that speaks of no prop', () => {
  const doc = readDocComment('/** Runs.\n * @param props - What it takes.\n * @param a.b - x */');
  const given = [makeProp({ name: 'value' })];
  expect(withParameterTags(doc, given)).toEqual({ doc, props: given });
});

it('leaves out a parameter of which nothing is said', () => {
  const doc = readDocComment(
    '/** Runs.\n * @param props\n * @param {object} all\n * @param ref - Its element. */',
  );
  const { doc: left } = withParameterTags(doc, []);
  expect(tagsOf(left)).toEqual(['param ref - Its element.']);
});
