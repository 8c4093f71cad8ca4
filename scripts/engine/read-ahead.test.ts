import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { installFixtures } from '../../packages/vitrine/src/node/api/fixtures/install.ts';
import { DIST, MODULES } from './paths.mjs';

const root = installFixtures(['plain-ui', 'tools-ui']);
const listCache = (cacheDir: string) =>
  readdirSync(cacheDir)
    .map((name) => name.replace(/-\w{8}\./, '.'))
    .sort();
const notMeasured = (...names: string[]) =>
  names.map((name) => ({ package: name, measure: false }));

it('packages are read into the cache in a thread, but for one that is not there', async () => {
  const { readAhead } = await import(path.join(MODULES, 'node/ahead/read-ahead.js'));
  const cacheDir = path.join(root, '.vitrine');
  await readAhead({ root, cacheDir }, notMeasured('absent-ui', 'plain-ui', 'tools-ui'));
  expect(listCache(cacheDir)).toEqual(['api-plain-ui.json', 'api-tools-ui.json']);
  // What is cached is left to whoever asks for it.
  const files = readdirSync(cacheDir).map((name) => path.join(cacheDir, name));
  for (const file of files) writeFileSync(file, 'as it was');
  await readAhead({ root, cacheDir }, notMeasured('plain-ui', 'tools-ui'));
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['as it was', 'as it was']);
});

it('the thread of the published engine does, too', async () => {
  const cacheDir = path.join(root, '.published');
  const worker = new Worker(path.join(DIST, 'node/ahead/read-ahead-worker.js'), {
    workerData: { root, cacheDir, packages: notMeasured('plain-ui') },
  });
  await new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject));
  expect(listCache(cacheDir)).toEqual(['api-plain-ui.json']);
});
