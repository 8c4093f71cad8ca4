import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findFolder } from './mcp.ts';

/** A site whose output has a name of its own, built or not. */
function makeSite(isBuilt: boolean): string {
  const root = mkdtempSync(path.join(tmpdir(), 'vitrine-mcp-'));
  const config = { title: 'T', description: 'D', url: 'https://kit.example', outDir: 'out' };
  writeFileSync(path.join(root, 'vitrine.config.ts'), `export default ${JSON.stringify(config)};`);
  if (!isBuilt) return root;
  mkdirSync(path.join(root, 'out'));
  writeFileSync(path.join(root, 'out/vitrine.json'), '{}');
  return root;
}

it('serves the output of the site in whose folder it runs, or whose folder, output or file is named', async () => {
  const root = makeSite(true);
  const out = path.join(root, 'out');
  expect(await findFolder(root, undefined)).toBe(out);
  for (const named of [root, `${root}/`, out, `${out}/`, path.join(out, 'vitrine.json')])
    expect(await findFolder('/elsewhere', named), named).toBe(out);
});

it('a site that was not built is told so by the folder that its output would be in', async () => {
  const root = makeSite(false);
  for (const site of [undefined, root])
    await expect(findFolder(root, site)).rejects.toMatchObject({
      problems: [
        { code: 'output-not-found', message: expect.stringContaining(path.join(root, 'out')) },
      ],
    });
  await expect(findFolder(path.join(root, 'no'), undefined)).rejects.toMatchObject({
    problems: [{ code: 'usage' }],
  });
});
