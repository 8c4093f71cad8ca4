import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { compileSource } from '../content/fixtures/compile-source.ts';

const fixtures = new URL('fixtures/', import.meta.url);
const at = { pathname: '/demos/buttons', file: 'content/demos/buttons/index.md' };
const compile = (source: string) => compileSource(source, at);
/** The problems of a source, as a maintainer reads them. */
const report = (source: string) => compile(source).problems.map(formatProblem).join('\n');
/** The HTML of a body. */
const render = (body: string) =>
  compile(`# Title\n\nLead.\n\n${body}`)
    .page.blocks.map((block) =>
      block.kind === 'html' ? block.html : 'id' in block ? `(${block.id})` : `(${block.kind})`,
    )
    .join('\n');

describe('fixtures', () => {
  it.each(readdirSync(fixtures))('%s', async (name) => {
    const source = readFileSync(new URL(`${name}/input.md`, fixtures), 'utf8');
    const { page, problems } = compile(source);
    expect(problems).toEqual([]);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    const output = new URL(`${name}/output.json`, fixtures).pathname;
    await expect(`${JSON.stringify(page, null, 2)}\n`).toMatchFileSnapshot(output);
    // The same file saved on Windows is the same page.
    expect(compile(`\uFEFF${source.replaceAll('\n', '\r\n')}`).page).toEqual(page);
  });
});

it('has a picture for links among its own, at the line of its key', () => {
  const { page } = compile('---\ntitle: A\nimage: /a.png\n---\n# A\n\nText.');
  expect(page.links).toEqual([{ href: '/a.png', line: 3 }]);
});

