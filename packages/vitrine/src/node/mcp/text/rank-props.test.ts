import { expect, it } from 'vitest';
import { blankProp, type PropDoc } from '../../model/component-doc.ts';
import { rankProps } from './rank-props.ts';

const prop = (name: string, description: string, rest: Partial<PropDoc> = {}): PropDoc => ({
  ...blankProp(),
  ...{ name, type: 'boolean', description },
  ...rest,
});
const PROPS = [
  prop('fullWidth', 'Stretches it.'),
  prop('max', 'Shown at most.'),
  prop('disableElevation', 'No elevation is used.'),
  prop('clearText', 'Text of the button.'),
  prop('closeText', 'Text of the button.'),
  prop('freeSolo', 'The text is bound to no option.'),
  prop('variant', 'How it looks.', { values: [{ text: "'dot'", value: 'dot' }] }),
  prop('tone', 'How dark.', { inherited: true, from: 'Base' }),
];
const best = (question: string, synonyms?: (word: string) => string[]) =>
  rankProps(PROPS, question.split(' '), { findSynonyms: synonyms })[0];

it.each([
  ['full width', 'fullWidth'],
  ['maximum number', 'max'],
  ['removes the shadow', 'disableElevation'],
  ['allow free text', 'freeSolo'],
  ['a small dot', 'variant'],
])('finds what %j means', (question, name) => {
  expect(best(question)?.prop.name).toBe(name);
});

it('knows when the name itself was said, and other words for it', () => {
  expect(best('full width')?.isNamed).toBe(true);
  expect(best('a small dot')?.isNamed).toBe(false);
  expect(best('hue')).toBeUndefined();
  expect(best('hue', () => ['tone', 'two words'])?.prop.name).toBe('tone');
});

it.each([
  ['close', 'closer'],
  ['toggler', 'toggle'],
  ['formatter', 'format'],
  ['plan', 'planner'],
])('%j is said of what is called %j', (word, name) => {
  expect(rankProps([prop(name, ''), prop('other', '')], [word])[0]?.prop.name).toBe(name);
});

it.each(['as', 'asChild', 'component'])('%s says which element something is', (name) => {
  const all = [prop('label', ''), prop(name, ''), prop('childLabel', '')];
  expect(rankProps(all, ['polymorphic']).map((one) => one.prop.name)).toEqual([name]);
  expect(rankProps(all, ['as'])).toEqual([]);
});

it('what is deprecated stands behind what takes its place', () => {
  const old = prop('tabPosition', 'Where.', { deprecated: 'Use `tabPlacement`.' });
  const all = [old, prop('tabPlacement', 'Where.')];
  expect(rankProps(all, ['position']).map((one) => one.prop.name)[0]).toBe('tabPlacement');
  // Unless its own name is said.
  expect(rankProps(all, ['tab', 'position'])[0]!.prop.name).toBe('tabPosition');
});

it('what something happens on is a value before it is a part of a name', () => {
  const values = ['click', 'hover'].map((value) => ({ text: `'${value}'`, value }));
  const interaction = prop('interaction', 'What it does it for.', { values });
  const all = [interaction, prop('hoverDelay', 'How long.'), prop('hoverTone', 'How it looks.')];
  const first = (causes: string[]) =>
    rankProps(all, ['hover'], { causes: new Set(causes) })[0]?.prop;
  expect(first([])).not.toBe(interaction);
  expect(first(['hover'])).toBe(interaction);
});

it('two words are one where a value or a name is written so', () => {
  const values = [{ text: "'fullscreen'", value: 'fullscreen' }];
  const all = [prop('kind', '', { values }), prop('autofocus', ''), prop('hue', '')];
  const first = (...words: string[]) => rankProps(all, words)[0];
  expect(first('full', 'screen')).toMatchObject({ prop: { name: 'kind' }, told: 1 });
  expect(first('auto', 'focus')).toMatchObject({ prop: { name: 'autofocus' }, isNamed: true });
  expect(first('full', 'of', 'screen')).toBeUndefined();
});

it.each([
  ['reposition', 'updatePosition'],
  ['earliest', 'minValue'],
  ['seconds', 'hideDelay'],
  ['late', 'hideDelay'],
])('%j is said of what is called %j', (word, name) => {
  const all = ['updatePosition', 'minValue', 'hideDelay'].map((each) => prop(each, ''));
  expect(rankProps(all, [word])[0]?.prop.name).toBe(name);
});
