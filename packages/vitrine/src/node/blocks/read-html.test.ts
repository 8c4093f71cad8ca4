import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

const texts = (html: string) =>
  readHtml(html).flatMap((part) => (part.kind === 'text' ? [part.text] : []));

describe('readHtml', () => {
  it('gives headings with their ids and texts without markup, in order', () => {
    expect(
      readHtml(
        `<p>One <em>two</em>,\n <code>a &lt; b</code>.</p>
         <h2 id="the-end">The <b>end</b><a class="anchor" href="#the-end" aria-label="Link">#</a></h2>
         <ul><li>First<li>Second</ul>`,
      ),
    ).toEqual([
      { kind: 'text', text: 'One two, a < b.' },
      { kind: 'heading', level: 2, id: 'the-end', text: 'The end' },
      { kind: 'text', text: 'First' },
      { kind: 'text', text: 'Second' },
    ]);
  });

  it('gives rows that can be linked to, whose cells may lack end tags', () => {
    expect(
      readHtml(
        `<table><thead><tr><th>Name</thead><tbody><tr id="prop-a"><th scope="row"><code>a</code><td>x</table><p>After.</p>`,
      ),
    ).toEqual([
      { kind: 'row', id: 'prop-a' },
      { kind: 'text', text: 'a' },
      { kind: 'text', text: 'x' },
      { kind: 'table-end' },
      { kind: 'text', text: 'After.' },
    ]);
  });

  it.each([
    ['code', '<p>A</p><pre><code>const b = 1;</code></pre><button class="copy">Copy</button>'],
    ['scripts and comments', 'A<script>if (a < b) "</p>"</script><!-- <p>b</p> -->'],
    ['a tag with > in a value', '<p title="a > b" data-x=\'>\'>A</p>'],
  ])('leaves out %s', (_, html) => {
    expect(texts(html)).toEqual(['A']);
  });

  it('takes a heading without id for text', () => {
    expect(readHtml('<h4>Minor</h4>')).toEqual([{ kind: 'text', text: 'Minor' }]);
  });

  it.each([
    ['&amp;lt; &#39;&#x1F600;&quot;&nbsp;x', `&lt; '😀" x`],
    ['&unknown; &#x110000; 1 < 2', '&unknown; &#x110000; 1 < 2'],
  ])('decodes %s once', (html, text) => {
    expect(texts(html)).toEqual([text]);
  });
});