describe('problems', () => {
  it('takes the title of the header for a page without a heading, which is text', () => {
    const { page, problems } = compile(
      '---\ntitle: "`a` *b* <c>"\n---\n\nWhat *it* is.\n\n## More\n\n[x](y)\n',
    );
    expect(problems).toEqual([]);
    expect(page).toMatchObject({
      title: '`a` *b* <c>',
      hash: 'a-b-c',
      lead: 'What <em>it</em> is.',
    });
    expect(page).toMatchObject({
      leadLines: [5, 5],
      links: [{ line: 9 }],
      toc: [{ hash: 'more' }],
    });
    expect(report('---\ntitle: A\n---\n')).toContain(':2 error missing-description');
    const { page: own } = compile('---\ntitle: A\n---\n\n# B\n\nC.\n');
    expect([own.title, own.tabTitle]).toEqual(['B', 'A']);
  });

  it('asks for a title', () => {
    expect(report('Text without a heading.')).toMatchInlineSnapshot(`
      "content/demos/buttons/index.md:1 error missing-title
        Missing title in the page
        Begin the page with a first-level heading: "# Title", or give it a title in its front matter.
      content/demos/buttons/index.md:1 error missing-description
        Missing description in the page
        Write one paragraph below the first-level heading that says what the page is about."
    `);
  });

  it('asks for all of an empty page', () => {
    expect(compile('').problems.map(({ code, line }) => `${code}:${line}`)).toEqual([
      ...['missing-title:1', 'missing-description:1'],
    ]);
  });

  it('asks for a description, and takes one from the header', () => {
    expect(report('---\ntitle: A\n---\n\n# Title\n\n## Section')).toMatchInlineSnapshot(`
      "content/demos/buttons/index.md:5 error missing-description
        Missing description in the page
        Write one paragraph below the first-level heading that says what the page is about."
    `);
    expect(report('# Title\n\n![](/only-an-image.png)')).toContain('missing-description');
    const { page, problems } = compile('---\ndescription: From above\n---\n# Title\n\n- list');
    expect(problems).toEqual([]);
    expect(page).toMatchObject({ description: 'From above', lead: '' });
  });

  it('keeps the paragraph when the header describes the page for others', () => {
    const { page } = compile('---\ndescription: For others\n---\n# Title\n\nFor *readers*.');
    expect(page).toMatchObject({ description: 'For others', lead: 'For <em>readers</em>.' });
    expect(page.blocks).toEqual([]);
  });

  it('asks why a code block is not type-checked', () => {
    const source = (info: string) => `# Title\n\nLead.\n\n\`\`\`${info}\nlet a;\n\`\`\`\n`;
    for (const info of ['tsx no-check', 'tsx no-check=""', 'tsx title="a.tsx" no-check=\' \'']) {
      expect(report(source(info))).toBe(
        `content/demos/buttons/index.md:5 error no-check-without-reason
  The marker no-check has no reason
  Say why the code cannot be type-checked: no-check="shows what fails".`,
      );
    }
    expect(report(source('tsx no-check="shows what fails" title="a.tsx"'))).toBe('');
    expect(report(source('tsx title="no-check"'))).toBe('');
    expect(report(source('no-checks'))).toBe('');
  });

  it.each([
    ['```ts\nlet a;', 5, '```'],
    ['```ts\nlet a;\n\n## B\n', 5, '```'],
    ['~~~~\nlet a;\n~~~\n', 5, '~~~~'],
    ['```', 5, '```'],
    ['Text\n\n> ```\n> let a;\n\nText', 7, '```'],
    ['- ```\n  let a;\n- b', 5, '```'],
  ])('tells of a code block that is not closed: %j', (text, line, fence) => {
    expect(report(`# Title\n\nLead.\n\n${text}`)).toBe(
      `content/demos/buttons/index.md:${line} error unclosed-code
  The code block is not closed: "${fence}" is missing below it
  Write it on a line of its own where the code ends. Until then all that follows is code.`,
    );
  });

  it.each([
    '```\n```',
    '```ts\nlet a;\n```',
    '```ts\nlet a;\n\n\n```\n',
    '```ts\n\n```\n\nText',
    '> ```\n> let a;\n> ```\n',
    '- ```\n  let a;\n  ```\n- b',
    '    let a;\n\nText',
  ])('takes code that is closed: %j', (text) => {
    expect(report(`# Title\n\nLead.\n\n${text}`)).toBe('');
  });

  it('names the first line with what is no UTF-8, in header and text', () => {
    expect(report('# Title\n\nCaf\uFFFD.\n\n\uFFFD')).toBe(
      `content/demos/buttons/index.md:3 error not-utf8
  The file has characters that are not UTF-8
  Save it as UTF-8. Where U+FFFD itself is meant, write &#xFFFD; in Markdown and \\uFFFD in code.`,
    );
    expect(report('---\ntitle: \uFFFD\n---\n# Title\n\nLead.')).toContain(':2 error not-utf8');
    expect(report('# Title\n\nCaf&#xFFFD;.')).toBe('');
  });

  it('shows no reader why a code block is not type-checked', () => {
    const code = '\nlet a;\n```\n';
    expect(render(`\`\`\`tsx title="a.tsx" no-check="title='b'"${code}`)).toBe(
      render(`\`\`\`tsx title="a.tsx"${code}`),
    );
  });

  it('still returns a page', () => {
    const { page } = compile('::demo{file=x.tsx unknown}\n\nText');
    expect(page).toMatchObject({
      title: '/demos/buttons',
      hash: '',
      blocks: [{ kind: 'html', html: '<p>Text</p>' }],
    });
  });

  const misplaced =
    'it must begin with two colons, on a line of its own outside of lists, quotes and tables';
  const form = 'it must have the form ::demo[Label]{file=name.tsx}';
  it.each([
    ['::demo', form],
    ['::demo[Label]', form],
    ['::demo{file=a.tsx} text', form],
    ['::demo{}', 'the attribute file=name.tsx is missing'],
    [
      '::demo{file=a.tsx colour=red}',
      'unknown attribute "colour"; known are file, hideHeader, hideEditButton, iframe, clientOnly, poster and href',
    ],
    ['::demo{file=a.tsx hideHeader=true}', '"hideHeader" takes no value'],
    ['::demo{file=a.tsx file=b.tsx}', '"file" is given twice'],
    [
      '::Demo{file=a.tsx}',
      'there is no "::Demo"; the directives are "::demo", "::playground", "::pages", "::changelog" and "::versions"',
    ],
    ['- ::demo{file=a.tsx}', misplaced],
    ['> ::demo{file=a.tsx}', misplaced],
    ['| a |\n| - |\n| ::demo{file=a.tsx} |', misplaced],
    ['Text ::demo{file=a.tsx}', misplaced],
    ['<div>\n::demo{file=a.tsx}\n</div>', misplaced],
  ])('refuses %j', (directive, reason) => {
    const { problems } = compile(`# Title\n\nLead.\n\n${directive}`);
    expect(problems.map(({ message }) => message)).toEqual([`Malformed directive: ${reason}`]);
  });

  it.each([':::tip\nText\n:::', '::: warning Mind\n\nText\n\n:::', 'Text\n:::note{a}\nText'])(
    'knows no container: %j',
    (text) => {
      const { problems } = compile(`# Title\n\nLead.\n\n${text}`);
      expect(problems.map(({ message }) => message)).toEqual([
        expect.stringMatching(
          /^Malformed directive: there is no ":::(?: |\w).*"; a note is a quote that begins with \[!NOTE\], /,
        ),
      ]);
      const line = 5 + text.split('\n').findIndex((one) => one.startsWith(':::'));
      expect(problems).toMatchObject([{ file: at.file, line }]);
      const quoted = ['`:::tip`', 'As ::: or ::', '```\n:::tip\n```', ':::'];
      for (const fine of quoted) expect(report(`# Title\n\nLead.\n\n${fine}`), fine).toBe('');
    },
  );

  it('says where a malformed directive stands', () => {
    expect(report('# Title\n\nLead.\n\n::demo')).toMatchInlineSnapshot(`
      "content/demos/buttons/index.md:5 error invalid-directive
        Malformed directive: it must have the form ::demo[Label]{file=name.tsx}
        Write it as the manual says, on a line of its own and not indented. What the configuration lacks is added there."
    `);
  });

  it('reports everything at once, in order', () => {
    const { problems } = compile('---\nx: 1\n---\n\n::demo{}\n\n> ::demo{file=a.tsx}\n');
    expect(problems.map(({ code, line }) => `${code}:${line}`)).toMatchInlineSnapshot(`
      [
        "invalid-front-matter:2",
        "invalid-directive:5",
        "missing-title:5",
        "missing-description:5",
        "invalid-directive:7",
      ]
    `);
  });
});

