import { describe, expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { compileSource } from '../content/fixtures/compile-source.ts';

const at = { pathname: '/demos/caf%C3%A9', file: 'content/demos/café/index.md' };
const compile = (body: string) => compileSource(`# Title\n\nLead.\n\n${body}\n`, at);
const read = (body: string) => {
  const { page, problems } = compile(body);
  expect(problems).toEqual([]);
  return page.blocks[0];
};

describe('::demo', () => {
  it('is a demo with a toolbar, in its page', () => {
    expect(read('::demo{file=first-steps.tsx}')).toEqual({
      kind: 'demo',
      id: 'demos-café-first-steps',
      hash: 'first-steps',
      title: 'First steps',
      line: 5,
      file: 'content/demos/café/first-steps.tsx',
      hideHeader: false,
      hideEditButton: false,
      iframe: null,
    });
  });

  it('has a fragment of letters and digits of any script', () => {
    expect(read('::demo{file="./größe (2) [x].v2.jsx"}')).toMatchObject({
      hash: 'größe-2-x-v2',
      title: 'Größe (2) [x].v2',
    });
  });

  it('may be named, be without its toolbar or its editor, and be isolated', () => {
    expect(read('::demo[A name]{file=a.tsx hideHeader hideEditButton iframe=480}')).toMatchObject({
      ...{ title: 'A name', hideHeader: true, hideEditButton: true, iframe: 480 },
    });
    expect(read('::demo{file=../a.jsx iframe}')).toMatchObject({
      ...{ file: 'content/demos/a.jsx', iframe: 320 },
    });
    expect(read('::demo{file=a.tsx iframe=9999}')).toMatchObject({ iframe: 9999 });
  });

  it('may be rendered by browsers alone, in a place that is kept for it', () => {
    expect(read('::demo{file=a.tsx clientOnly}')).toMatchObject({ clientOnly: 40 });
    expect(read('::demo{file=a.tsx clientOnly=300}')).toMatchObject({ clientOnly: 300 });
    expect(read('::playground{component=Map clientOnly=300}')).toMatchObject({ clientOnly: 300 });
    for (const body of ['demo{file=a.tsx', 'playground{component=Map'])
      expect(
        compile(`::${body} clientOnly=tall}`).problems.map(formatProblem).join('\n'),
      ).toContain('"clientOnly" takes a height in pixels or nothing, not "tall"');
  });

  it('may be a picture that leads to a page; both are followed by the link check', () => {
    const body = '::demo{file=a.tsx poster=/a.svg href=https://kit.example/a hideEditButton}';
    expect(read(body)).toMatchObject({
      poster: { image: '/a.svg', href: 'https://kit.example/a' },
    });
    expect(compile(body).page.links).toEqual([
      { href: '/a.svg', line: 5 },
      { href: 'https://kit.example/a', line: 5 },
    ]);
    expect(compile('::demo{file=a.tsx}').page.links).toEqual([]);
  });

  const together =
    '"poster=/picture.svg" and "href=/page" go together: the picture, and the page it leads to';
  const still = 'a demo with a poster does not run here: leave out "iframe" and "hideHeader"';
  const address = (name: string, value: string) =>
    `"${name}" takes a path such as /page or a full address, not "${value}"`;
  it.each([
    ['file=a.css', '"a.css" is not a .tsx or .jsx file'],
    ['file=a.tsx.md', '"a.tsx.md" is not a .tsx or .jsx file'],
    ['file=/a.tsx', '"/a.tsx" lies outside the workspace'],
    ['file=../../../../a.tsx', '"../../../../a.tsx" lies outside the workspace'],
    ...['0', '12345', 'tall', '320px', '1e3', '-5', ''].map((height) => [
      `file=a.tsx iframe=${height}`,
      `"iframe" takes a height in pixels or nothing, not "${height}"`,
    ]),
    ['file=a.tsx poster=/a.svg', together],
    ['file=a.tsx href=/a', together],
    ['file=a.tsx poster= href=/a', together],
    ['file=a.tsx poster=/a.svg href=', together],
    ['file=a.tsx poster=/a.svg href=/a iframe', still],
    ['file=a.tsx poster=/a.svg href=/a hideHeader', still],
    ['file=a.tsx poster=a.svg href=/a', address('poster', 'a.svg')],
    ['file=a.tsx poster=/a.svg href=javascript:a', address('href', 'javascript:a')],
  ])('refuses %s', (attributes, reason) => {
    const { page, problems } = compile(`::demo{${attributes}}`);
    expect(problems.map(({ message }) => message)).toEqual([`Malformed directive: ${reason}`]);
    expect(page.blocks).toEqual([]);
  });

  it('shows a demo once', () => {
    const { problems } = compile('::demo{file=a.tsx}\n\n::demo[Again]{file=./a.tsx}');
    expect(problems.map(formatProblem)).toEqual([
      `content/demos/café/index.md:7 error duplicate-demo
  "content/demos/café/a.tsx" is already shown at content/demos/café/index.md:5
  Show a demo once; link to it from elsewhere.`,
    ]);
  });
});

describe('::playground', () => {
  it('is a component, and what its author says of it', () => {
    expect(read('::playground{component=DataGrid}')).toEqual({
      kind: 'playground',
      id: 'demos-café-data-grid-playground',
      hash: 'data-grid-playground',
      title: 'DataGrid playground',
      line: 5,
      component: 'DataGrid',
      package: '',
      options: '',
    });
    expect(
      read('::playground[Try it]{component=Dial package=@acme/dials options=../dial.ts}'),
    ).toMatchObject({
      ...{ title: 'Try it', package: '@acme/dials', options: 'content/demos/dial.ts' },
    });
  });

  it.each(['kit', '@acme/kit', '~kit', '-kit', 'kit.js_2', '@a/b-c', '3d'])(
    'takes a package with the name %s',
    (name) => {
      expect(read(`::playground{component=A package=${name}}`)).toMatchObject({ package: name });
    },
  );

  it.each(['Kit', './kit', '../kit', '@acme', 'kit/lib', '@acme/kit/lib', '@/kit', '.kit', ''])(
    'refuses a package with the name %j',
    (name) => {
      expect(
        compile(`::playground{component=A package=${name}}`).problems.map(({ message }) => message),
      ).toEqual([`Malformed directive: "${name}" is not the name of a package`]);
    },
  );

  it.each([
    ['options.css', '"options.css" is not a module such as options.tsx'],
    ['options.tsx.md', '"options.tsx.md" is not a module such as options.tsx'],
    ['', '"" is not a module such as options.tsx'],
    ['/options.ts', '"/options.ts" lies outside the workspace'],
    ['../../../../options.ts', '"../../../../options.ts" lies outside the workspace'],
  ])('refuses options in %j', (file, reason) => {
    const { problems } = compile(`::playground{component=A options=${file}}`);
    expect(problems.map(({ message }) => message)).toEqual([`Malformed directive: ${reason}`]);
  });

  it.each(['js', 'jsx', 'ts', 'tsx'])('takes options in a .%s file', (extension) => {
    expect(read(`::playground{component=A options=a.${extension}}`)).toMatchObject({
      options: `content/demos/café/a.${extension}`,
    });
  });
});
