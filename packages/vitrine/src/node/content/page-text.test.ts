import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readMarkdownEntry } from './markdown-entries.ts';
import { formatProblem } from '../base/errors.ts';

const repository = mkdtempSync(path.join(tmpdir(), 'vitrine-body-'));
const root = path.join(repository, 'docs');
mkdirSync(path.join(root, 'content/about'), { recursive: true });
afterAll(() => rmSync(repository, { recursive: true }));

const read = (header: string, roadmap?: string) => {
  const file = path.join(repository, 'ROADMAP.md');
  rmSync(file, { force: true });
  if (roadmap !== undefined) writeFileSync(file, roadmap);
  writeFileSync(path.join(root, 'content/about/roadmap.md'), header);
  const facts = { changelogs: [], versions: null, language: 'en' };
  const address = (kind: string) => (name: string) => `https://kit.example/${kind}/${name}`;
  const context = { root, edit: address('edit'), addressOf: address('read'), facts };
  return readMarkdownEntry(context, 'content/about/roadmap.md');
};
const linksOf = async (text: string, repositoryUrl?: string) => {
  writeFileSync(path.join(root, 'content/about/team.md'), text);
  const facts = { changelogs: [], versions: null, language: 'en' };
  const addressOf = (file: string) => `https://kit.example/read/${file}`;
  const context = { root, edit: () => '', addressOf, repositoryUrl, facts };
  const { page } = await readMarkdownEntry(context, 'content/about/team.md').compile();
  return page.links.map(({ href }) => href);
};
const HEADER = '---\nsource: ../../../ROADMAP.md\n---\n';

it('shows a file elsewhere, which is the one to edit and the one that problems name', async () => {
  const entry = read(HEADER, '# Roadmap\n\nWhat *comes*.\n\n## Next\n\n::demo{file=x.css}\n');
  expect(entry).toMatchObject({
    pathname: '/about/roadmap',
    file: 'content/about/roadmap.md',
    source: '../ROADMAP.md',
  });
  const { page, problems } = await entry.compile();
  expect(page).toMatchObject({
    title: 'Roadmap',
    lead: 'What <em>comes</em>.',
    toc: [{ text: 'Next' }],
    source: { file: '../ROADMAP.md', editUrl: 'https://kit.example/edit/../ROADMAP.md' },
  });
  expect(problems.map(formatProblem)).toEqual([
    '../ROADMAP.md:7 error invalid-directive\n' +
      '  Malformed directive: "x.css" is not a .tsx or .jsx file\n' +
      '  Write it as the manual says, on a line of its own and not indented. What the configuration lacks is added there.',
  ]);
});

it('takes the rest of the header from the page, and is another page when the file changes', async () => {
  const header = HEADER.replace('---\n', '---\ntitle: Plans\n');
  const before = read(header, '# Roadmap\n\nWhat comes.\n');
  expect((await before.compile()).page.tabTitle).toBe('Plans');
  expect(read(header, '# Roadmap\n\nWhat came.\n').digest).not.toBe(before.digest);
});

it('leads to files of the repository where they can be read; other relative links stay as they are', async () => {
  writeFileSync(path.join(repository, 'LICENSE'), 'MIT');
  const text =
    '# Roadmap\n\nA [license](LICENSE#mit "MIT"), [none](NONE.md), [ref][r], [out](https://a.example).\n\n[r]: docs/\n';
  const { page } = await read(HEADER, text).compile();
  expect(page.links.map(({ href, line }) => `${line} ${href}`)).toEqual([
    '3 https://kit.example/read/../LICENSE#mit',
    '3 NONE.md',
    '3 https://kit.example/read/../docs/',
    '3 https://a.example',
  ]);
});

it('leads from any page to files outside of the content, and below the address of the repository', async () => {
  writeFileSync(path.join(repository, 'LICENSE'), 'MIT');
  const text =
    '# Team\n\nA [license](../../../LICENSE#mit), [another page](roadmap.md#next), [none](../../../NONE), [issues](repository:issues), [all](repository:#readme).\n';
  const license = 'https://kit.example/read/../LICENSE#mit';
  expect(await linksOf(text, 'https://code.example/kit')).toEqual([
    license,
    '/about/roadmap#next',
    '../../../NONE',
    'https://code.example/kit/issues',
    'https://code.example/kit#readme',
  ]);
  expect((await linksOf(text)).slice(3), 'without a repository').toEqual([
    'repository:issues',
    'repository:#readme',
  ]);
});

it('leads from file to file among pages, also from a file that lies elsewhere, and not to what is no page', async () => {
  for (const name of ['two words.md', 'index.md', 'data.json']) {
    writeFileSync(path.join(root, 'content/about', name), '');
  }
  const text =
    '# Team\n\nA [name](./two%20words.md), [folder](../about/index.md), [other](./data.json), [none](./gone.md), [path](./roadmap).\n';
  expect(await linksOf(text)).toEqual([
    '/about/two%20words',
    '/about',
    './data.json',
    './gone.md',
    './roadmap',
  ]);
  const below = path.relative(repository, path.join(root, 'content/about/index.md'));
  const { page } = await read(HEADER, `# Roadmap\n\nOf [us](${below}).\n`).compile();
  expect(page.links.map(({ href }) => href)).toEqual(['/about']);
});

it('refuses a file that is not there, and text beside it', async () => {
  const { page, problems } = await read(`${HEADER}\nText.\n`).compile();
  expect(page.title).toBe('/about/roadmap');
  const found = problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
  expect(found).toContain(
    'content/about/roadmap.md:2 The page cannot show its source: there is no file "../ROADMAP.md"',
  );
  expect(found).toContain(
    'content/about/roadmap.md:5 The page cannot show its source: there is text below the header as well',
  );
});

it('names the line of the first text that is too much, and of a source among other keys', async () => {
  const linesOf = async (header: string, roadmap?: string) => {
    const { problems } = await read(header, roadmap).compile();
    return problems.filter(({ code }) => code === 'invalid-source').map(({ line }) => line);
  };
  expect(await linesOf(`${HEADER}\n\n  Text.\n\nMore.\n`, '# A\n\nB.\n')).toEqual([6]);
  expect(await linesOf(`${HEADER}Text.\n`, '# A\n\nB.\n')).toEqual([4]);
  expect(await linesOf(`${HEADER} \n\n`, '# A\n\nB.\n')).toEqual([]);
  expect(await linesOf(HEADER.replace('---\n', '---\ntitle: "A"\n'))).toEqual([3]);
});

it('counts the lines of a file elsewhere below its own header', async () => {
  const { page, problems } = await read(
    HEADER,
    '---\ntitle: Own\n---\n\n# A\n\nB.\n\n::demo{}\n',
  ).compile();
  expect(page.tabTitle).toBe('Own');
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['../ROADMAP.md:9']);
});
