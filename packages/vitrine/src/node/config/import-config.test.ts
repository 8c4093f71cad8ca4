import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { importConfig } from './import-config.ts';

const root = mkdtempSync(path.join(tmpdir(), 'vitrine-import-'));
const cacheDir = path.join(root, '.vitrine');
const file = path.join(root, 'vitrine.config.ts');
mkdirSync(cacheDir);
afterAll(() => rmSync(root, { recursive: true }));

test('a file that is written while it is compiled is compiled again the next time', async () => {
  // One of these moments lies between its being read and its being recorded.
  for (let moment = 0; moment < 15; moment += 1) {
    writeFileSync(file, `export default 'before ${moment}';`);
    const first = importConfig(file, cacheDir);
    await sleep(moment);
    writeFileSync(file, `export default 'after ${moment}';`);
    await first;
    expect(await importConfig(file, cacheDir), `after ${moment} ms`).toBe(`after ${moment}`);
  }
});

test('a compiled configuration that is damaged, or that of a site copied from elsewhere, is compiled again', async () => {
  const module = path.join(cacheDir, 'config.mjs');
  writeFileSync(file, `export default [import.meta.url, 'whole'];`);
  const expected = [pathToFileURL(file).href, 'whole'];
  expect(await importConfig(file, cacheDir)).toEqual(expected);
  for (const damage of [(code: string) => code.replace('whole', 'wh0le'), () => '', () => '[;']) {
    writeFileSync(module, damage(readFileSync(module, 'utf8')));
    await sleep(2);
    expect(await importConfig(file, cacheDir)).toEqual(expected);
  }
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  const copied = path.join(copy, 'vitrine.config.ts');
  expect(await importConfig(copied, path.join(copy, '.vitrine'))).toEqual([
    pathToFileURL(copied).href,
    'whole',
  ]);
  rmSync(copy, { recursive: true });
});