describe('lines', () => {
  it('counts them in the file, header included', () => {
    const { page } = compile(
      '---\ntitle: A\n---\n# Title\n\nLead\nwith [one](/1).\n\n| a |\n| - |\n| [two](/2) |\n| <a href="/3">x</a> |\n\n<p>\n<a\nhref="/4">x</a>\n\n- a\n\n  b\n  [five](/5)\n\n::demo{file=a.tsx}\n',
    );
    expect(page.links.map(({ href, line }) => `${href} ${line}`)).toEqual([
      '/1 7',
      '/2 11',
      '/3 12',
      '/4 15',
      '/5 21',
    ]);
    expect(page.blocks.find((block) => block.kind === 'demo')?.line).toBe(23);
  });
});

describe('escaping', () => {
  it('lets no text out of an attribute or element', () => {
    expect(
      render(
        '## <"quotes"> & `<tags>`\n\n```x"y title="a&<b>"\n</code>\n```\n\n| <b>"a</b> |\n| - |\n| b |\n\n[a](/b "c\\"d")',
      ),
    ).toMatchInlineSnapshot(`
      "<div class="heading"><h2 id="quotes-tags">&lt;&quot;quotes&quot;&gt; &amp; <code>&lt;tags&gt;</code></h2><a class="anchor" href="#quotes-tags" aria-label="Link to &lt;&quot;quotes&quot;&gt; &amp; &lt;tags&gt;">#</a></div>
      <div class="code"><div class="code-title">a&amp;&lt;b&gt;</div><pre tabindex="0" dir="ltr"><code class="language-x&quot;y">&lt;/code&gt;</code></pre><button type="button" class="copy">Copy</button></div>
      <div class="table-scroll" tabindex="0" role="region" aria-label="Table: &quot;a"><table>
      <thead>
      <tr>
      <th scope="col"><b>&quot;a</b></th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td>b</td>
      </tr>
      </tbody>
      </table></div>
      <p><a href="/b" title="c&quot;d">a</a></p>"
    `);
  });

  it('drops links that run code', () => {
    expect(render('[a](javascript:alert(1))')).not.toContain('href');
  });
});

