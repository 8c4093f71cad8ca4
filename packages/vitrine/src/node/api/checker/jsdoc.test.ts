import { describe as group, expect, test } from 'vitest';
import { describe, isHidden, tagText } from './doc-tags.ts';
import { readDocComment } from './jsdoc.ts';

const read = (...lines: string[]) =>
  readDocComment(`/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */`);

test('takes the last documentation comment before a declaration', () => {
  expect(readDocComment('/** Old. */\n// no\n/* no */ /** New. */\n').description).toBe('New.');
  expect(readDocComment('// none\n/**/ /* none */')).toEqual({ description: '', tags: [] });
});

test('keeps line breaks and indentation of a default', () => {
  const doc = read('Time.', '@default {', '  enter: 1,', '  exit: 2,', '}');
  expect(doc.description).toBe('Time.');
  expect(tagText(doc, 'default')).toBe('{\n  enter: 1,\n  exit: 2,\n}');
});

test('a package name, an address or code is no tag', () => {
  const doc = read(
    '@scope/package is needed.',
    '```js',
    '@decorator',
    '```',
    'mail a@b.example',
    '@since 2',
  );
  expect(doc.description).toContain('@scope/package is needed.');
  expect(doc.description).toContain('@decorator');
  expect(doc.tags).toEqual([{ name: 'since', text: '2' }]);
});

test('links become Markdown', () => {
  expect(read('{@link https://a.example the guide} and {@link Other}').description).toBe(
    '[the guide](https://a.example) and `Other`',
  );
});

test.each(['ignore', 'internal', 'private', 'hidden'])('@%s hides', (tag) => {
  expect(isHidden(read(`@${tag} because`))).toBe(true);
});

group('arguments and results', () => {
  test('are a list under the description', () => {
    const doc = read(
      'Called.',
      '@param {object} event The event',
      'of it.',
      '@param {{ a: number }} [state] - What is.',
      '@param plain',
      '@returns {string} A name.',
    );
    expect(describe(doc)).toBe(
      'Called.\n\n- `event` (`object`): The event of it.\n- `state` (`{ a: number }`): What is.\n- `plain`\n- returns `string`: A name.',
    );
  });

  test('alone make a description', () => {
    expect(describe(read('@returns {void}'))).toBe('- returns `void`');
  });
});

group('tags behind a description in its line', () => {
  test.each([
    ["Size. @default 'md'", 'Size.', [{ name: 'default', text: "'md'" }]],
    ['Size. @since 2.1', 'Size.', [{ name: 'since', text: '2.1' }]],
    [
      'Size. @default 3 @since v2.1 @deprecated',
      'Size.',
      [
        { name: 'default', text: '3' },
        { name: 'since', text: 'v2.1' },
        { name: 'deprecated', text: '' },
      ],
    ],
    [
      '@default 3 @deprecated Use x.',
      '',
      [
        { name: 'default', text: '3' },
        { name: 'deprecated', text: 'Use x.' },
      ],
    ],
    ['Marked `@since 2` there.', 'Marked `@since 2` there.', []],
    ['Loved @since childhood.', 'Loved @since childhood.', []],
    ['The @default is none', 'The', [{ name: 'default', text: 'is none' }]],
  ])('%s', (line, description, tags) => {
    expect(read(line)).toEqual({ description, tags });
  });
});
