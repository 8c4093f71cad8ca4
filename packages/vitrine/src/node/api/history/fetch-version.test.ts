import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNpm } from '../fixtures/fake-npm.ts';
import { tempDir } from '../fixtures/install.ts';
import { dependenciesOf, fetchVersion } from './fetch-version.ts';

afterEach(() => vi.unstubAllEnvs());

const DIALS = { name: 'dials', version: '1.0.0', peers: { gone: '^9' }, versions: ['1.0.0'] };
const FACTS = { kind: 'constant', imports: ['{ red } from dials'], text: 'string' };

/** An npm that installs `dials` where it is told to, but finds no package `gone`. */
function installing() {
  const fake = fakeNpm(`pwd >> "$HERE/folders"
cat package.json >> "$HERE/manifests"
echo >> "$HERE/manifests"
if grep -q '"gone"' package.json; then
  echo 'npm error notarget No matching version found for gone@^9.' >&2
  exit 1
fi
mkdir node_modules && cp -r "$HERE/dials" node_modules`);
  const dials = path.join(fake.here, 'dials');
  mkdirSync(dials);
  const manifest = { name: 'dials', version: '1.0.0', types: './index.d.ts' };
  writeFileSync(path.join(dials, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(dials, 'index.d.ts'), 'export declare const red: string;');
  const linesOf = (file: string) =>
    readFileSync(path.join(fake.here, file), 'utf8').trimEnd().split('\n');
  return { ...fake, linesOf };
}

test('a version is installed with its peers, those that there are, and read once', async () => {
  const { asked, linesOf } = installing();
  const cacheDir = tempDir();
  const snapshot = { package: 'dials', version: '1.0.0', components: { red: FACTS } };
  expect(await fetchVersion(DIALS, cacheDir)).toEqual(snapshot);
  const dependencies = { react: '*', '@types/react': '*', gone: '^9', dials: '1.0.0' };
  const { gone: _, ...rest } = dependencies;
  expect(linesOf('manifests').map((text) => JSON.parse(text) as unknown)).toEqual([
    { private: true, dependencies },
    { private: true, dependencies: rest },
  ]);
  const folders = linesOf('folders');
  expect(folders[0]).toBe(folders[1]);
  expect(existsSync(folders[0]!)).toBe(false);
  expect(await fetchVersion(DIALS, cacheDir)).toEqual(snapshot);
  expect(asked()).toHaveLength(2);
}, 20_000);

test('what could not be read of a version is told, also when it is known from before', async () => {
  const { here, asked } = installing();
  const types = `import { Lost } from 'gone';\nexport declare const Knob: typeof Lost;`;
  writeFileSync(path.join(here, 'dials/index.d.ts'), types);
  const cacheDir = tempDir();
  const read = async () => {
    const told: string[] = [];
    await fetchVersion(DIALS, cacheDir, (problems) =>
      told.push(...problems.map(({ file, message }) => `${file} ${message}`)),
    );
    return told;
  };
  const expected = [
    'dials@1.0.0 Knob: what it is could not be read: "gone" is not installed: npm install gone',
  ];
  expect([await read(), await read()]).toEqual([expected, expected]);
  expect(asked()).toHaveLength(2);
}, 20_000);

test.each([
  ['the package itself', 'dials'],
  ['what it depends on', 'inner'],
])('nothing is done without %s', async (_, missing) => {
  const { asked, here } = fakeNpm(`pwd > "$HERE/folder"
echo "npm error notarget No matching version found for ${missing}@1." >&2
exit 1`);
  await expect(fetchVersion(DIALS, tempDir())).rejects.toThrow(
    `npm-failed\n  npm install failed: nothing satisfies ${missing}\n`,
  );
  expect(asked()).toHaveLength(1);
  expect(existsSync(readFileSync(path.join(here, 'folder'), 'utf8').trim())).toBe(false);
});

test('the types of React are those of the version that a package wants, unless it says which', () => {
  const of = (peers: Record<string, string>) =>
    dependenciesOf({ name: 'dials', version: '1.0.0', peers });
  expect(of({})).toEqual({ react: '*', '@types/react': '*', dials: '1.0.0' });
  expect(of({ react: '^18', kit: '1' })).toEqual({
    ...{ react: '^18', '@types/react': '^18', kit: '1', dials: '1.0.0' },
  });
  expect(of({ react: '^18', '@types/react': '^17' })['@types/react']).toBe('^17');
});
