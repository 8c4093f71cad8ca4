import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import type { RichText } from '../../../../shared/api-section.ts';
import { richToHtml } from '../print-html.ts';
import { readCellComment, readComment } from './comment.ts';
import { readExample } from './examples.ts';
import { codeBlock, collectLinks, rich } from './rich-text.ts';

const htmlOf = (markdown: string) => richToHtml(readComment(markdown));

describe('a comment has the blocks and line breaks that Markdown renderers write', () => {
  const renderer = new MarkdownIt();
  test.each([
    ...['', 'a', 'Plain.', 'a *b* **c** ~~d~~ `e`', 'a\nb', 'a  \nb', 'a\n\nb', '`` ` ``'],
    ...['- a\n- b', '- a\n\n- b', '- a\n\n  b\n- c', '- a\n  - b\n    - c\n- d', '-\n- a'],
    ...['1. a\n2. b', '3. a\n\n   b', '- > a', '- a\n\n  > b', '- a\n  > b\n\n  c', '- - a'],
    ...['> a\n>\n> b', '>\n\na', '> - a\n> - b', '---', 'a\n\n---\n\nb', '- ---', '- a\n  ***'],
    ...['[a *b*](https://x.example "c")', '<https://x.example/?a&b>', 'a & <b> "c" &copy; \\*'],
    ...['*a\nb*', '*a  \nb* c', '- `a`\n  b', '1. - a\n   - b', '[a](https://x.example)\n- b'],
  ])('%j', (markdown) => {
    expect(htmlOf(markdown)).toBe(renderer.render(markdown).replace(/\n$/, ''));
  });
});

test.each([
  '*a',
  'a*b*',
  '1. a',
  '1',
  'a)',
  "'a'",
  'a `b`',
  'a [b](https://x.example)',
  'a_',
  ' a',
])('%j is not taken for a line without Markdown', (markdown) => {
  expect(htmlOf(markdown)).toBe(new MarkdownIt().render(markdown).trimEnd());
});

test('a comment that was read before is not read again', () => {
  expect(readComment('Read *once*.')).toBe(readComment('Read *once*.'));
  expect(readComment('Read once.')).toBe(readComment('Read once.'));
});

test('a heading is a bold paragraph', () => {
  expect(readComment('## A `b`\n\nc')).toEqual([
    ['p', [['strong', ['A ', ['code', ['b']]]]]],
    '\n',
    ['p', ['c']],
  ]);
});

test('code has its language and title, without the last line break', () => {
  const markdown = 'a\n\n```ts title="a.ts"\nconst a = 1;\n\n```\n\n    b\n';
  expect(readComment(markdown)).toEqual([
    ['p', ['a']],
    '\n',
    codeBlock('const a = 1;\n', 'ts', 'a.ts'),
    '\n',
    codeBlock('b', ''),
  ]);
});

test('a table scrolls in a region that is named by its columns', () => {
  const region = { class: 'table-scroll', tabindex: '0', role: 'region' };
  const right = { style: 'text-align:right' };
  const row = (tag: string, ...cells: RichText[]): RichText => [
    'tr',
    cells.flatMap((cell, i): RichText[] => [
      ...(i === 0 ? ['\n'] : []),
      i === 1 ? [tag, [cell], right] : [tag, [cell]],
      '\n',
    ]),
  ];
  expect(readComment('| a | *b* |\n| - | -: |\n| c | d |\n\ne')).toEqual([
    [
      'div',
      [
        [
          'table',
          [
            ...['\n', ['thead', ['\n', row('th', 'a', ['em', ['b']]), '\n']], '\n'],
            ...[['tbody', ['\n', row('td', 'c', 'd'), '\n']], '\n'],
          ],
        ],
      ],
      { ...region, 'aria-label': 'Table: a, b' },
    ],
    '\n',
    ['p', ['e']],
  ]);
});

test('of elements inside each other fifty are kept, and all that is said', () => {
  const depthOf = (content: RichText[]): number =>
    Math.max(0, ...content.map((part) => (Array.isArray(part) ? 1 + depthOf(part[1]) : 0)));
  const of = (depth: number, text: string) => readComment(`${'> '.repeat(depth)}${text}`);
  expect(depthOf(of(48, 'a'))).toBe(49);
  expect(depthOf(of(49, 'a'))).toBe(50);
  expect(depthOf(of(60, 'a'))).toBe(50);
  const html = richToHtml(of(60, 'a *b*\n\n---\n\nend'));
  expect(html).toMatch(/<blockquote>\s*a <em>b<\/em>\s*<\/blockquote>/);
  expect(html).toMatch(/<\/blockquote>\n<hr>\n<p>end<\/p>$/);
  expect(richToHtml(of(60, '---'))).toMatch(/<blockquote>\s*<hr>\s*<\/blockquote>/);
});

test('in a cell one paragraph goes without its element, anything else stays', () => {
  expect(readCellComment('a')).toEqual(['a']);
  expect(readCellComment('a *b*')).toEqual(['a ', ['em', ['b']]]);
  expect(readCellComment('a\n\nb')).toEqual([['p', ['a']], '\n', ['p', ['b']]]);
  expect(readCellComment('- a')).toEqual([['ul', ['\n', ['li', ['a']], '\n']]]);
  expect(readCellComment('    a')).toEqual([codeBlock('a', '')]);
  expect(readCellComment('')).toEqual([]);
});

describe('an example', () => {
  test('is code, or Markdown that has a fence', () => {
    expect(readExample('<Knob />')).toEqual([codeBlock('<Knob />', 'tsx')]);
    expect(readExample('a ``` b\n    ```')).toEqual([codeBlock('a ``` b\n    ```', 'tsx')]);
    for (const fence of ['```', '~~~', '   ```']) {
      const text = `Turn it:\n${fence}js\nturn();\n${fence}`;
      expect(readExample(text)).toEqual([['p', ['Turn it:']], '\n', codeBlock('turn();', 'js')]);
    }
  });

  test('may have a caption', () => {
    expect(readExample('<caption>Turn *it*</caption>\n\nturn();\nstop();')).toEqual([
      ['p', ['Turn ', ['em', ['it']]]],
      codeBlock('turn();\nstop();', 'tsx'),
    ]);
    const caption = '<caption>a</caption>';
    expect(readExample(`${caption}b${caption}`)).toEqual([
      ['p', ['a']],
      codeBlock(`b${caption}`, 'tsx'),
    ]);
    expect(readExample(`x ${caption}`)).toEqual([codeBlock(`x ${caption}`, 'tsx')]);
  });
});

test('a template of formatted text has no empty pieces', () => {
  expect(rich`${['b', ['a']]} and ${''}${'c'}`).toEqual([['b', ['a']], ' and ', 'c']);
  expect(rich`a ${'b'} c`).toEqual(['a ', 'b', ' c']);
});

test('links are those that lead elsewhere, in elements of any depth', () => {
  const links = new Set<string>(['/known']);
  collectLinks(
    [
      ...['a', { code: 'b' }],
      ['a', ['c'], { href: '/c' }],
      ['p', [['em', [['a', [], { href: 'https://d.example#e' }]]]]],
      ['a', [['a', [], { href: '/inner' }]], { href: '#fragment' }],
      ['span', [], { href: '/no-link' }],
      ['a', ['without']],
      ['a', [], { title: 'without' }],
    ],
    links,
  );
  expect([...links]).toEqual(['/known', '/c', 'https://d.example#e', '/inner']);
});
