import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { main } from '../../cli.ts';
import { installFixtures } from '../api/fixtures/install.ts';
import type { ComponentDoc } from '../model/component-doc.ts';

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
afterEach(() => vi.clearAllMocks());
const said = (spy: { mock: { calls: unknown[][] } }) => spy.mock.calls.flat().join('\n');

let root: string;
beforeAll(() => {
  root = installFixtures(['plain-ui', 'compound-ui']);
});
const api = (...args: string[]) => main(['api', ...args, '--root', root]);

test('--strict makes errors of what could not be read, and nothing of what was', async () => {
  expect(await api('plain-ui')).toBe(0);
  const warned = said(error) + said(log);
  expect(warned).toContain('unresolved-api');
  vi.clearAllMocks();
  expect(await api('plain-ui', '--strict')).toBe(1);
  expect(said(error)).toContain('error unresolved-api');
  expect(said(write)).toContain('Props');
}, 30_000);

test('--out writes to a file, in any form, and prints nothing of it', async () => {
  const file = path.join(root, 'out/api.json');
  expect(await api('compound-ui', '--json', '--out', file)).toBe(0);
  expect(said(write)).toBe('');
  const docs = JSON.parse(readFileSync(file, 'utf8')) as ComponentDoc[];
  expect(docs.map(({ name }) => name)).toContain('Dialog.Root');
  const page = path.join(root, 'out/api.md');
  expect(await api('compound-ui', '--markdown', '--out', page)).toBe(0);
  expect(readFileSync(page, 'utf8')).toMatch(/^# Dialog$/m);
  const link = path.join(root, 'out/link.md');
  symlinkSync(page, link);
  writeFileSync(page, '');
  expect(await api('compound-ui', '--markdown', '--out', link)).toBe(0);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(page, 'utf8')).toMatch(/^# Dialog$/m);
}, 30_000);

test('a place that cannot be written to is named', async () => {
  const folder = path.join(root, 'folder');
  mkdirSync(folder);
  expect(await api('compound-ui', '--json', '--out', folder)).toBe(1);
  expect(said(error)).toContain(folder);
  expect(said(error)).not.toMatch(/\n\s+at /);
}, 30_000);

test('--check needs a file, which has to be there', async () => {
  expect(await api('compound-ui', '--check', path.join(root, 'none.json'))).toBe(1);
  expect(said(error)).toContain('none.json');
  expect(existsSync(path.join(root, 'none.json'))).toBe(false);
}, 30_000);

test('--cost measures, for one component as for all of them', async () => {
  const read = async (...args: string[]) => {
    vi.clearAllMocks();
    expect(await api('compound-ui', '--json', ...args)).toBe(0);
    return JSON.parse(said(write)) as ComponentDoc[];
  };
  const all = await read('--cost');
  const root = all.find(({ name }) => name === 'Dialog.Root')!;
  expect(root.cost!.minified).toBeGreaterThan(0);
  expect((await read('Dialog.Root', '--cost'))[0]!.cost).toEqual(root.cost);
  expect((await read('Dialog.Root'))[0]!.cost).toBeNull();
}, 30_000);

const SITE = {
  title: 'A',
  description: 'B',
  url: 'https://a.example',
  library: { name: 'A' },
};

const withSite = async (api: object[], run: () => Promise<void>) => {
  const config = path.join(root, 'vitrine.config.ts');
  const settings = { ...SITE, api: api.map((one) => ({ route: '/api', ...one })) };
  writeFileSync(config, `export default ${JSON.stringify(settings)};`);
  try {
    await run();
  } finally {
    rmSync(config);
  }
};

test('without a name, the package that the site documents is described, or those that it documents are named', async () => {
  await withSite([{ package: 'compound-ui' }], async () => {
    expect(await api('--json')).toBe(0);
    const docs = JSON.parse(said(write)) as ComponentDoc[];
    expect(docs.map(({ name }) => name)).toContain('Dialog.Root');
    vi.clearAllMocks();
    expect(await api('--component', 'Dialog.Root', '--json')).toBe(0);
    expect(JSON.parse(said(write))).toMatchObject([{ name: 'Dialog.Root' }]);
  });
  const refused = async () => {
    vi.clearAllMocks();
    expect(await api('--json')).toBe(1);
    expect(said(write)).toBe('');
    return said(error).split('\n')[1]!.trim();
  };
  await withSite(
    [{ package: 'compound-ui' }, { package: 'plain-ui', route: '/plain' }],
    async () => {
      expect(await refused()).toBe(
        'vitrine api needs the name of a package. This site documents compound-ui, plain-ui',
      );
    },
  );
  await withSite([], async () => {
    expect(await refused()).toBe(
      'vitrine api needs the name of a package: `api` of vitrine.config.ts names none',
    );
  });
  expect(await refused()).toBe('vitrine api needs the name of a package');
}, 30_000);

test('the name of an export alone is answered with the command that describes it', async () => {
  await withSite([{ package: 'compound-ui' }], async () => {
    expect(await api('Dialog')).toBe(1);
    expect(said(error)).toContain('vitrine api compound-ui Dialog');
    vi.clearAllMocks();
    expect(await api('plain-ui')).toBe(0);
  });
}, 30_000);

test('what the site in the folder calls shared props holds here', async () => {
  await withSite(
    [{ package: 'compound-ui', groups: { SharedFieldProps: 'Field props' } }],
    async () => {
      expect(await api('compound-ui', '--json')).toBe(0);
      const docs = JSON.parse(said(write)) as ComponentDoc[];
      const grouped = docs.filter(({ groups }) => groups.includes('Field props'));
      expect(grouped.length).toBeGreaterThan(0);
    },
  );
  await withSite(
    [{ package: 'compound-ui', groups: { SharedFieldProp: 'Field props' } }],
    async () => {
      expect(await api('compound-ui', '--json')).toBe(1);
      expect(said(error)).toContain('did you mean "SharedFieldProps"?');
    },
  );
}, 30_000);
