import { describe, expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { compileSource } from '../content/fixtures/compile-source.ts';

const at = { pathname: '/examples/album', file: 'content/examples/album.md' };
const compile = (body: string) =>
  compileSource(`---\nlayout: blank\n---\n\n# Album\n\nPictures.\n\n${body}`, at);
const report = (body: string) => compile(body).problems.map(formatProblem).join('\n');

describe('layout: blank', () => {
  it('makes the page its demo, known by its path alone', () => {
    const { page, problems } = compile('::demo[Album]{file=album.tsx}');
    expect(problems).toEqual([]);
    expect(page).toMatchObject({
      layout: 'blank',
      title: 'Album',
      description: 'Pictures.',
      sponsor: false,
      toc: [],
      anchors: [],
      search: [{ kind: 'page', title: 'Album', href: '/examples/album', text: 'Pictures.' }],
    });
    expect(page.blocks).toMatchObject([
      { kind: 'demo', file: 'content/examples/album.tsx', hideHeader: true },
    ]);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });

  it('refuses anything but one demo', () => {
    expect(report('Text.\n\n::demo{file=a.tsx}\n\n::demo{file=b.tsx}')).toMatchInlineSnapshot(`
      "content/examples/album.md:5 error invalid-blank-page
        A page with "layout: blank" is one demo, and this one has 2 demos and 1 other block
        Keep the heading, a description and one ::demo line. Heading and description are not shown."
    `);
    expect(report('')).toContain('this one has 0 demos and 0 other blocks');
    expect(report('::demo{file=a.tsx poster=/a.svg href=/a}')).toContain(
      'this one has 0 demos and 1 other block',
    );
  });

  it('is the only layout', () => {
    const { problems } = compileSource('---\nlayout: wide\n---\n\n# A\n\nB.', at);
    expect(problems.map(formatProblem).join('\n')).toMatchInlineSnapshot(`
      "content/examples/album.md:2 error invalid-front-matter
        Malformed front matter: layout: expected blank, or no such line, received the string "wide"
        Front matter is YAML between two lines of "---". Known keys: components, package, title, description, image, thumbnail, source, sponsor, layout, keywords, order, draft, hidden."
    `);
  });
});

describe('a demo with a poster', () => {
  const read = (attributes: string) =>
    compileSource(`# Examples\n\nSix.\n\n::demo[Album]{file=album.tsx ${attributes}}`, at);

  it('keeps the picture and where it leads, and has both checked as links', () => {
    const { page, problems } = read('poster=/posters/album.svg href=/examples/album');
    expect(problems).toEqual([]);
    expect(page.blocks).toMatchObject([
      { poster: { image: '/posters/album.svg', href: '/examples/album' } },
    ]);
    expect(page.links).toEqual([
      { href: '/posters/album.svg', line: 5 },
      { href: '/examples/album', line: 5 },
    ]);
  });

  it.each([
    ['poster=/a.svg', '"poster=/picture.svg" and "href=/page" go together'],
    ['href=/a', '"poster=/picture.svg" and "href=/page" go together'],
    ['poster=/a.svg href=/a iframe', 'leave out "iframe" and "hideHeader"'],
    ['poster=/a.svg href=/a hideHeader', 'leave out "iframe" and "hideHeader"'],
  ])('refuses %s', (attributes, message) => {
    expect(read(attributes).problems.map(formatProblem).join('\n')).toContain(message);
  });
});
