import { describe, expect, test } from 'vitest';
import type { ApiPart, ApiRow, RichText } from '../../../shared/api-section.ts';
import { richToHtml, sectionsToHtml } from './print-html.ts';
import { codeBlock } from './text/rich-text.ts';

const print = (...parts: ApiPart[]) => sectionsToHtml([{ title: '', hash: '', parts }]);
const table = (rows: ApiRow[]) => print({ kind: 'table', columns: ['Name', 'About'], rows });
const code = (text: string, more: { types?: string[]; shown?: number } = {}) =>
  richToHtml([{ code: text, ...more }]);
const inner = (text: string) => /^<code dir="ltr">(.*)<\/code>$/s.exec(code(text))?.[1];

test('a section has a heading with a link, what stands above the first has none', () => {
  const sections = [
    { title: '', hash: '', parts: [{ kind: 'text' as const, content: ['Top.'] }] },
    { title: 'A & B', hash: 'a-b', parts: [{ kind: 'text' as const, content: ['Below.'] }] },
  ];
  expect(sectionsToHtml(sections)).toBe(
    'Top.<div class="heading"><h2 id="a-b">A &amp; B</h2><a class="anchor" href="#a-b" aria-label="Link to A &amp; B">#</a></div>Below.',
  );
});

test('each kind of part has its element', () => {
  expect(print({ kind: 'text', content: [['p', ['a']], 'b'] })).toBe('<p>a</p>b');
  expect(print({ kind: 'warning', title: 'Careful', content: [['p', ['a']]] })).toBe(
    '<div class="callout warning" role="note"><p class="callout-title">Careful</p><p>a</p></div>',
  );
  const parts: ApiPart[] = [
    { kind: 'text', content: ['b'] },
    { kind: 'text', content: ['c'] },
  ];
  expect(print({ kind: 'details', summary: ['a', { code: 'x' }], parts })).toBe(
    '<details class="inherited"><summary>a<code dir="ltr">x</code></summary>bc</details>',
  );
  expect(print({ kind: 'type', name: 'Size', content: ['a'] })).toBe(
    '<div class="api-type" id="type-Size" popover><p><a href="#type-Size"><code dir="ltr">Size</code></a></p>a</div>',
  );
});

describe('a row of a table', () => {
  const start = (kind = '') =>
    `<div class="api-table ${kind}"><table><thead><tr><th scope="col">Name<th scope="col">About</thead><tbody>`;
  const END = '</tbody></table></div>';

  test('that nothing leads to is cells alone', () => {
    expect(table([{ cells: [['a'], ['b', { code: 'c' }]] }])).toBe(
      `${start()}<tr><th scope="row">a<td>b<code dir="ltr">c</code>${END}`,
    );
    expect(table([])).toBe(start() + END);
  });

  test('of a prop links its name to itself, marks stand beside', () => {
    const cells: RichText[][] = [['size', ' ', ['em', ['required']]], ['b'], []];
    expect(table([{ prop: 'a.b', cells }])).toBe(
      `${start('props')}<tr id="prop-a-b"><th scope="row"><a href="#prop-a-b">size</a> <em>required</em><td>b<td>${END}`,
    );
  });

  test('of anything else that can be linked to has the fragment it gives', () => {
    expect(table([{ id: 'css-x', cells: [['x']] }])).toBe(
      `${start()}<tr id="css-x"><th scope="row"><a href="#css-x">x</a>${END}`,
    );
  });

  test('without cells is empty', () => {
    expect(table([{ id: 'x', cells: [] }])).toBe(
      `${start()}<tr id="x"><th scope="row"><a href="#x"></a>${END}`,
    );
    expect(table([{ id: 'x', cells: [[]] }])).toContain('<a href="#x"></a></tbody>');
  });
});

