import { expect, test } from 'vitest';
import { richToHtml } from '../print-html.ts';
import { readComment } from './comment.ts';

const htmlOf = (markdown: string) => richToHtml(readComment(markdown));

test.each([
  [
    'Is <code>null</code> or <CODE>a &lt; b</CODE>.',
    'Is <code>null</code> or <code>a &lt; b</code>.',
  ],
  ['Linked: <code>`Dial`</code>', 'Linked: <code>Dial</code>'],
  ['Press <kbd>Enter</kbd>', 'Press <code>Enter</code>'],
  ['<b>Note:</b> see *this*', '<strong>Note:</strong> see <em>this</em>'],
  ['<strong>A <i>b `c`</i></strong> d', '<strong>A <em>b <code>c</code></em></strong> d'],
  ['a<br>b<br />c<br/>\nd', 'a<br>\nb<br>\nc<br>\nd'],
  ['a<br/>', 'a'],
  ['[<b>a</b>](https://x.example)', '<a href="https://x.example"><strong>a</strong></a>'],
])('tags in a line are what Markdown has for them: %j', (markdown, html) => {
  expect(htmlOf(markdown)).toBe(`<p>${html}</p>`);
});

test('lists, paragraphs and breaks between them are blocks', () => {
  const list = 'One of: <ul>\n <li><code>a</code></li>\n <li>b\n c</li></ul>\n<br/>\nMore';
  expect(htmlOf(list)).toBe(htmlOf('One of:\n\n- `a`\n- b c\n\nMore'));
  expect(htmlOf('<ol><li>a<li>b</ol>')).toBe(htmlOf('1. a\n1. b'));
  expect(htmlOf('<p>a</p><p>b</p>\n\n<br />\n<br />\n\nc')).toBe(htmlOf('a\n\nb\n\nc'));
});

test.each([
  'Merges <ul> with <ul>, not <ol>.',
  'Defaults to <b>',
  'Adds a <br> element',
  'Shows `<b>a</b>` and `<ul><li>a</li></ul>`',
  '```html\n<ul><li><b>a</b><br></li></ul>\n```',
  'As in <Trans>a <b>b</b></Trans>',
  'As in <div><p>b</p></div>',
  '<b onclick=alert(1)>a</b>',
  '<a href="javascript:alert(1)">a</a>',
  '<code></code>',
])('what is spoken of, and what has attributes, stays text: %j', (markdown) => {
  const text = (html: string) => html.replace(/<[^>]*>/g, '');
  expect(text(htmlOf(markdown))).toContain('&lt;');
  expect(htmlOf(markdown)).not.toMatch(/<(?:b|br|ul|strong|a|em)[ >]/);
});

test('other tags stay inert between these', () => {
  const html = htmlOf('<b><script>alert(1)</script></b> <code><img src=x></code>');
  expect(html).not.toMatch(/<(?:script|img)/);
  expect(htmlOf('<code>a</code> <a href="javascript:x">b</a>')).not.toContain('<a');
});

test('takes time by the length of a comment', () => {
  const start = performance.now();
  for (const part of ['<ul><li>', '<p>', '<b>', '<code>', '<br>', '<ol><li>a</ol>', '`<b>'])
    readComment(part.repeat(20_000 / part.length));
  expect(performance.now() - start).toBeLessThan(3_000);
});
