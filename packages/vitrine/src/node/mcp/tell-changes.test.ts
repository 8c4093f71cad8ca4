import path from 'node:path';
import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../api/fixtures/docs.ts';
import { takeSnapshot } from '../api/history/snapshot.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { createTellChanges } from './tell-changes.ts';

const ROOT = path.resolve('no-site-is-here');
const props = (...names: string[]) => [makeDoc({ props: names.map((name) => makeProp({ name })) })];
const VERSIONS: Record<string, ReturnType<typeof props>> = {
  '1.0.0': props('size', 'tone'),
  '1.1.0': props('size', 'tone'),
  '2.0.0': props('size'),
};

/** Reads versions that are there at once, and tells what was asked for. */
function createReader() {
  const asked: string[] = [];
  const open: (() => void)[] = [];
  const read: Parameters<typeof createTellChanges>[1] = async (side, { root, cacheDir, cwd }) => {
    asked.push(side);
    expect({ root, cacheDir, cwd }).toEqual({
      ...{ root: ROOT, cacheDir: path.join(ROOT, CACHE_DIR) },
      cwd: path.join(ROOT, CACHE_DIR, 'no-such-folder'),
    });
    const [, name = '', version = ''] = /^(.+)@(.+)$/.exec(side)!;
    const docs = VERSIONS[version];
    if (version === 'slow') await new Promise<void>((resolve) => open.push(resolve));
    else if (!docs) throw new Error(`no ${version}`);
    return takeSnapshot(docs ?? [], { name, version });
  };
  return { asked, read, open };
}

it('tells what changed, or that nothing did', async () => {
  const { asked, read } = createReader();
  const tell = createTellChanges(ROOT, read);
  expect(await tell('@acme/dials', '1.0.0', '2.0.0')).toContain('tone');
  expect(asked).toEqual(['@acme/dials@1.0.0', '@acme/dials@2.0.0']);
  expect(await tell('dials', '1.0.0', '1.1.0')).toBe(
    'dials@1.0.0 → dials@1.1.0\n\nNothing that one can rely on has changed.\n',
  );
});

it.each(['../dials', '/dials', '@acme', '@acme/../dials', 'di als', '', '-dials', 'dials/x'])(
  'asks for no package called %j',
  async (name) => {
    const { asked, read } = createReader();
    await expect(createTellChanges(ROOT, read)(name, '1.0.0', '2.0.0')).rejects.toThrow(
      `"${name}" is no name of a package.`,
    );
    expect(asked).toEqual([]);
  },
);

it('names no more of a package than a line has room for', async () => {
  const name = '!'.repeat(200);
  await expect(createTellChanges(ROOT)(name, '1.0.0', '2.0.0')).rejects.toThrow(
    new RegExp(`^"!{100}" is no name`),
  );
});

it('compares one after the other, and turns away those that would wait too long', async () => {
  const { asked, read, open } = createReader();
  const tell = createTellChanges(ROOT, read);
  const told = Array.from({ length: 10 }, () => tell('dials', 'slow', '2.0.0'));
  await expect(tell('dials', '1.0.0', '2.0.0')).rejects.toThrow('Too many versions');
  await Promise.resolve();
  expect(asked).toEqual(['dials@slow']);
  for (const each of told) {
    while (open.length === 0) await Promise.resolve();
    open.shift()!();
    await each;
  }
  expect(await tell('dials', '1.0.0', '2.0.0')).toContain('tone');
});

it('goes on after one that failed', async () => {
  const tell = createTellChanges(ROOT, createReader().read);
  const failed = Array.from({ length: 10 }, () => tell('dials', '0.1.0', '2.0.0'));
  for (const each of failed) await expect(each).rejects.toThrow('no 0.1.0');
  expect(await tell('dials', '1.0.0', '2.0.0')).toContain('tone');
});
