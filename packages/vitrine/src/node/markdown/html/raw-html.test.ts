import { describe, expect, it } from 'vitest';
import { createProseReader } from './prose-reader.ts';
import { readRawHtml } from './raw-html.ts';

function readHtml(html: string) {
  const reader = createProseReader();
  readRawHtml(html, reader);
  return reader.finish();
}

describe('readRawHtml', () => {
  it('gives headings with their ids and texts without markup, in order', () => {
    expect(
      readHtml(
        `<p>One <em>two</em>,\n <code>a &lt; b</code>.</p>
         <h2 id="the-end">The <b>end</b></h2>
         <ul><li>First<li>Second</ul>`,
      ),
    ).toEqual([
      'One two, a < b.',
      { level: 2, title: 'The end', hash: 'the-end' },
      'First',
      'Second',
    ]);
  });

  it('gives the cells of tables, whose end tags may be missing', () => {
    expect(
      readHtml(
        `<table><thead><tr><th>Name</thead><tbody><tr id="prop-a"><th scope="row"><code>a</code><td>x</table><p>After.</p>`,
      ),
    ).toEqual(['a', 'x', 'After.']);
  });

  it.each([
    ['code', '<p>A</p><pre><code>const b = 1;</code></pre><button class="copy">Copy</button>'],
    ['scripts and comments', 'A<script>if (a < b) "</p>"</script><!-- <p>b</p> -->'],
    ['a tag with > in a value', '<p title="a > b" data-x=\'>\'>A</p>'],
  ])('leaves out %s', (_, html) => {
    expect(readHtml(html)).toEqual(['A']);
  });

  it('takes a heading without id for text', () => {
    expect(readHtml('<h4>Minor</h4>')).toEqual(['Minor']);
  });

  it.each([
    ['&amp;lt; &#39;&#x1F600;&quot;&nbsp;x', `&lt; '😀" x`],
    ['&unknown; &#x110000; 1 < 2', '&unknown; &#x110000; 1 < 2'],
  ])('decodes %s once', (html, text) => {
    expect(readHtml(html)).toEqual([text]);
  });
});

it.each([
  ['<h2 id="a">B</h2>', 'a'],
  ["<h2 class=x id='a'>B</h2>", 'a'],
  ['<H6 data-id="b" ID=a>B</H6>', 'a'],
  ['<h3 id = "&lt;a">B</h3>', '<a'],
  ['<h4 title="id=b" id="a">B</h4>', 'a'],
])('reads the id of %s', (html, hash) => {
  expect(readHtml(html)).toEqual([{ level: Number(html[2]), title: 'B', hash }]);
});

it.each([
  '<h2 id="">B</h2>',
  '<h2 data-id="a">B</h2>',
  '<h1 id="a">B</h1>',
  '<h7 id="a">B</h7>',
  '<h2x id="a">B</h2x>',
])('reads no heading that can be linked to in %s', (html) => {
  expect(readHtml(html)).toEqual(['B']);
});

it.each([
  // What is not closed is all that follows.
  ['a<!-- b', ['a']],
  ['a<p title="b', ['a']],
  ['a<p b', ['a']],
  ['a<!-- b --> c<!---->d', ['a cd']],
  ['<p>a</p>b<br>c', ['a', 'b', 'c']],
  ['a <SPAN>b</SPAN><KBD>c</KBD>', ['a bc']],
  ['a < b <1> </ c>', ['a < b <1> </ c>']],
  ['<svg><title>a</title></svg>b', ['b']],
  ['<template><p>a</p></template><pre>b <b>c</b></pre>d', ['d']],
  ['<button>a</button><style>b</style><thead>c</thead>d', ['d']],
  ['<script>a</b></script>c', ['c']],
  [' a\tb\n\n c  d ', ['a b c d']],
  ['<p> </p><div>a</div>', ['a']],
])('reads %j', (html, prose) => {
  expect(readHtml(html)).toEqual(prose);
});

it('has captions as texts of their own, but in what is left out', () => {
  const reader = createProseReader();
  reader.text('a');
  reader.passage('b');
  reader.text('c');
  reader.open('svg');
  reader.passage('d');
  reader.text('e');
  reader.close('svg');
  reader.text('f');
  expect(reader.finish()).toEqual(['a', 'b', 'c', 'f']);
});
