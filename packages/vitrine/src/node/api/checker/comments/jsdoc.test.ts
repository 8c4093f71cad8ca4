import { describe as group, expect, test } from 'vitest';
import { describe, isHidden, tagText } from './doc-tags.ts';
import { isBlank, readDocComment } from './jsdoc.ts';

const read = (...lines: string[]) =>
  readDocComment(`/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */`);

test('takes the last documentation comment before a declaration', () => {
  expect(readDocComment('/** Old. */\n// no\n/* no */ /** New. */\n').description).toBe('New.');
  for (const none of ['', '// none\n/**/ /* none */', '/* none */', '/** open'])
    expect(readDocComment(none), none).toEqual({ description: '', tags: [] });
});

test('what looks like a comment within one is none', () => {
  const read = (text: string) => readDocComment(text).description;
  expect(read('/** Paths below `/app/**` alone. */')).toBe('Paths below `/app/**` alone.');
  expect(read('/** Told. */ // as /** here is */\n')).toBe('Told.');
  expect(read('/* no /** documentation */')).toBe('');
  expect(read('/** Told. */\n// it\u2019s /** all\n')).toBe('Told.');
});

test('a comment is blank that has neither a description nor a tag', () => {
  expect(isBlank(read(''))).toBe(true);
  expect(isBlank(read('Turns.'))).toBe(false);
  expect(isBlank(read('@since 2'))).toBe(false);
});

test('what is longer than anybody reads is cut', () => {
  const longest = 'x'.repeat(20_000);
  expect(readDocComment(`/**${longest}*/`).description).toBe(longest);
  expect(readDocComment(`/**${longest}y*/`).description).toBe(`${longest}…`);
});

test('lines end in any way, with or without a star, and lose what nobody sees', () => {
  const comment = '/** One  \r\n\t * two\t\n   *three\n  four * five\n *   six */';
  expect(readDocComment(comment).description).toBe('One\ntwo\nthree\n  four * five\n  six');
});

test('a colon or a point behind the name of a tag is none of its text', () => {
  const kept = read('@private. Set by the parent.');
  expect([kept.description, tagText(kept, 'private')]).toEqual(['', 'Set by the parent.']);
  expect(read('@scope.of is one.').description).toBe('@scope.of is one.');
  const doc = read('Several at once.', '@default: false', '@see:https://example.com');
  expect(doc.description).toBe('Several at once.');
  expect(tagText(doc, 'default')).toBe('false\n@see:https://example.com');
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

test('a tag begins its line, be it indented, and has a word for its name', () => {
  const doc = read(
    'Mail a@b now.',
    '@x',
    'a  ',
    'b',
    '   @see  that',
    '@2 of',
    '@$x y',
    '@since\u20282',
  );
  expect(doc).toEqual({
    description: 'Mail a@b now.',
    tags: [
      { name: 'x', text: 'a\nb' },
      { name: 'see', text: 'that\n@2 of\n@$x y' },
      { name: 'since', text: '2' },
    ],
  });
});

test('a fence may be indented, and tags go on behind it', () => {
  const doc = read('@example', '  ```js', '  @decorator', '  run(); @since 1', '  ```', '@since 2');
  expect(doc.tags).toEqual([
    { name: 'example', text: '```js\n  @decorator\n  run(); @since 1\n  ```' },
    { name: 'since', text: '2' },
  ]);
});

test.each([
  [
    '{@link https://a.example the guide} and {@link Other}',
    '[the guide](https://a.example) and `Other`',
  ],
  ['{@link http://a.example}', '[http://a.example](http://a.example)'],
  ['{@linkcode Other} {@linkplain Other  the other }', '`Other` `the other`'],
  ['{@link  Other|the other}', '`the other`'],
  ['{@link Other | the | other}', '`the | other`'],
  ['{@link Other of a | b}', '`of a | b`'],
  ['{@link https://a.example|}', '[https://a.example](https://a.example)'],
  ['{@link data:https:x it}', '`it`'],
  [
    '{@link | it} {@link } {@link} {@links Other} {@link {x}}',
    '{@link | it} {@link } {@link} {@links Other} {@link {x}}',
  ],
])('the link %j becomes Markdown', (text, markdown) => {
  expect(read(text).description).toBe(markdown);
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
    expect(describe(read('@returns {void}'))).toBe('Returns `void`');
    expect(describe(read('@returns The count.'))).toBe('Returns the count.');
    expect(describe(read('Sum.\n@returns Returns one of *two*.'))).toBe(
      'Sum.\n\nReturns one of *two*.',
    );
    expect(describe(read('Sum.\n@returns'))).toBe('Sum.');
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
    ['Size.  @defaultValue  x y', 'Size.', [{ name: 'defaultValue', text: 'x y' }]],
    ['Size. @since  v12', 'Size.', [{ name: 'since', text: 'v12' }]],
    ['Size. @since 2', 'Size.', [{ name: 'since', text: '2' }]],
    ['Size. @deprecated Use x.', 'Size.', [{ name: 'deprecated', text: 'Use x.' }]],
    [
      '@default @since 2',
      '',
      [
        { name: 'default', text: '' },
        { name: 'since', text: '2' },
      ],
    ],
    ['Of `x` @since 2', 'Of `x`', [{ name: 'since', text: '2' }]],
    ['Say `x @since 2` there.', 'Say `x @since 2` there.', []],
    ['Mail a@since 2 or b @default', 'Mail a@since 2 or b @default', []],
    ['What is @deprecatedly new @seen that', 'What is @deprecatedly new @seen that', []],
    [
      "Makes it. @param size How wide. @param [tone='x'] - Which. @returns A name. @throws If wide. @see https://x.y",
      'Makes it.',
      [
        { name: 'param', text: 'size How wide.' },
        { name: 'param', text: "[tone='x'] - Which." },
        { name: 'returns', text: 'A name.' },
        { name: 'throws', text: 'If wide.' },
        { name: 'see', text: 'https://x.y' },
      ],
    ],
    ['Own. @internal', 'Own.', [{ name: 'internal', text: '' }]],
    ['An @internal one. See @param.', 'An @internal one. See @param.', []],
    ['Like `@param x` and {@link x}.', 'Like `@param x` and `x`.', []],
    ['Marked `@since 2` there.', 'Marked `@since 2` there.', []],
    ['Loved @since childhood.', 'Loved @since childhood.', []],
    ['The @default is none', 'The', [{ name: 'default', text: 'is none' }]],
  ])('%s', (line, description, tags) => {
    expect(read(line)).toEqual({ description, tags });
  });

  test('as many as anybody would write', () => {
    const { tags } = read(`Own. ${'@param x '.repeat(2_200)}`);
    expect(tags).toHaveLength(100);
    expect(tags[98]).toEqual({ name: 'param', text: 'x' });
    expect(tags[99]!.text).toMatch(/^x @param x @param x/);
  });

  test('but for what has a line of its own where there are several', () => {
    expect(read('Sizes, as @param says.\nMore. @since 2')).toEqual({
      description: 'Sizes, as @param says.\nMore.',
      tags: [{ name: 'since', text: '2' }],
    });
  });
});

