import { appendFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type { AheadPackage } from '../../packages/vitrine/src/node/ahead/read-ahead.ts';
import { installFixtures } from '../../packages/vitrine/src/node/api/fixtures/install.ts';
import { DIST, MODULES } from './paths.mjs';

const root = installFixtures(['plain-ui', 'tools-ui']);
const listCache = (cacheDir: string) =>
  readdirSync(cacheDir)
    .map((name) => name.replace(/-\w{8}\./, '.'))
    .sort();
const notMeasured = (...names: string[]) =>
  names.map((name) => ({ package: name, measure: false }));

it('packages that the cache does not know as they are now are read into it in a thread', async () => {
  const { findUnread, readAhead } = await import(path.join(MODULES, 'node/ahead/read-ahead.js'));
  const cacheDir = path.join(root, '.vitrine');
  const unread = (): AheadPackage[] =>
    findUnread({ root, cacheDir }, notMeasured('absent-ui', 'plain-ui', 'tools-ui'));
  const names = () => unread().map(({ package: name }) => name);
  expect(names()).toEqual(['plain-ui', 'tools-ui']);
  await readAhead({ root, cacheDir }, unread()).read;
  expect(listCache(cacheDir)).toEqual(['api-plain-ui.json', 'api-tools-ui.json']);
  expect(names()).toEqual([]);
  appendFileSync(
    path.join(root, 'node_modules/tools-ui/index.d.ts'),
    '\nexport declare const added: 1;\n',
  );
  expect(names()).toEqual(['tools-ui']);
  await readAhead({ root, cacheDir }, unread()).read;
  expect(names()).toEqual([]);
});

it('then what their imports cost is measured, where that is wanted, and nothing to do is done at once', async () => {
  const { readAhead } = await import(path.join(MODULES, 'node/ahead/read-ahead.js'));
  const cacheDir = path.join(root, '.measured');
  const ahead = readAhead({ root, cacheDir }, [{ package: 'plain-ui', measure: true }]);
  await ahead.read;
  expect(listCache(cacheDir)).toContain('api-plain-ui.json');
  await ahead.measured;
  expect(listCache(cacheDir)).toEqual(['api-plain-ui.json', 'cost-plain-ui.json']);
  const none = readAhead({ root, cacheDir }, []);
  await Promise.all([none.read, none.measured]);
});

it('a thread that cannot begin is no longer waited for', async () => {
  const { readAhead } = await import(path.join(MODULES, 'node/ahead/read-ahead.js'));
  const cacheDir = path.join(root, '.none');
  const { read, measured } = readAhead({ root, cacheDir }, [
    { package: 'absent-ui', measure: true },
  ]);
  await Promise.all([read, measured]);
});

it('the thread of the published engine does, too', async () => {
  const cacheDir = path.join(root, '.published');
  const worker = new Worker(path.join(DIST, 'node/ahead/read-ahead-worker.js'), {
    workerData: { root, cacheDir, packages: notMeasured('plain-ui') },
  });
  await new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject));
  expect(listCache(cacheDir)).toEqual(['api-plain-ui.json']);
});
