import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { engine } from '../../../browser/search/local/engine.ts';
import type { SiteJson } from '../../llms/schema.ts';
import { buildIndex } from '../../search/build-index.ts';
import { openFolder } from './folder.ts';
import { createSiteSource } from './site-source.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'vitrine-mcp-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(dir, 'dist', name)), { recursive: true });
  writeFileSync(path.join(dir, 'dist', name), text);
};
const open = () => createSiteSource(openFolder(path.join(dir, 'dist')), engine);

function describeSite(markdown: string, title = 'Kit'): SiteJson {
  return {
    ...{ $schema: '', format: 1, title, description: '', url: 'https://kit.example/ui/' },
    library: { name: title, version: '1.0.0', packages: [] },
    files: { llms: '/ui/llms.txt', full: '/ui/llms-full.txt', search: '/ui/search.json' },
    pages: [
      {
        ...{ path: '/ui/a', kind: 'markdown', title: 'A', description: '', markdown, group: '' },
        ...{ components: [], reference: [], demos: [] },
      },
    ],
    components: [],
  };
}

function write(word: string) {
  put('vitrine.json', JSON.stringify(describeSite('/ui/a.md', word)));
  put('a.md', `# ${word}\n`);
  const page = { kind: 'page', title: word, href: '/ui/a', text: 'It says something.' } as const;
  const { manifest, parts } = buildIndex([[page]], { synonyms: {}, commonWords: [], popular: [] });
  put('search.json', manifest);
  for (const [url, text] of parts) put(url, text);
}

it('reads a site below any path, and searches it', async () => {
  write('Dials');
  const source = open();
  const site = await source.describe();
  expect(await source.readPage(site.pages[0]!)).toBe('# Dials\n');
  const found = await source.search('dials');
  expect(found!.results.map(({ href }) => href)).toEqual(['/ui/a']);
});

it('reads a site whose address has no slash at its end', async () => {
  put(
    'vitrine.json',
    JSON.stringify({ ...describeSite('/ui/a.md'), url: 'https://kit.example/ui' }),
  );
  put('a.md', '# A\n');
  const source = open();
  const site = await source.describe();
  expect(await source.readPage(site.pages[0]!)).toBe('# A\n');
});

it('reads it anew when it has been built again', async () => {
  write('Dials');
  const source = open();
  await source.search('dials');
  write('Knobs and more');
  expect((await source.describe()).title).toBe('Knobs and more');
  expect((await source.search('knobs'))!.results).toHaveLength(1);
});

it('says so when a build is at work, and answers when it has ended', async () => {
  write('Dials');
  const source = open();
  const site = await source.describe();
  rmSync(path.join(dir, 'dist/assets'), { recursive: true });
  rmSync(path.join(dir, 'dist/a.md'));
  await expect(source.readPage(site.pages[0]!)).rejects.toThrow('The site is being built just now');
  await expect(source.search('dials')).rejects.toThrow('The site is being built just now');
  put('vitrine.json', '{"format":');
  await expect(source.describe()).rejects.toThrow('/vitrine.json is no JSON.');
  write('Dials');
  expect((await source.search('dials'))!.results).toHaveLength(1);
});

it('asks again for what it could not read', async () => {
  let text: string | null = null;
  const source = createSiteSource(
    { read: () => Promise.resolve(text), stamp: () => Promise.resolve('same'), name: 'kit' },
    engine,
  );
  await expect(source.describe()).rejects.toThrow('There is no vitrine.json at kit.');
  text = JSON.stringify(describeSite('/ui/a.md'));
  expect((await source.describe()).title).toBe('Kit');
  text = null;
  expect((await source.describe()).title).toBe('Kit');
});

it('names what is missing', async () => {
  await expect(open().describe()).rejects.toThrow(/^There is no vitrine\.json at .*dist\. Build/);
  put('vitrine.json', '{"format":7}');
  await expect(open().describe()).rejects.toThrow('was built by another version of Vitrine');
});

it.each([
  '/ui/../secret.md',
  '/ui/%2e%2e/secret.md',
  '//host/a',
  '/ui/a\\..\\b',
  'https://x.example/',
  '/ui/link.md',
])('reads nothing outside of the site: %s', async (markdown) => {
  writeFileSync(path.join(dir, 'secret.md'), 'secret');
  put('vitrine.json', JSON.stringify(describeSite(markdown)));
  symlinkSync(path.join(dir, 'secret.md'), path.join(dir, 'dist/link.md'));
  const source = open();
  const site = await source.describe();
  await expect(source.readPage(site.pages[0]!)).rejects.toThrow('leads out of the site');
});

it('begins an answer anew when the site is built meanwhile, a few times', async () => {
  let stamps = 0;
  let reads = 0;
  const source = createSiteSource(
    {
      read: () => Promise.resolve(null),
      stamp: () => Promise.resolve(String((stamps += 1))),
      name: 'kit',
    },
    engine,
  );
  const answer = source.ofOneBuild(() => Promise.resolve((reads += 1)));
  await expect(answer).rejects.toThrow('The site is being built just now');
  expect(reads).toBe(3);
});

it('tells why an answer fails when the site was not built meanwhile', async () => {
  const files = { read: () => Promise.resolve(null), stamp: () => Promise.resolve('same') };
  const source = createSiteSource({ ...files, name: 'kit' }, engine);
  expect(await source.ofOneBuild(() => Promise.resolve('answer'))).toBe('answer');
  await expect(source.ofOneBuild(() => Promise.reject(new Error('why')))).rejects.toThrow('why');
});
