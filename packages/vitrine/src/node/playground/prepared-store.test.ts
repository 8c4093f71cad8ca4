import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDoc } from '../api/fixtures/docs.ts';
import { problem } from '../base/errors.ts';
import { openPreparedStore } from './prepared-store.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'prepared-'))));
afterEach(() => rmSync(root, { recursive: true }));

const REFERENCE = {
  ...{ id: 'a', hash: 'a', title: 'A', component: 'Knob', package: '', line: 3 },
  options: 'options.ts',
};

/** Whether a playground has to be made. */
function isMade({ line = 3, doc = makeDoc(), engineId = '1', fails = false } = {}): boolean {
  const store = openPreparedStore({ root, engineId, cacheDir: path.join(root, '.vitrine') });
  const reference = { ...REFERENCE, line };
  let count = 0;
  const made = store.recall(reference, doc, () => {
    count += 1;
    if (fails) return problem('invalid-playground', ['no']);
    return { ...reference, file: 'a.jsx', code: 'code', controls: [] };
  });
  expect('severity' in made || made).toEqual(
    fails || { ...reference, file: 'a.jsx', code: 'code', controls: [] },
  );
  store.save();
  return count > 0;
}

test('what follows from the same is made once, and once more when any of it differs', () => {
  expect([isMade(), isMade()]).toEqual([true, false]);
  expect([isMade({ line: 4 }), isMade({ line: 4 })]).toEqual([true, false]);
  const doc = makeDoc({ name: 'Other' });
  expect([isMade({ doc }), isMade({ doc })]).toEqual([true, false]);
  expect([isMade({ engineId: '2' }), isMade({ engineId: '2' })]).toEqual([true, false]);
  writeFileSync(path.join(root, 'options.ts'), 'export default {};');
  expect([isMade(), isMade()]).toEqual([true, false]);
  rmSync(path.join(root, 'options.ts'));
  expect(isMade()).toBe(false);
});

test('a problem is found each time', () => {
  expect([isMade({ fails: true }), isMade({ fails: true })]).toEqual([true, true]);
});

test('nothing is written where nothing was made', () => {
  isMade();
  const record = path.join(root, '.vitrine/prepared.json');
  utimesSync(record, 1000, 1000);
  isMade();
  expect(statSync(record).mtimeMs).toBe(1_000_000);
  isMade({ line: 4 });
  expect(statSync(record).mtimeMs).toBeGreaterThan(1_000_000);
});
