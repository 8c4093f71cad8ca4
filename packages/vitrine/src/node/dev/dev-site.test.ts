import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeAtomic } from '../base/files.ts';
import { createDevSite } from './dev-site.ts';

test('a page is loaded although the cache has been deleted', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'vitrine-dev-site-'));
  const config = `{ title: 'Kit', description: 'A kit.', url: 'https://kit.example', pages: [{ pathname: '/' }], lastUpdated: false }`;
  writeAtomic(path.join(root, 'vitrine.config.ts'), `export default ${config};`);
  writeAtomic(path.join(root, 'content/index.md'), '# Home\n\nA page.\n');
  const site = await createDevSite(root);
  await site.compileAll();
  rmSync(path.join(root, '.vitrine'), { recursive: true });
  expect(await site.loadPage('/')).toMatchObject({ title: 'Home' });
  expect(await site.loadPage('/none')).toBeNull();
  rmSync(root, { recursive: true });
});
