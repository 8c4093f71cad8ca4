import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeDoc } from '../fixtures/docs.ts';
import { installFixtures, tempDir } from '../fixtures/install.ts';
import { writeHistory } from './history-file.ts';
import { readSide } from './read-side.ts';
import { takeSnapshot } from './snapshot.ts';

const around = (root: string) => ({ root, cacheDir: root, cwd: root });

test('an installed package is the same by its name, its version, its folder and its file', async () => {
  const root = installFixtures(['plain-ui']);
  const byName = await readSide('plain-ui', around(root));
  expect(byName).toMatchObject({ package: 'plain-ui', version: '1.2.3' });
  expect(Object.keys(byName.components).length).toBeGreaterThan(3);
  expect(await readSide('plain-ui@1.2.3', around(root))).toEqual(byName);
  expect(await readSide('node_modules/plain-ui', around(root))).toEqual(byName);
}, 20_000);

test('a recorded version is not looked for elsewhere', async () => {
  const root = tempDir();
  const recorded = takeSnapshot([makeDoc()], { name: 'dials', version: '0.9.0' });
  writeHistory(root, [recorded]);
  expect(await readSide('dials@0.9.0', around(root))).toEqual(recorded);
});

test('a file is what was printed', async () => {
  const root = tempDir();
  const write = (text: string) => writeFileSync(path.join(root, 'api.json'), text);
  write(`\uFEFF${JSON.stringify([makeDoc()])}`);
  expect(await readSide('api.json', around(root))).toEqual(
    takeSnapshot([makeDoc()], { name: 'dials', version: '1.0.0' }),
  );
  for (const text of ['', '{}', '[1]', '[{"name":"Knob"}]']) {
    write(text);
    await expect(readSide('api.json', around(root))).rejects.toThrow(/error invalid-api-file\n/);
  }
});

test('what is not there says so', async () => {
  const root = tempDir();
  await expect(readSide('.', around(root))).rejects.toThrow(/^error package-without-manifest\n/);
  await expect(readSide('dials', around(root))).rejects.toThrow(/^error package-not-installed\n/);
});
