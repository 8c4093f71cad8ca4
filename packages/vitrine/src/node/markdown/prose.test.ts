import { describe, expect, it } from 'vitest';
import { createParser } from './parser.ts';
import { readProse } from './prose.ts';

const parser = createParser();
const read = (markdown: string) => readProse(parser.parse(markdown, {}));

describe('readProse', () => {
  it('gives passages without markup, in order', () => {
    expect(
      read(
        'One *two*,\n[three](/x) `a < b` &amp; ![not](/a.png) four\\\nfive.\n\n- First\n- [ ] Second\n\n> [!NOTE]\n> Third',
      ),
    ).toEqual(['One two, three a < b &', 'four', 'five.', 'First', 'Second', 'Note', 'Third']);
  });

  it('leaves out code and the names of columns, not captions', () => {
    expect(
      read('A\n\n```js title="b.js"\nc();\n```\n\n    d();\n\n| e |\n| - |\n| f `g` |'),
    ).toEqual(['A', 'b.js', 'f g']);
  });

  it('gives headings that can be linked to, wherever they stand', () => {
    const tokens = parser.parse('## The *end*\n\n> ### Quoted\n\n#### Minor\n\n# Title', {});
    tokens
      .filter(({ type, tag }) => type === 'heading_open' && tag !== 'h4')
      .forEach((token, index) => token.attrSet('id', `h-${index}`));
    expect(readProse(tokens)).toEqual([
      { level: 2, title: 'The end', hash: 'h-0' },
      { level: 3, title: 'Quoted', hash: 'h-1' },
      'Minor',
      'Title',
    ]);
  });

  it('reads raw HTML together with the Markdown in it', () => {
    expect(read('<div class="a">\n<b>One</b>\n\nTwo <kbd>three</kbd><br>four\n\n</div>')).toEqual([
      'One',
      'Two three',
      'four',
    ]);
  });
});
