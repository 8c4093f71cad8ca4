import { expect, test } from 'vitest';
import {
  describe,
  describeAlone,
  describeMember,
  isHidden,
  otherTags,
  parameterTags,
  remarkTags,
  resultTag,
  splitType,
  tagText,
} from './doc-tags.ts';
import { readDocComment } from './jsdoc.ts';

const read = (...lines: string[]) =>
  readDocComment(['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n'));

test.each([
  ['5.2 use `size`', '5.2'],
  ['v10.2 use `size`', '10.2'],
  ['in 4.24.0', '4.24.0'],
  ['since v6, use `size`', '6'],
  ['Since 12, use `size`', '12'],
  ['since  version  7', '7'],
  ['Use `size`, deprecated as of version 7.1.0-beta.2.', '7.1.0-beta.2'],
  ['as of 7.0.0-rc', '7.0.0-rc'],
  ['since 1.2.3-beta.12 or so', '1.2.3-beta.12'],
  ['since 1.2.3.4', '1.2.3'],
  ['Will go in the next version.', null],
  ['2 ways are better than this', null],
  ['Use the one of 5.2 instead.', null],
  ['Absence 3 is better', null],
  ['', null],
])('@deprecated %j names the version %j', (text, version) => {
  expect(otherTags(read(`@deprecated ${text}`)).deprecatedSince).toBe(version);
});

test('versions and examples are those of their tags, and empty ones are none', () => {
  const doc = read('@version 2.1', '@since 3', '@example <a />', '@example', '@example <b />');
  expect(otherTags(doc)).toEqual({
    since: '2.1',
    deprecated: null,
    deprecatedSince: null,
    examples: ['<a />', '<b />'],
  });
  expect(otherTags(read('@since', '@deprecated'))).toEqual({
    since: null,
    deprecated: '',
    deprecatedSince: null,
    examples: [],
  });
  expect(tagText(read('@a 1', '@b 2', '@a 3'), 'b', 'a')).toBe('1');
  expect(tagText(read('@defaultvalue 2'), 'default', 'defaultValue')).toBe('2');
});

test('what is marked for its authors alone is hidden, and nothing else', () => {
  expect(isHidden(read('Turns.', '@since 2', '@internal'))).toBe(true);
  expect(isHidden(read('Turns.', '@since 2'))).toBe(false);
});

test('remarks follow the description', () => {
  const doc = read('Turns.', '@remarks', 'Slowly.', '@remarks', '@since 2');
  expect(describe(doc)).toBe('Turns.\n\nSlowly.');
  expect(describeAlone(doc)).toBe('Turns.\n\nSlowly.');
  expect(describeAlone(read('@remarks Slowly.', '@returns it'))).toBe('Slowly.');
});

test('what is not settled yet says so behind the description', () => {
  expect(describe(read('Turns.', '@beta', '@since 2'))).toBe('Turns.\n\nBeta.');
  expect(describeAlone(read('Turns.', '@Experimental Use', 'with care.'))).toBe(
    'Turns.\n\nExperimental: Use with care.',
  );
  expect(describe(read('@alpha', '@param a one'))).toBe('Alpha.\n\n- `a`: one');
  expect(describe(read('Turns.', '@public'))).toBe('Turns.');
  expect(describe(read('Turns, which is an Experimental feature.', '@experimental'))).toBe(
    'Turns, which is an Experimental feature.',
  );
});

test('errors and references are told of whole exports, and in the text of members', () => {
  const doc = read('Turns.', '@throws {RangeError} when *big*', '@see https://a.example/x');
  expect(remarkTags(doc)).toEqual({
    see: ['<https://a.example/x>'],
    throws: ['`RangeError` when *big*'],
  });
  expect(describeMember(doc)).toBe(
    'Turns.\n\nThrows `RangeError` when *big*\n\nSee <https://a.example/x>',
  );
});

