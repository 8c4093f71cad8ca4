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
