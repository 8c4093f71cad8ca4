import { expect, it } from 'vitest';
import { isStopWord } from '../../../shared/search/stop-words.ts';
import { readQuestion, withoutCode, withoutPropsTypes } from './question.ts';

it.each([
  ['import path of Knob', ['import'], 'of knob'],
  ['how is Knob imported', ['import'], 'how is knob'],
  ['type of the props of Knob', ['props type'], 'of the of knob'],
  ['Knob props in TypeScript', ['props type'], 'knob in'],
  ['extend the props of Knob', ['props type'], 'extend the of knob'],
  ['which prop has the type date', [], 'which has the type date'],
  ['class name for the CSS selector', ['classes'], 'for the'],
  ['override the theme', ['theme'], 'override the theme'],
  ['no ripple on all knobs', ['theme'], 'no ripple on all knobs'],
  ['take the ripple from all knobs', ['theme'], 'take the ripple from all knobs'],
  ['all knobs', [], 'all knobs'],
  ['callback of a turn', ['callback'], 'of a turn'],
  ['slots of Knob', ['slots'], 'slots of knob'],
  ['since which version', ['since'], 'since which version'],
  ['which component turns', ['component'], 'which turns'],
  ['components for turning', ['component'], 'for turning'],
  // Said of one, it asks for none.
  ['my component turns', [], 'my component turns'],
  ['which hook turns', ['hook'], 'which turns'],
  ['is it accessible', ['accessibility'], 'is it accessible aria'],
  ['for screen readers', ['accessibility'], 'for screen readers aria'],
  ['which prop, or properties', [], 'which or'],
  ['a name', [], 'a name'],
  ['CSS variables for the width', ['variables'], 'for the width'],
  ['css custom property of Knob', ['variables'], 'of knob'],
  ['data attribute on a pressed one', ['attributes'], 'on a pressed one'],
  ['how do I compose it', ['composition'], 'how do i it'],
  ['parts of a knob', ['composition'], 'of a knob'],
  ['what components does it have', ['composition'], 'what does it have'],
  ['example of a knob', ['example'], 'of a knob'],
  // What keeps it so is called by what it keeps it from.
  ['keep a menu open on select', [], 'keep a menu open on select close'],
  ['menu that stays open', [], 'menu that stays open close'],
  ['close by itself', [], 'close by itself automatically auto'],
  ['grow on their own', [], 'grow on their own automatically auto'],
  ['by its hand', [], 'by its hand'],
  ['menu is open', [], 'menu is open'],
])('%j asks for %j beside %j', (text, wants, words) => {
  const question = readQuestion(text);
  expect(question.text).toBe(text);
  expect([...question.wants]).toEqual(wants);
  expect(question.words.join(' ')).toBe(words);
});

it('names in code are told from words, and said by their parts too', () => {
  const { names, words } = readQuestion(
    'What replaced makeStyles, makeStyles and TextField of UI?',
  );
  expect(names).toEqual(['makeStyles', 'TextField']);
  expect(words).toContain('makestyles');
  expect(words).toContain('styles');
});

it('knows what something happens on', () => {
  expect([...readQuestion('Open on hover or on a Click').causes]).toEqual(['hover', 'click']);
});

it.each([
  ['import of a subpath or a pathway', 'subpath pathway'],
  ['css of a subclass or a classy nameless thing', 'subclass classy nameless thing'],
  ['which component is a subcomponent or componentry', 'subcomponent componentry'],
  ['hook for a webhook or a hooked one', 'webhook hooked'],
  ['callback of an eventhandler or handlerless', 'eventhandler handlerless'],
  ['prop of a subprop or propsy', 'subprop propsy'],
])('%j asks for what only looks like the asking', (text, words) => {
  expect(readQuestion(text).words).toEqual(expect.arrayContaining(words.split(' ')));
});

it.each([
  ['close a modal from code', 'close modal open'],
  ['toggle the menu programmatically', 'toggle menu programmatically open'],
  ['highlight words in code', 'highlight words'],
])('%j asks for what says whether it is open only where it opens or closes', (text, words) => {
  const telling = readQuestion(text).words.filter((word) => !isStopWord(word));
  expect(telling).toEqual(words.split(' '));
});

it.each([
  ['render Button as a link', true],
  ['Button as <NextLink> component', true],
  ['text as another HTML element', true],
  ['input as password', false],
  ['link as wide as the page', false],
])('%j asks for another element: %j', (text, isAsked) => {
  expect(readQuestion(text).words.includes('polymorphic')).toBe(isAsked);
});

it.each([
  ['change the theme from code', 'change the theme programmatically'],
  ['close it with my code', 'close it programmatically'],
  ['copy from a Code block', 'copy from a Code block'],
])('%j names no component that is called Code', (text, plain) => {
  expect(withoutCode(text)).toBe(plain);
});

it.each([
  ['ButtonProps', 'Button props'],
  ['extend IButtonProps of the kit', 'extend Button props of the kit'],
  ["DialogRootProps['open']", "Dialog.Root['open']"],
  // Something has that name itself, or nothing has the name before it.
  ['SlotProps', 'SlotProps'],
  ['InputProps and IconProps', 'InputProps and IconProps'],
])('%j asks for %j', (text, asked) => {
  const names = ['Button', 'Dialog.Root', 'Slot', 'SlotProps', 'con'];
  expect(withoutPropsTypes(text, names)).toBe(asked);
});
