import { describe, expect, it } from 'vitest';
import type { ListedPage, ListedSection, RenderContext } from './block-kind.ts';
import type { PagesBlock } from '../../shared/page.ts';
import { addToContents, pageList } from './page-list.ts';

const plain: PagesBlock = { kind: 'pages', letters: false, tocIndex: 1, line: 5 };
const renderPages = (block: PagesBlock, listed: ListedSection[]) =>
  pageList.render(block, { listed } as RenderContext);
const listed = (title: string, rest: Partial<ListedPage> = {}): ListedPage => ({
  ...{ pathname: `/${title}`, title, description: `About ${title}`, thumbnail: '', isCode: false },
  ...rest,
});

describe('::pages', () => {
  it('describes pages without drawings', () => {
    const pages = [
      listed('A <b>', { pathname: '/a' }),
      listed('C', { isCode: true, description: '' }),
    ];
    expect(renderPages(plain, [{ title: '', hash: '', pages }])).toBe(
      '<div class="prose pages"><ul class="page-list"><li><a href="/a">A &lt;b&gt;</a><p>About A &lt;b&gt;</p></li><li><a href="/C"><code>C</code></a></li></ul></div>',
    );
  });

  it('makes cards where one has a drawing, which is nothing to a screen reader', () => {
    const pages = [listed('A', { thumbnail: '<svg viewBox="0 0 1 1"></svg>' }), listed('B')];
    const html = renderPages(plain, [{ title: '', hash: '', pages }]);
    expect(html).toContain(
      '<ul class="page-cards"><li><span class="page-preview" aria-hidden="true"><svg viewBox="0 0 1 1"></svg></span><a href="/A">A</a><p>About A</p></li>',
    );
    expect(html.match(/aria-hidden="true"><svg/g)).toHaveLength(2);
  });

  it('leads to the letters', () => {
    const sections = ['A', 'B'].map((title) => ({
      title,
      hash: title.toLowerCase(),
      pages: [listed(`${title}x`)],
    }));
    const html = renderPages({ ...plain, letters: true }, sections);
    expect(html).toContain(
      '<nav class="page-letters" aria-label="First letters"><a href="#a">A</a><a href="#b">B</a></nav><div class="heading"><h2 id="a">A</h2><a class="anchor" href="#a" aria-label="Link to A">#</a></div>',
    );
    expect(html).toContain('<ul class="page-list compact">');
    const general = { title: '', hash: '', pages: [listed('All')] };
    const rest = renderPages({ ...plain, letters: true }, [general, ...sections]);
    expect(rest).toContain('aria-label="First letters"><a href="#a">A</a><a href="#b">B</a></nav>');
    expect(rest).toContain('</nav><ul class="page-list compact"><li><a href="/All">');
  });
});

it('puts the titles of the list among those of the page', () => {
  const toc = [
    { text: 'Before', hash: 'before', level: 2 as const },
    { text: 'After', hash: 'after', level: 2 as const },
  ];
  const sections = [
    { title: '', hash: '', pages: [] },
    { title: 'Api', hash: 'api', pages: [] },
  ];
  const contents = addToContents({ toc, blocks: [plain] }, sections);
  expect(contents.map(({ hash }) => hash)).toEqual(['before', 'api', 'after']);
  const html = { kind: 'html' as const, html: '' };
  expect(addToContents({ toc, blocks: [html, plain] }, sections)).toEqual(contents);
  expect(addToContents({ toc, blocks: [html] }, sections)[0]).toMatchObject({ hash: 'api' });
});
