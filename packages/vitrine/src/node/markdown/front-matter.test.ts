import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatProblem } from '../base/errors.ts';
import { splitFrontMatter } from './front-matter.ts';

const read = (header: string) => splitFrontMatter(`---\n${header}\n---\nbody`, 'content/a.md');
const report = (source: string) =>
  splitFrontMatter(source, 'content/a.md').problems.map(formatProblem).join('\n');

describe('splitFrontMatter', () => {
  it('reads components as text or list', () => {
    expect(read('components: Button, ButtonBase,').data.components).toEqual([
      'Button',
      'ButtonBase',
    ]);
    expect(read('components: [Button, Icon]').data.components).toEqual(['Button', 'Icon']);
    expect(read('components:\n  - Button\n  - Icon').data.components).toEqual(['Button', 'Icon']);
  });

  it('reads whether the page has the sponsor slot', () => {
    expect(read('title: A\nsponsor: false').data).toEqual({ title: 'A', sponsor: false });
    expect(read('sponsor: true').data).toEqual({ sponsor: true });
    expect(report('---\ntitle: A\nsponsor: none\n---\n')).toMatchInlineSnapshot(`
      "content/a.md:3 error invalid-front-matter
        Malformed front matter: sponsor: expected true or false, received the string "none"
        Front matter is YAML between two lines of "---". Known keys: components, package, title, description, image, thumbnail, source, sponsor, layout, keywords, order, draft, hidden."
    `);
  });

  it('leaves out what no document may hold, which YAML can escape', () => {
    expect(read(String.raw`title: "A\0B\e[2J\u202e, C"`).data).toEqual({ title: 'AB[2J, C' });
    expect(read('description: "a\\tb\\nc"').data).toEqual({ description: 'a\tb\nc' });
    const body = splitFrontMatter('a\0\x1b[2J\t\r\nb\u202e\u{e0041}', 'a.md');
    expect(body).toMatchObject({ body: 'a[2J\t\nb', bodyLine: 1, problems: [] });
  });

  it('says once that a header is nested too deeply', () => {
    const deep = `title: ${'['.repeat(5000)}${']'.repeat(5000)}`;
    expect(read(deep).problems.map(({ message, line }) => [message, line])).toEqual([
      ['Malformed front matter: its lists and maps are nested too deeply', 1],
    ]);
  });

  it('reads where a page is listed', () => {
    expect(read('order: 3').data).toEqual({ order: 3 });
    expect(read('title: A\norder: -1.5').data).toEqual({ title: 'A', order: -1.5 });
  });

  it('reads what only YAML can', () => {
    expect(read('# note\ntitle: "A: b"\ndescription: >\n  folded\n  text').data).toEqual({
      title: 'A: b',
      description: 'folded text',
    });
  });

  it.each(['plain text', 'a, b', "it's", 'a - b', 'x [y] {z}', 'a  b', 'Größe 日本', 'y', 'no'])(
    'reads the simple value %j as YAML would',
    (value) => {
      expect(read(`title: ${value}`).data.title).toBe(parse(`title: ${value}`).title);
    },
  );

  it.each(['true', 'null', '12', '1.5', '~', '.inf', '[a]', ''])(
    'does not take %j for text',
    (value) => {
      expect(read(`title: ${value}`).problems).toHaveLength(1);
    },
  );

  it('has nothing of a header that says nothing, or that is no YAML', () => {
    expect(read('# A comment.')).toMatchObject({ data: {}, problems: [] });
    expect(read('')).toMatchObject({ data: {}, problems: [] });
    expect(read('title: "A').data).toEqual({});
    expect(read('- title').data).toEqual({});
    expect(splitFrontMatter('---\ntitle: A\n', 'a.md')).toMatchObject({
      ...{ data: {}, body: 'title: A\n', bodyLine: 2 },
    });
  });

  it.each([
    ['components', 'A, , B'],
    ['package', 'kit'],
    ['thumbnail', 'a.svg'],
    ['title', 'A '],
  ])('reads a plain %s as if all of the header were read', (key, value) => {
    const plain = read(`${key}: ${value}`);
    expect(plain.problems).toEqual([]);
    expect(plain.data).toEqual(read(`${key}: ${value}\norder: 1`).data && plain.data);
    const { order: _, ...whole } = read(`${key}: ${value}\norder: 1`).data;
    expect(plain.data).toEqual(whole);
  });

  it('knows the lines of keys, and refuses one that is there twice', () => {
    expect(read('title: A\n\nimage: /a.png\nkeywords: [b]').keyLines).toEqual({
      ...{ title: 2, image: 4, keywords: 5 },
    });
    expect(report('---\ntitle: A\ntitle: B\n---\n')).toContain('content/a.md:3 error');
    expect(report('---\nimage: javascript:a\n---\n')).toContain(
      'image: expected a path in public/',
    );
    expect(report('---\n? [a]\n: b\n---\n')).toContain('unknown key ""');
  });

  it('knows where the body begins', () => {
    expect(read('title: A')).toMatchObject({ body: 'body', bodyLine: 4 });
    expect(splitFrontMatter('---\n---\nbody', '')).toMatchObject({ body: 'body', bodyLine: 3 });
    expect(splitFrontMatter('no header\n---\n', '')).toMatchObject({ bodyLine: 1, data: {} });
    expect(splitFrontMatter('---\ntitle: A\n---', '')).toMatchObject({ body: '', bodyLine: 4 });
  });

  it('reports malformed YAML with its line', () => {
    expect(report('---\ntitle: a\ndescription: "b\n---\n')).toMatchInlineSnapshot(`
      "content/a.md:4 error invalid-front-matter
        Malformed front matter: Missing closing "quote
        Front matter is YAML between two lines of "---". Known keys: components, package, title, description, image, thumbnail, source, sponsor, layout, keywords, order, draft, hidden."
    `);
  });

  it('reports a header that never ends', () => {
    expect(report('---\ntitle: a\n\n# Title')).toMatchInlineSnapshot(`
      "content/a.md:1 error invalid-front-matter
        Malformed front matter: the closing line "---" is missing
        Front matter is YAML between two lines of "---". Known keys: components, package, title, description, image, thumbnail, source, sponsor, layout, keywords, order, draft, hidden."
    `);
  });

  it.each([
    ['order: first', 'order: expected a number, received the string "first"'],
    ['order: .inf', 'order: expected a number, received the number null'],
    ['draft: yes', 'draft: expected true or false, received the string "yes"'],
    ['hidden: 1', 'hidden: expected true or false, received the number 1'],
    ['package: [a]', 'package: expected the name of a package in `api`, received a list'],
  ])('says of "%s" what was expected', (line, reason) => {
    expect(report(`---\n${line}\n---\n`)).toContain(
      `content/a.md:2 error invalid-front-matter\n  Malformed front matter: ${reason}\n`,
    );
  });

  it('names the key that a mistyped one looks like', () => {
    expect(report('---\ntitel: A\n---\n')).toContain(
      'content/a.md:2 error invalid-front-matter\n  Malformed front matter: unknown key "titel"; did you mean "title"?\n',
    );
  });

  it('reports unknown keys and wrong types', () => {
    expect(report('---\ntitle: 12\ncomponents: {a: b}\nauthor: me\ndescription:\n  - a\n---\n'))
      .toMatchInlineSnapshot(`
        "content/a.md:2 error invalid-front-matter
          Malformed front matter: title: expected a string, received the number 12
          Front matter is YAML between two lines of "---". Known keys: components, package, title, description, image, thumbnail, source, sponsor, layout, keywords, order, draft, hidden.
        content/a.md:3 error invalid-front-matter
          Malformed front matter: components: expected a comma-separated string or a list of strings, received a map
          Front matter is YAML between two lines of "---". Known keys: components, package, title, description, image, thumbnail, source, sponsor, layout, keywords, order, draft, hidden.
        content/a.md:4 error invalid-front-matter
          Malformed front matter: unknown key "author"; expected components, package, title, description, image, thumbnail, source, sponsor, layout, keywords, order, draft or hidden
          Front matter is YAML between two lines of "---". Known keys: components, package, title, description, image, thumbnail, source, sponsor, layout, keywords, order, draft, hidden.
        content/a.md:5 error invalid-front-matter
          Malformed front matter: description: expected a string, received a list
          Front matter is YAML between two lines of "---". Known keys: components, package, title, description, image, thumbnail, source, sponsor, layout, keywords, order, draft, hidden."
      `);
    expect(report('---\n- a\n---\n')).toMatchInlineSnapshot(`
      "content/a.md:2 error invalid-front-matter
        Malformed front matter: expected "key: value" lines, received a list
        Front matter is YAML between two lines of "---". Known keys: components, package, title, description, image, thumbnail, source, sponsor, layout, keywords, order, draft, hidden."
    `);
    expect(report('---\ncomponents: [1]\n---\n')).toMatchInlineSnapshot(`
      "content/a.md:2 error invalid-front-matter
        Malformed front matter: components: expected a comma-separated string or a list of strings, received a list
        Front matter is YAML between two lines of "---". Known keys: components, package, title, description, image, thumbnail, source, sponsor, layout, keywords, order, draft, hidden."
    `);
  });
});

it('a header in TOML is told, and three plus signs elsewhere are text', () => {
  expect(report('+++\ntitle = "A"\n+++\n\n# A\n')).toContain(
    'content/a.md:1 error invalid-front-matter\n  Malformed front matter: it is written in TOML',
  );
  for (const text of ['+++ A', '# A\n\n+++\nb\n+++\n', '+++\nno end'])
    expect(report(text)).toBe('');
});
