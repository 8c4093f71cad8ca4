import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeDoc, makeProp } from '../fixtures/docs.ts';
import { ageDocs } from './aged-docs.ts';
import { openHistory, writeHistory } from './history-file.ts';
import { takeSnapshot } from './snapshot.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'ages-'))));
afterEach(() => rmSync(root, { recursive: true }));

const docsWith = (...names: string[]) => [
  makeDoc({ props: names.map((name) => makeProp({ name })) }),
];
const record = (version: string, ...names: string[]) =>
  takeSnapshot(docsWith(...names), { name: 'dials', version });

/** Ages of the props, and whether the recorded versions had to be read. */
function age(version: string, ...names: string[]) {
  const history = openHistory(root);
  const read = vi.spyOn(history, 'read');
  const { docs, versions } = ageDocs(docsWith(...names), history, {
    ...{ name: 'dials', version, cacheDir: path.join(root, '.vitrine') },
  });
  const since = docs[0]!.props.map((prop) => `${prop.name} ${prop.since}`);
  return { since, versions, wasRead: read.mock.calls.length > 0 };
}

test('ages are worked out once for the same types and versions', () => {
  writeHistory(root, [record('1.0.0', 'a'), record('1.1.0', 'a', 'b')]);
  const versions = ['1.0.0', '1.1.0'];
  const since = ['a null', 'b 1.1.0', 'c 1.2.0'];
  expect(age('1.2.0', 'a', 'b', 'c')).toEqual({ since, versions, wasRead: true });
  expect(age('1.2.0', 'a', 'b', 'c')).toEqual({ since, versions, wasRead: false });
  // Each of these is another question.
  expect(age('1.3.0', 'a', 'b', 'c').since[2]).toBe('c 1.3.0');
  expect(age('1.3.0', 'a', 'd').since).toEqual(['a null', 'd 1.3.0']);
  writeHistory(root, [record('1.0.0', 'a'), record('1.2.0', 'a', 'd')]);
  expect(age('1.3.0', 'a', 'd')).toMatchObject({ since: ['a null', 'd 1.2.0'], wasRead: true });
});

test('without recorded versions nothing has an age', () => {
  expect(age('1.0.0', 'a')).toEqual({ since: ['a null'], versions: [], wasRead: false });
});

test('ages that are read again count as used, and only versions of the package are named', () => {
  writeHistory(root, [record('1.0.0', 'a'), { ...record('1.1.0', 'a'), package: 'kit' }]);
  const first = age('1.2.0', 'a', 'b');
  expect(first).toEqual({ since: ['a null', 'b 1.2.0'], versions: ['1.0.0'], wasRead: true });
  const cacheDir = path.join(root, '.vitrine');
  const [file, ...others] = readdirSync(cacheDir);
  expect([file, others]).toEqual([expect.stringMatching(/^ages-[\da-f]{10}\.json$/), []]);
  utimesSync(path.join(cacheDir, file!), 1, 1);
  expect(age('1.2.0', 'a', 'b')).toEqual({ ...first, wasRead: false });
  expect(statSync(path.join(cacheDir, file!)).mtimeMs).toBeGreaterThan(1000);
});
