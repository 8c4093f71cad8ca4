/** `vitrine api-diff` of versions that are not in the history: fetched with npm, from a registry of the test's own. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { main } from '../../cli.ts';
import { tempDir } from '../api/fixtures/install.ts';
import { tellOrder } from './api-diff.ts';
import type { ApiDiff } from '../../shared/api-diff/changes.ts';

const NODE_MODULES = path.resolve(import.meta.dirname, '../../../../../node_modules');

const types = (props: string, more = '') => `import * as React from 'react';
export interface KnobSlots { root?: React.ElementType${more} }
export declare const Knob: React.FC<{ ${props} slots?: KnobSlots }>;
export declare const Dial: React.FC<{ wide?: boolean }>;`;

const VERSIONS: Record<string, string> = {
  '1.0.0': types(`size?: 'sm' | 'md'; /** Old. */ tone?: string;`),
  '1.1.0': types(
    `size?: 'sm' | 'md' | 'lg'; /** @deprecated Use size. */ tone?: string; label?: string;`,
    '; thumb?: React.ElementType',
  ),
  '2.0.0': types(`size: 'md' | 'lg'; label?: string;`).replace(/export declare const Dial.*/, ''),
};

const dir = tempDir();
const tarballs = new Map<string, Buffer>();
let server: Server;
let root: string;

/** Packs a folder as npm does: all below `package/`. */
function pack(name: string, from: string, base: string): Buffer {
  const file = path.join(dir, `${name.replace(/\W/g, '-')}.tgz`);
  execFileSync('tar', ['-czf', file, '--transform', `s,^${base},package,`, '-C', from, base]);
  return readFileSync(file);
}

function publish(name: string, version: string, files: Record<string, string>): void {
  const base = `${name}-${version}`;
  mkdirSync(path.join(dir, base), { recursive: true });
  const manifest = { name, version, types: './index.d.ts' };
  for (const [file, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files }))
    writeFileSync(path.join(dir, base, file), text);
  tarballs.set(`${name}@${version}`, pack(base, dir, base));
}

/** What a registry says of a package. */
function describePackage(name: string, address: string): object | null {
  const found = [...tarballs.keys()].filter((one) => one.startsWith(`${name}@`));
  if (found.length === 0) return null;
  const versions = found.map((one) => {
    const version = one.slice(name.length + 1);
    return [
      version,
      { name, version, dist: { tarball: `${address}/-/${encodeURIComponent(one)}.tgz` } },
    ];
  });
  return {
    name,
    'dist-tags': { latest: found.at(-1)!.slice(name.length + 1) },
    versions: Object.fromEntries(versions),
  };
}

beforeAll(async () => {
  for (const [version, text] of Object.entries(VERSIONS))
    publish('knobs-ui', version, { 'index.d.ts': text, 'index.js': '' });
  publish('react', '19.0.0', { 'index.js': '' });
  for (const [name, folder] of [
    ['@types/react', '@types'],
    ['csstype', '.'],
  ] as const) {
    const at = path.join(NODE_MODULES, folder);
    const { version } = JSON.parse(
      readFileSync(path.join(NODE_MODULES, name, 'package.json'), 'utf8'),
    ) as { version: string };
    tarballs.set(`${name}@${version}`, pack(name, at, path.basename(name)));
  }
  server = createServer(({ url = '' }, response) => {
    const { port } = server.address() as AddressInfo;
    const [, tarball] = /^\/-\/(.*)\.tgz$/.exec(url) ?? [];
    const found =
      tarball === undefined
        ? describePackage(decodeURIComponent(url.slice(1)), `http://127.0.0.1:${port}`)
        : tarballs.get(decodeURIComponent(tarball));
    if (found === undefined || found === null) response.writeHead(404).end('{"error":"Not found"}');
    else response.end(Buffer.isBuffer(found) ? found : JSON.stringify(found));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}/`);
  vi.stubEnv('npm_config_cache', tempDir());
  root = tempDir();
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.close();
});

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
vi.spyOn(console, 'log').mockImplementation(() => undefined);
const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);

async function diff(...args: string[]) {
  vi.clearAllMocks();
  const code = await main(['api-diff', ...args, '--root', root]);
  return { code, out: write.mock.calls.flat().join(''), said: error.mock.calls.flat().join('\n') };
}

test('tells what came, changed, is deprecated and went, and whether code may break', async () => {
  const minor = await diff('knobs-ui@1.0.0', 'knobs-ui@1.1.0', '--json');
  expect(JSON.parse(minor.out)).toEqual({
    added: [
      { component: 'Knob', slot: 'thumb' },
      { component: 'Knob', prop: 'label', type: 'string' },
    ],
    changed: [
      {
        component: 'Knob',
        prop: 'size',
        what: 'type',
        from: "'sm' | 'md'",
        to: "'sm' | 'md' | 'lg'",
      },
    ],
    deprecated: [{ component: 'Knob', prop: 'tone', reason: 'Use size.' }],
    removed: [],
  });
  expect(minor.code).toBe(0);

  const major = await diff('knobs-ui@1.1.0', 'knobs-ui@latest', '--json');
  const { changed, removed } = JSON.parse(major.out) as ApiDiff;
  expect(removed).toEqual([
    { component: 'Dial', breaking: true },
    { component: 'Knob', slot: 'thumb', breaking: true },
    { component: 'Knob', prop: 'tone', reason: 'Use size.', breaking: true },
  ]);
  expect(changed.map(({ what, breaking }) => [what, breaking])).toEqual([
    ['type', true],
    ['required', true],
  ]);
  expect(major.code).toBe(2);
}, 120_000);

test('the other way round says so, a version and itself nothing', async () => {
  const back = await diff('knobs-ui@1.1.0', 'knobs-ui@1.0.0');
  expect(back.code).toBe(2);
  expect(back.out).toContain('knobs-ui@1.1.0 → knobs-ui@1.0.0');
  expect(back.out).toContain('1.0.0 is older than 1.1.0');
  const same = await diff('knobs-ui@1.0.0', 'knobs-ui@1.0.0', '--json');
  expect(JSON.parse(same.out)).toEqual({ added: [], changed: [], deprecated: [], removed: [] });
  expect(same.code).toBe(0);
  const text = await diff('knobs-ui@1.0.0', 'knobs-ui@1.0.0');
  expect(text.out).not.toContain('older');
}, 120_000);

test('each side is told with its version: of a tag, of what is installed, of a folder and of a file', async () => {
  const installed = path.join(root, 'node_modules/knobs-ui');
  const write = (file: string, text: string) => writeFileSync(path.join(installed, file), text);
  mkdirSync(installed, { recursive: true });
  const manifest = { name: 'knobs-ui', version: '1.5.0', types: './index.d.ts' };
  write('package.json', JSON.stringify(manifest));
  write('index.d.ts', VERSIONS['1.1.0']!);
  write('index.js', '');
  const [first] = (await diff('knobs-ui@latest', 'knobs-ui')).out.split('\n');
  expect(first).toBe('knobs-ui@2.0.0 → knobs-ui@1.5.0');
  const [second] = (await diff(installed, 'knobs-ui@~1.0.0')).out.split('\n');
  expect(second).toBe(`${installed} (knobs-ui@1.5.0) → knobs-ui@1.0.0`);

  // Of two sides of which one is wrong, the error names that.
  write('index.js', '');
  write('package.json', JSON.stringify({ name: 'knobs-ui', version: '1.5.0', main: './index.js' }));
  rmSync(path.join(installed, 'index.d.ts'));
  const wrong = await diff('knobs-ui@1.0.0', installed);
  expect(wrong.code).toBe(1);
  expect(wrong.said).toContain(`It is about ${installed}, one of the two to compare`);
  // What is wrong with the recorded versions is wrong with both.
  writeFileSync(path.join(root, 'api-history.jsonl'), '{');
  const history = await diff('knobs-ui@1.0.0', installed);
  expect(history.said).toContain('error invalid-history');
  expect(history.said).not.toContain('one of the two');
  rmSync(path.join(root, 'api-history.jsonl'));
  rmSync(installed, { recursive: true });
}, 120_000);

test('what could not be read is told, and fails where somebody asks for that', async () => {
  const unpacked = path.join(tempDir(), 'package');
  mkdirSync(unpacked, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(unpacked, file), text);
  write('package.json', JSON.stringify({ name: 'knobs-ui', version: '1.5.0' }));
  write('index.d.ts', VERSIONS['1.1.0']!);
  const told = await diff(unpacked, unpacked);
  expect(told.code).toBe(0);
  expect(told.said).toMatch(/index\.d\.ts warning unresolved-api\n.*"react" is not installed/);
  const strict = await diff(unpacked, unpacked, '--strict');
  expect(strict.code).toBe(1);
  expect(strict.said).toContain('index.d.ts error unresolved-api');
}, 60_000);

test('a comparison needs two sides', async () => {
  for (const sides of [[], ['knobs-ui@1.0.0']])
    expect((await diff(...sides)).said).toContain('vitrine api-diff needs two versions, such as');
});

test('versions of two packages are neither older nor newer', () => {
  const of = (name: string, version: string) => ({ package: name, version });
  expect(tellOrder(of('dials', '2.0.0'), of('knobs', '1.0.0'))).toBe('');
  expect(tellOrder(of('knobs', '10.0.0'), of('knobs', '9.0.0'))).toBe(
    '9.0.0 is older than 10.0.0: this is what going back changes.\n',
  );
  expect(tellOrder(of('knobs', '9.0.0'), of('knobs', '10.0.0'))).toBe('');
});

test.each([
  [
    'a version that was never published',
    ['knobs-ui@1.0.0', 'knobs-ui@7.0.0'],
    'version-not-published',
  ],
  [
    'a range that nothing satisfies',
    ['knobs-ui@^8.0.0', 'knobs-ui@1.0.0'],
    'version-not-published',
  ],
  ['a package that nobody knows', ['nobody-ui@1.0.0', 'nobody-ui@2.0.0'], 'package-not-published'],
  ['one side alone', ['knobs-ui@1.0.0'], 'usage'],
  ['what is no version', ['knobs-ui@1.0.0', 'knobs-ui@1.0.0 || x'], 'invalid-api-side'],
])(
  '%s is an error with its reason, no trace',
  async (_, sides, code) => {
    const told = await diff(...sides, '--json');
    expect(told.code).toBe(1);
    expect(told.out).toBe('');
    expect(told.said).toContain(`error ${code}`);
    expect(told.said).not.toMatch(/\n\s+at /);
  },
  60_000,
);