test('a description may stand behind a tag, in one of two languages', () => {
  expect(read('@zh 尺寸', '@en', 'How large', 'it is.', '@defaultValue 3').description).toBe(
    'How large\nit is.',
  );
  expect(read('@since 2', '@description How large.').description).toBe('How large.');
  expect(read('@desc How large.').description).toBe('How large.');
  expect(read('How large.', '@description Otherwise.').description).toBe('How large.');
});

test('a title is a description where there is no other, a name is none', () => {
  expect(read('@name 网络请求用的输出', "@example 'a'").description).toBe('网络请求用的输出');
  expect(read('@title Component size').description).toBe('Component size');
  expect(read('@name Component size', '@description How large.').description).toBe('How large.');
  expect(read('How large.', '@title Component size').description).toBe('How large.');
  for (const name of ['size', 'Knob.size', 'Knob#size', ''])
    expect(read(`@name ${name}`).description).toBe('');
});

test('control characters are no part of it', () => {
  expect(read('A\u001b[31m \u009bb\u0000c\td').description).toBe('A[31m bc\td');
});

test('nor is what turns its letters round, and what agents would read and nobody sees', () => {
  const hidden = '\u{e0001}\u{e0049}\u{e0067}\u{e006e}\u{e007f}';
  expect(read(`Turns${hidden} \u202ethe\u202d knob.`).description).toBe('Turns the knob.');
  const wales = `🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}`;
  expect(read(`Of ${wales}, “שלום\u200f”.`).description).toBe(`Of ${wales}, “שלום\u200f”.`);
});

test('a comment of one line has type parameters and stages behind its description', () => {
  const doc = readDocComment('/** A list. @typeParam T - an item @beta */');
  expect(doc.description).toBe('A list.');
  expect(tagText(readDocComment('/** Turns. @beta */'), 'beta')).toBe('');
  expect(readDocComment('/** Turns. @template T an item */').description).toBe('Turns.');
  expect(readDocComment('/** Turns @beta or so. */').description).toBe('Turns @beta or so.');
});
