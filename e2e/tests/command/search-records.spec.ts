import { expect } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configFile, pageFile, readProblems, test, type Files } from '../../support/temp-site.ts';

test.setTimeout(240_000);

const SITE: Files = {
  'vitrine.config.ts': configFile(['/', '/guide', '/demos/chips']),
  'content/index.md': pageFile('Kit'),
  'content/guide.md': pageFile('Guide', '## Install\n\nRun `npm install kit`.\n'),
  'content/demos/chips.md': pageFile('Chips', '::demo[Small chips]{file=small-chips.tsx}\n'),
  'content/demos/small-chips.tsx':
    'export default function SmallChips() { return <b>Small</b>; }\n',
};

test('every page, heading, demo and passage becomes a record, components first', async ({
  createSite,
}) => {
  const site = createSite(SITE);
  const { code, stdout, stderr } = await site.run('search-records');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const records: any[] = JSON.parse(stdout);
  expect(records.map(({ kind, type, url, content }) => [kind, type, url, content])).toEqual([
    ['page', 'lvl1', 'https://kit.example/demos/chips/', 'This page is about Chips.'],
    ['demo', 'lvl2', 'https://kit.example/demos/chips/#small-chips', null],
    ['page', 'lvl1', 'https://kit.example/guide/', 'This page is about Guide.'],
    ['heading', 'lvl2', 'https://kit.example/guide/#install', null],
    ['text', 'content', 'https://kit.example/guide/#install', 'Run npm install kit.'],
    ['page', 'lvl1', 'https://kit.example/', 'This page is about Kit.'],
  ]);
  expect(records[4]).toEqual({
    objectID: expect.stringMatching(/^[\da-f]{24}$/),
    url: 'https://kit.example/guide/#install',
    url_without_anchor: 'https://kit.example/guide/',
    anchor: 'install',
    type: 'content',
    kind: 'text',
    hierarchy: {
      ...{ lvl0: 'Kit', lvl1: 'Guide', lvl2: 'Install' },
      ...{ lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    },
    content: 'Run npm install kit.',
    weight: { pageRank: 10, level: 0, position: 2 },
  });
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);

  await test.step('the same site gives the same bytes, in a file, as lines, from caches or without', async () => {
    const out = path.join(site.root, 'made/records.json');
    const written = await site.run('search-records', '--out', out);
    expect(written).toMatchObject({ code: 0, stderr: '' });
    expect(written.stdout).toBe(`6 records of 3 pages written to ${out}\n`);
    expect(readFileSync(out, 'utf8')).toBe(stdout);

    site.remove('.vitrine');
    const asLines = await site.run('search-records', '--lines');
    const lines = asLines.stdout.trimEnd().split('\n');
    expect(`[\n${lines.join(',\n')}\n]\n`).toBe(stdout);
  });

  await test.step('a file that cannot be written is named', async () => {
    const out = path.join(site.root, 'content/index.md/records.json');
    const failed = await site.run('search-records', '--out', out);
    expect(failed.code).toBe(1);
    const [problem] = readProblems(failed.stderr);
    expect(problem).toContain(`error output-not-writable: Cannot write to ${out}: `);
  });
});

test('problems are reported as by check, and nothing is written', async ({ createSite }) => {
  const site = createSite({
    ...SITE,
    'content/guide.md': pageFile('Guide', 'See [this](/nowhere).\n\nThe [index](/search.json).\n'),
  });
  const out = path.join(site.root, 'records.json');
  const { code, stdout, stderr } = await site.run('search-records', '--out', out);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  const problem = 'content/guide.md:5 error dead-link: The link "/nowhere" leads nowhere';
  expect(readProblems(stderr)).toEqual([problem]);
  expect(existsSync(out)).toBe(false);

  await test.step('a hosted engine leaves no index that a page could link to', async () => {
    const search = `search: { provider: 'docsearch', appId: 'A1', apiKey: 'k', indexName: 'docs' },`;
    site.write({ 'vitrine.config.ts': configFile(['/', '/guide', '/demos/chips'], search) });
    expect(readProblems((await site.run('check')).stderr)).toEqual([
      problem,
      'content/guide.md:7 error dead-link: The link "/search.json" leads nowhere',
    ]);
  });
});
