import { lstatSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure } from '../../base/errors.ts';
import { makeDoc } from '../fixtures/docs.ts';
import { tempDir } from '../fixtures/install.ts';
import { fetchVersion } from './fetch-version.ts';
import { readHistory } from './history-file.ts';
import { viewPackage } from './npm.ts';
import { recordVersions } from './record-versions.ts';
import { takeSnapshot } from './snapshot.ts';

vi.mock('./npm.ts');
vi.mock('./fetch-version.ts');

beforeEach(() => {
  vi.mocked(viewPackage).mockImplementation((name, version) =>
    Promise.resolve({ name, version, peers: {}, versions: ['1.0.0', '2.0.0', '2.1.0'] }),
  );
  vi.mocked(fetchVersion).mockImplementation((at) =>
    Promise.resolve(takeSnapshot([makeDoc()], at)),
  );
});

const record = (root: string, versions: string[] = []) =>
  recordVersions('dials', {
    ...{ root, cacheDir: root, versions, every: 'major', onRecorded: () => undefined },
  });
const versionsIn = (root: string) => readHistory(root).map(({ version }) => version);

test('what is missing is added, and nothing is fetched twice', async () => {
  const root = tempDir();
  expect(await record(root, ['2.0.0'])).toEqual({ known: 0, problems: [] });
  expect(versionsIn(root)).toEqual(['2.0.0']);
  vi.mocked(fetchVersion).mockClear();
  expect(await record(root)).toEqual({ known: 1, problems: [] });
  expect(vi.mocked(fetchVersion).mock.calls.map(([{ version }]) => version)).toEqual([
    '1.0.0',
    '2.1.0',
  ]);
  expect(versionsIn(root)).toEqual(['1.0.0', '2.0.0', '2.1.0']);
  expect(readHistory(root).map(({ first }) => first)).toEqual([true, undefined, undefined]);
});

test('a version that cannot be read is told, and the others are recorded', async () => {
  const root = tempDir();
  vi.mocked(fetchVersion).mockImplementation((at) => {
    if (at.version === '2.0.0') return Promise.reject(failure('package-without-types', ['dials']));
    return Promise.resolve(takeSnapshot([makeDoc()], at));
  });
  const { problems } = await record(root);
  expect(problems).toMatchObject([{ code: 'package-without-types', file: 'dials@2.0.0' }]);
  expect(versionsIn(root)).toEqual(['1.0.0', '2.1.0']);
});

test('once there is no network, what was recorded before stays', async () => {
  const root = tempDir();
  vi.mocked(fetchVersion).mockImplementation((at) => {
    if (at.version === '2.0.0')
      return Promise.reject(failure('npm-failed', ['npm install', 'offline']));
    return Promise.resolve(takeSnapshot([makeDoc()], at));
  });
  await expect(record(root)).rejects.toThrow(/npm install failed: offline/);
  expect(versionsIn(root)).toEqual(['1.0.0']);
});

test('two runs at once do not take away what the other has added', async () => {
  const root = tempDir();
  const first = record(root);
  await expect(record(root)).rejects.toThrow('Another vitrine api record is at work here: process');
  await first;
  expect(versionsIn(root)).toEqual(['1.0.0', '2.0.0', '2.1.0']);
  expect(await record(root)).toEqual({ known: 3, problems: [] });
});

test('what a run that was killed had begun to write is removed, and a link stays one', async () => {
  const root = tempDir();
  await record(root, ['1.0.0']);
  const file = path.join(root, 'api-history.jsonl');
  renameSync(file, path.join(root, 'kept.jsonl'));
  symlinkSync('kept.jsonl', file);
  const gone = 2 ** 22 + 1;
  const [left, others] = [`api-history.jsonl.${gone}.tmp`, `mine.jsonl.${gone}.tmp`];
  for (const name of [left, others]) writeFileSync(path.join(root, name), 'half');
  await record(root, ['2.0.0']);
  expect(readdirSync(root).sort()).toEqual(['api-history.jsonl', 'kept.jsonl', others]);
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
  expect(versionsIn(root)).toEqual(['1.0.0', '2.0.0']);
});