test('elements have their attributes, escaped, and end tags where HTML has them', () => {
  expect(
    richToHtml([
      'a & <b>',
      ['a', [['em', ['c']]], { href: '/?a&b="', title: 'd' }],
      ...['br', 'hr', 'img'].map((tag): RichText => [tag, []]),
      ['p', []],
    ]),
  ).toBe(
    'a &amp; &lt;b&gt;<a href="/?a&amp;b=&quot;" title="d"><em>c</em></a><br><hr><img><p></p>',
  );
});

test('a block of code has its language, its caption and its colours', () => {
  expect(richToHtml([codeBlock('a < b', 'js', 'a.js')])).toBe(
    '<div class="code"><div class="code-title">a.js</div><pre tabindex="0" dir="ltr"><code class="language-js">a &lt; b</code></pre><button type="button" class="copy">Copy</button></div>',
  );
});

describe('code within a line', () => {
  test.each([
    ['', ''],
    ['a', 'a'],
    ['a | b', 'a | b'],
    ['a|b', 'a|<wbr>b'],
    ['a,b, c', 'a,<wbr>b, c'],
    ['a ,b', 'a ,<wbr>b'],
    ['|', '|'],
    ['a| ', 'a| '],
    [' a', ' a'],
    ['  a  b', '  a  b'],
    ['Map<Key>', 'Map&lt;<wbr>Key&gt;'],
    ['Map< b-c>', 'Map&lt; <span>b-c&gt;</span>'],
    ['a| b-c', 'a| <span>b-c</span>'],
    ['a <b', 'a &lt;b'],
    ['a||b', 'a|<wbr>|<wbr>b'],
    ['a"&"', 'a&quot;&amp;&quot;'],
  ])('%j may be divided where %j says', (text, html) => {
    expect(inner(text)).toBe(html);
  });

  test.each([
    ...['a-b', 'a/b', 'a?b', 'a}b', 'a%b', 'a!b', '-b', '日本', 'a語'],
    ...['\u2e80', '\ud7ff', '-->'.replace('>', 'x')],
  ])('the word %s is kept together', (word) => {
    expect(inner(`${word} c`)).toBe(`<span>${word}</span> c`);
  });

  test.each(['a-', '- b', 'a_b', 'a.b', 'a?', 'ab', 'ä', '\u2e7f', '?,b'])(
    'browsers do not divide %s',
    (text) => expect(inner(text)).not.toContain('<span>'),
  );
});

describe('names of types in code', () => {
  const button = (name: string) =>
    `<button type="button" popovertarget="type-${name}">${name}</button>`;

  test('open their definitions, and lines may end before each name', () => {
    expect(code('A|B, C | A<B,D>[]', { types: ['A', 'B'] })).toBe(
      `<code dir="ltr">${button('A')}|<wbr>${button('B')}, C | ${button('A')}&lt;<wbr>${button('B')},<wbr>D&gt;[]</code>`,
    );
    expect(code('$x', { types: ['$x'] })).toBe(`<code dir="ltr">${button('$x')}</code>`);
    expect(code('_1', { types: ['_1'] })).toBe(`<code dir="ltr">${button('_1')}</code>`);
  });

  test.each(['A1', '1A', '$A', 'A$', 'k.A', 'A.k', "'A'", '"A"', '`A`', 'A"', 'a', '_A'])(
    '%s is none of them',
    (text) => expect(code(text, { types: ['A'] })).not.toContain('<button'),
  );

  test('in namespaces are whole, with an address that style sheets can name', () => {
    expect(code('A.B[]', { types: ['A', 'A.B'] })).toBe(
      '<code dir="ltr"><button type="button" popovertarget="type-A-B">A.B</button>[]</code>',
    );
    expect(code('A.B.c', { types: ['A.B'] })).not.toContain('<button');
  });

  test('of a long union are in what is closed as well', () => {
    expect(code("'a' | 'b' | A | B", { types: ['A'], shown: 3 })).toBe(
      `<code dir="ltr">'a'</code> <details><summary>3 more</summary><code dir="ltr">| 'b' | ${button('A')} | B</code></details>`,
    );
  });
});
