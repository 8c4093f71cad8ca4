import { expect, it } from 'vitest';
import type { ApiPart, RichText } from '../../shared/api-section.ts';
import type { ApiBlock, HtmlBlock, Page } from '../../shared/page.ts';
import type { MarkdownContext, RenderContext } from './block-kind.ts';
import { kindOf } from './index.ts';

const page = {} as Page;
const text = (...content: RichText[]): ApiPart => ({ kind: 'text', content });
const props = {
  kind: 'table',
  columns: ['Name', 'Type', 'Description'],
  rows: [
    {
      prop: 'sx.size',
      cells: [
        ['sx.size', ['sup', ['*']]],
        [{ code: 'number' }],
        ['How ', ['b', ['big']], '.', ['p', ['In pixels.']]],
      ],
    },
  ],
} satisfies ApiPart;
const plainTable: ApiPart = {
  kind: 'table',
  columns: ['Name', 'Description'],
  rows: [{ cells: [['kit-Dial'], ['The root.']] }],
};
const block: ApiBlock = {
  kind: 'api',
  sections: [
    { title: '', hash: '', parts: [text(['p', ['Above.']])] },
    { title: 'Props', hash: 'props', parts: [props] },
    {
      title: 'More',
      hash: 'more',
      parts: [
        plainTable,
        { kind: 'warning', title: 'Deprecated', content: [['p', ['Use Gauge.']]] },
        {
          kind: 'details',
          summary: ['Inherited from Base'],
          parts: [
            { ...props, rows: [...plainTable.rows, ...props.rows] },
            text('Kept.'),
            plainTable,
          ],
        },
        text(
          ['p', ['Like ', { code: '<b>' }, ':']],
          { code: 'let a;', block: { language: 'ts', title: 'a.ts', html: '' } },
          'After.',
        ),
      ],
    },
  ],
};
const kind = kindOf(block);

it('gives a hosted search headings, props and passages, props where they are declared', () => {
  const passage = (each: string) => ({ kind: 'text', text: each });
  expect(kind.hosted(block, page)).toEqual([
    passage('Above.'),
    { kind: 'heading', level: 2, title: 'Props', hash: 'props' },
    {
      ...{ kind: 'prop', title: 'sx.size', hash: 'prop-sx-size' },
      text: ['number', 'How big.', 'In pixels.'],
    },
    { kind: 'heading', level: 2, title: 'More', hash: 'more' },
    ...['kit-Dial', 'The root.', 'Deprecated', 'Use Gauge.', 'Inherited from Base'].map(passage),
    ...['Kept.', 'kit-Dial', 'The root.', 'Like <b>:', 'a.ts', 'After.'].map(passage),
  ]);
});

it('is prose, whose records the page of the component has', () => {
  const html = kind.render(block, {} as RenderContext);
  expect(html).toMatch(/^<div class="prose"><p>Above\.<\/p><div class="heading"><h2 id="props">/);
  expect(kind.search(block, page)).toEqual([]);
  expect(kind.markdown(block, { placeLinks: (text) => text } as MarkdownContext)).toContain(
    '## Props',
  );
});

it('prose is headings and passages to a hosted search, and found with its page', () => {
  const heading = { level: 2, title: 'A', hash: 'a' };
  const html: HtmlBlock = { kind: 'html', html: '<p>x</p>', prose: ['One.', heading] };
  expect(kindOf(html).hosted(html, page)).toEqual([
    { kind: 'text', text: 'One.' },
    { kind: 'heading', ...heading },
  ]);
  expect(kindOf(html).hosted({ kind: 'html', html: '' }, page)).toEqual([]);
  expect(kindOf(html).search(html, page)).toEqual([]);
  expect(kindOf(html).render(html, {} as RenderContext)).toBe('<div class="prose"><p>x</p></div>');
});

it('a list of pages is found by its pages', () => {
  const list = { kind: 'pages', letters: false, tocIndex: 0, line: 1 } as const;
  expect(kindOf(list).search(list, page)).toEqual([]);
  expect(kindOf(list).hosted(list, page)).toEqual([]);
});