describe('search records', () => {
  it('have the whole text of a page before its first section, and of each section', () => {
    const long = 'twelve chars '.repeat(400).trim();
    const { page } = compile(`# Title\n\nLead.\n\nIntro.\n\n## Long\n\n${long}`);
    expect(page.search.map(({ text }) => text)).toEqual(['Lead. Intro.', long]);
  });

  it('have the keywords of the header, and the last part of the path', () => {
    const header = 'keywords:\n  - toast\n  - long: [queue, z-index]\n';
    const { page } = compile(`---\n${header}---\n\n# Title\n\nLead.\n\n## Long`);
    const lastOfPath = page.pathname.slice(page.pathname.lastIndexOf('/') + 1).replaceAll('-', ' ');
    expect(page.search.map(({ keywords }) => keywords)).toEqual([
      ['toast', lastOfPath],
      ['queue', 'z-index'],
    ]);
  });

  it('have all of a page without a title, and its description without the spaces around marks', () => {
    expect(compile('First.\n\nSecond.').page.search[0]!.text).toBe('First. Second.');
    const { page } = compile('# Title\n\n<b></b> Lead <br>');
    expect(page.description).toBe('Lead');
    expect(compile('# Title\n\n- No lead.').page.search[0]!.text).toBe('No lead.');
  });

  it('are those of the page and of its sections below it, with the components that it is called by', () => {
    const source = (title: string) =>
      `---\ncomponents: Chip, ChipIcon, Menu\n---\n\n# ${title}\n\nLead.\n\n# Other\n\n## B\n\nText\nof \`b\`.\n\n### C\n`;
    const { page } = compileSource(source('Chips'), { pathname: '/', file: 'a.md' });
    expect(page.search).toEqual([
      ...[{ kind: 'page', title: 'Chips', href: '/', text: 'Lead.' }].map((record) => ({
        ...record,
        keywords: ['Chip', 'ChipIcon'],
      })),
      { kind: 'heading', title: 'B', href: '/#b', text: 'Text of b.' },
      { kind: 'heading', title: 'C', href: '/#c', text: '' },
    ]);
  });

  it('tell of keywords for a section that is not there, and of what is no list of words', () => {
    const page = '\n\n# Title\n\nLead.\n';
    expect(report(`---\nkeywords:\n  - nowhere: [a]\n---${page}`)).toContain(
      'no heading of the page has the anchor "nowhere"',
    );
    expect(report(`---\nkeywords: toast\n---${page}`)).toContain(
      'keywords: expected a list of words and of maps from an anchor to its words',
    );
  });
});

it('has of its header what others show of it', () => {
  const header = 'title: Tab\nthumbnail: a.svg\npackage: kit\nsponsor: false\n';
  expect(compile(`---\n${header}---\n\n# Title\n\nLead.`).page).toMatchObject({
    ...{ title: 'Title', tabTitle: 'Tab', package: 'kit', sponsor: false },
    thumbnail: 'content/demos/buttons/a.svg',
  });
  const { page } = compile('---\nsponsor: true\n---\n\n# Title\n\nLead.');
  expect(page.tabTitle).toBe('Title');
  for (const key of ['sponsor', 'package', 'thumbnail', 'image', 'fileLinks']) {
    expect(page, key).not.toHaveProperty(key);
  }
  expect(compile('---\ntitle: Tab\n---\nText').page.title).toBe('Tab');
});

it('has the places that HTML names among its anchors, which headings may have, too', () => {
  const { page } = compile('# A\n\nLead.\n\n<a name="kill"></a>\n<a name="run"></a>\n\n## Kill\n');
  expect(page.anchors).toEqual(['a', 'kill', 'run']);
  expect(page.toc).toMatchObject([{ hash: 'kill' }]);
});

it('has links of all kinds in the order of their lines', () => {
  const { page } = compile(
    '---\nimage: /i.png\n---\n\n# A\n\nLead.\n\n<a href="/b">b</a>\n\n[c](/c) ![d](/d.png)\n',
  );
  expect(page.links.map(({ href, line }) => `${href} ${line}`)).toEqual([
    ...['/i.png 2', '/b 9', '/c 11', '/d.png 11'],
  ]);
});

it('lists headings of the second and third level, with their texts', () => {
  const { page } = compile('# A\n\nB.\n\n## C *d*\n\n### E\n\n#### F\n\n> ## G\n\n# H\n');
  expect(page.toc).toEqual([
    { text: 'C d', hash: 'c-d', level: 2 },
    { text: 'E', hash: 'e', level: 3 },
  ]);
  expect(page.anchors).toEqual(['a', 'c-d', 'e', 'g', 'h', 'f']);
});
