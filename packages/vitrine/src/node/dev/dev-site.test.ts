import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAtomic } from '../base/files/write.ts';
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

const MODULES = path.resolve(import.meta.dirname, '../../../../../node_modules');

/** A package with one component, which the site documents. */
function documentPackage(types: string): void {
  writeAtomic(
    at('vitrine.config.ts'),
    `export default { title: 'Kit', description: 'A kit.', url: 'https://kit.example', lastUpdated: false,
      pages: [{ pathname: '/' }], api: [{ package: 'dials', route: '/api', notShown: { '*': 'A test.' } }] };`,
  );
  writeAtomic(
    at('node_modules/dials/package.json'),
    JSON.stringify({ name: 'dials', version: '1.2.0', types: './index.d.ts' }),
  );
  writeAtomic(at('node_modules/dials/index.d.ts'), types);
  for (const name of ['react', '@types'])
    symlinkSync(path.join(MODULES, name), at(`node_modules/${name}`));
}
const DIAL =
  "import type { ReactNode } from 'react';\nexport declare function Dial(props: { size?: number }): ReactNode;\n";

test('pages of prose do not wait for packages that have not been read', async () => {
  documentPackage(DIAL);
  const site = await createDevSite(root);
  expect(site.isReading()).toBe(true);
  expect(site.findMarkdown('/')?.file).toBe('content/index.md');
  expect(site.current().api).toMatchObject([{ docs: [], version: '1.2.0' }]);
  writeAtomic(at('content/index.md'), '# Edited\n\nA page.\n');
  site.updateMarkdown(at('content/index.md'));
  // What needs them waits.
  expect(await site.loadPage('/api/dial')).toMatchObject({ title: 'Dial' });
  expect(site.isReading()).toBe(false);
  expect(await site.loadPage('/')).toMatchObject({ title: 'Edited' });

  const next = await createDevSite(root);
  expect(next.isReading()).toBe(false);
  expect(next.current().api[0]?.docs).toHaveLength(1);
});

test('a package that cannot be read is told to whoever needs it, until it is mended', async () => {
  documentPackage('');
  rmSync(at('node_modules/dials/index.d.ts'));
  const site = await createDevSite(root);
  await expect(site.whole()).rejects.toThrow('dials');
  await expect(site.loadPage('/api/dial')).rejects.toThrow('dials');
  expect(site.findMarkdown('/')).toBeDefined();
  await expect(site.updateApi('dials', new Map())).rejects.toThrow('dials');
  writeAtomic(at('node_modules/dials/index.d.ts'), DIAL);
  expect(await site.updateApi('dials', new Map())).toBeNull();
  expect(await site.loadPage('/api/dial')).toMatchObject({ title: 'Dial' });
});

test('what could not be read is read again with the site', async () => {
  documentPackage('');
  rmSync(at('node_modules/dials/index.d.ts'));
  const site = await createDevSite(root);
  await expect(site.whole()).rejects.toThrow('dials');
  writeAtomic(at('node_modules/dials/index.d.ts'), DIAL);
  await site.reload();
  await site.whole();
  expect(site.isReading()).toBe(false);
  expect(await site.loadPage('/api/dial')).toMatchObject({ title: 'Dial' });
});
