import { lstatSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure } from '../../base/errors.ts';
import { makeDoc } from '../fixtures/docs.ts';
import { tempDir } from '../fixtures/install.ts';
import { fetchVersion } from './fetch-version.ts';
import { readHistory, writeHistory } from './history-file.ts';
import { viewPackage } from './npm.ts';
import { recordVersions, type RecordOptions } from './record-versions.ts';
import { takeSnapshot } from './snapshot.ts';

vi.mock('./npm.ts');
vi.mock('./fetch-version.ts');

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(viewPackage).mockImplementation((name, version) =>
    Promise.resolve({ name, version, peers: {}, versions: ['1.0.0', '2.0.0', '2.1.0'] }),
  );
  vi.mocked(fetchVersion).mockImplementation((at) =>
    Promise.resolve(takeSnapshot([makeDoc()], at)),
  );
});

const record = (root: string, versions: string[] = [], changes: Partial<RecordOptions> = {}) =>
  recordVersions('dials', {
    ...{ root, cacheDir: root, versions, every: 'major', onRecorded: () => undefined },
    ...changes,
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

test('tags and ranges stand for versions, and a wish selects where none is named', async () => {
  const root = tempDir();
  vi.mocked(viewPackage).mockImplementation((name, wanted) =>
    Promise.resolve({
      ...{ name, version: wanted === 'next' ? '2.1.0' : wanted, peers: {} },
      versions: ['1.0.0', '1.1.0', '2.0.0', '2.1.0'],
    }),
  );
  const told: string[] = [];
  const onRecorded: RecordOptions['onRecorded'] = ({ version }) => told.push(version);
  await record(root, ['next', '1.0.0'], { onRecorded });
  expect(told).toEqual(['2.1.0', '1.0.0']);
  expect(vi.mocked(viewPackage).mock.calls).toEqual([
    ['dials', 'latest'],
    ['dials', 'next'],
    ['dials', '2.1.0'],
    ['dials', '1.0.0'],
  ]);
  await record(root, [], { every: 'minor', from: '1.1', onRecorded });
  expect(told).toEqual(['2.1.0', '1.0.0', '1.1.0', '2.0.0']);
});

test('versions of another package are none that are known', async () => {
  const root = tempDir();
  const other = takeSnapshot([makeDoc()], { name: 'kit', version: '1.0.0' });
  writeHistory(root, [other]);
  expect(await record(root, ['1.0.0'])).toEqual({ known: 0, problems: [] });
  expect(readHistory(root).map((one) => `${one.package} ${one.version}`)).toEqual([
    ...['dials 1.0.0', 'kit 1.0.0'],
  ]);
});

test.each([
  ['a full disk', () => failure('disk-full', ['/tmp/x', 'no space']), 'disk-full'],
  ['a fault of the engine', () => new Error('a fault'), 'a fault'],
])('%s ends it, and the next run goes on', async (_, fault, text) => {
  const root = tempDir();
  vi.mocked(fetchVersion).mockImplementationOnce(() => Promise.reject(fault()));
  await expect(record(root)).rejects.toThrow(text);
  expect(versionsIn(root)).toEqual([]);
  await record(root);
  expect(versionsIn(root)).toEqual(['1.0.0', '2.0.0', '2.1.0']);
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
