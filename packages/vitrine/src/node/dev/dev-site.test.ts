import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAtomic } from '../base/files.ts';
import { createDevSite } from './dev-site.ts';

let root: string;
const at = (file: string) => path.join(root, file);
const configure = (pages: string[]) => {
  const entries = pages.map((pathname) => `{ pathname: '${pathname}' }`).join();
  const config = `{ title: 'Kit', description: 'A kit.', url: 'https://kit.example', pages: [${entries}], lastUpdated: false }`;
  writeAtomic(at('vitrine.config.ts'), `export default ${config};`);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-dev-site-'));
  configure(['/']);
  writeAtomic(at('content/index.md'), '# Home\n\nA page.\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a page is loaded although the cache has been deleted', async () => {
  const site = await createDevSite(root);
  await site.compileAll();
  rmSync(at('.vitrine'), { recursive: true });
  expect(await site.loadPage('/')).toMatchObject({ title: 'Home' });
  expect(await site.loadPage('/none')).toBeNull();
});

test('a page is known by its file or by the tree, before any is compiled', async () => {
  writeAtomic(at('content/a.md'), '# A\n\nA page.\n');
  configure(['/', '/planned']);
  const site = await createDevSite(root);
  expect(site.findMarkdown('/a')?.file).toBe('content/a.md');
  expect(site.findMarkdown('/planned')).toBeUndefined();
  expect(['/', '/a', '/planned', '/none'].map(site.hasPage)).toEqual([true, true, true, false]);
  expect(site.dates.size).toBe(0);
});

test('a file that was edited is compiled again; one that was not, or is no page, is not', async () => {
  writeAtomic(at('content/shows.md'), '---\nsource: ../PLANS.md\n---\n');
  writeAtomic(at('PLANS.md'), '# Plans\n\nText.\n');
  const site = await createDevSite(root);
  const before = await site.compileAll();
  expect(await site.compileAll()).toBe(before);
  for (const file of ['content/index.md', 'content/none.md', 'PLANS.md'])
    expect(site.updateMarkdown(at(file))).toBeUndefined();
  expect(await site.compileAll()).toBe(before);

  writeAtomic(at('content/index.md'), '# Start\n\nA page.\n');
  expect(site.updateMarkdown(at('content/index.md'))?.pathname).toBe('/');
  expect(site.updateMarkdown(at('content/index.md'))).toBeUndefined();
  expect(await site.loadPage('/')).toMatchObject({ title: 'Start' });
  writeAtomic(at('PLANS.md'), '# Past\n\nText.\n');
  expect(site.updateMarkdown(at('PLANS.md'))?.pathname).toBe('/shows');
  expect(await site.loadPage('/shows')).toMatchObject({ title: 'Past' });
});

test('a new file is there once the site is read again', async () => {
  const site = await createDevSite(root);
  await site.compileAll();
  writeAtomic(at('content/new.md'), '# New\n\nA page.\n');
  configure(['/', '/new']);
  expect(await site.loadPage('/new')).toBeNull();
  await site.reload();
  expect(site.current().markdown).toHaveLength(2);
  expect(await site.loadPage('/new')).toMatchObject({ title: 'New' });
});

test('a package that the site does not document has no API to follow', async () => {
  const site = await createDevSite(root);
  const before = await site.compileAll();
  await expect(site.prepareApi('none')).resolves.toBeUndefined();
  expect(await site.updateApi('none', new Map())).toEqual(new Set());
  expect(await site.compileAll()).toBe(before);
});

test('an error that is none of the cache is told', async () => {
  const site = await createDevSite(root);
  rmSync(at('.vitrine/pages'), { recursive: true, force: true });
  writeAtomic(at('.vitrine/pages'), 'no folder');
  await expect(site.loadPage('/')).rejects.toMatchObject({ code: 'ENOTDIR' });
});