test('only an address that a reference begins with is made a link, and one line of it all', () => {
  const doc = read('@see http://a.example/x(1) for', 'more', '@see the guide, https://a.example');
  expect(remarkTags(doc).see).toEqual([
    '<http://a.example/x>(1) for more',
    'the guide, https://a.example',
  ]);
});

test('an error has a type, a reason or both', () => {
  const doc = read('@throws {A}', '@throw when', 'it is late', '@exception {B} at once', '@throws');
  expect(remarkTags(doc).throws).toEqual(['`A`', 'when it is late', '`B` at once']);
});

test('a reference that says "see" itself does not say it twice', () => {
  const doc = read('@see See the guide', '@see what you see there');
  expect(describeMember(doc)).toBe('See the guide\n\nSee what you see there');
});

test('arguments and results are a list under the description', () => {
  const doc = read(
    'Called.',
    '@param $at.x_1  -  How far',
    'it goes.',
    '@param {number} [size=[1] -tall',
    '@since 2',
    '@param {string}',
    '@param (none)',
    '@return {void}',
    '@returns',
    '@returns the',
    'count',
  );
  expect(describe(doc)).toBe(
    [
      'Called.',
      '',
      '- `$at.x_1`: How far it goes.',
      '- `size=[1` (`number`): tall',
      '- returns `void`',
      '- returns the count',
    ].join('\n'),
  );
});

test('lists that tags have are lists below them', () => {
  const doc = read(
    ...['Called.', '@param at how far:', '  - `0` is here', '  - `1` is there'],
    ...['@param to', '- a', '- b', '@returns - whether it goes'],
  );
  expect(describe(doc)).toBe(
    [
      ...['Called.', '', '- `at`: how far:', '  - `0` is here', '  - `1` is there'],
      ...['- `to`:', '  - a', '  - b', '- returns whether it goes'],
    ].join('\n'),
  );
  const result = read('@returns', '- true to go', '- false to stop');
  expect(describe(result)).toBe('Returns \n- true to go\n- false to stop');
  expect(resultTag(result)).toBe('- true to go\n- false to stop');
  expect(resultTag(read('@returns {string} - the name'))).toBe('the name');
  expect(parameterTags(read('@param to', '- a', '- b'))[0]!.description).toBe('- a\n- b');
});

test('a tag of a parameter has its name, its default and what it says', () => {
  const doc = read(
    '@param {object} options - What it',
    'does. ',
    '@param [options.$size_1= 3 ]  -  How large.',
    '@param [options.tone] -calm',
    '@param value=3 That',
    '@param {number} [many=a b] All',
    '@param plain',
    '@param (none)',
    '@returns size it has',
  );
  expect(parameterTags(doc)).toEqual([
    { name: 'options', default: null, description: 'What it\ndoes.' },
    { name: 'options.$size_1', default: '3', description: 'How large.' },
    { name: 'options.tone', default: null, description: 'calm' },
    { name: 'value', default: null, description: '' },
    { name: 'many', default: 'a b', description: 'All' },
    { name: 'plain', default: null, description: '' },
  ]);
});

test('what a result is comes without its type', () => {
  expect(resultTag(read('@returns {Promise<{ a: 1 }>} the count'))).toBe('the count');
  expect(resultTag(read('@return it'))).toBe('it');
  expect(resultTag(read('Turns.'))).toBe('');
});

test.each([
  ['{number} it', { type: 'number', rest: 'it' }],
  ['{{ a: {\n b: 1 } }}  it', { type: '{ a: { b: 1 } }', rest: 'it' }],
  ['{a} {b}', { type: 'a', rest: '{b}' }],
  ['it {number}', { type: '', rest: 'it {number}' }],
  ['{number', { type: '', rest: '{number' }],
  ['{a {b} c', { type: '', rest: '{a {b} c' }],
  ['', { type: '', rest: '' }],
])('the type of %j is taken off', (text, split) => {
  expect(splitType(text)).toEqual(split);
});
