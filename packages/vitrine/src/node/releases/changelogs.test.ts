import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readChangelogs } from './changelogs.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-changelogs-'));
  mkdirSync(path.join(root, 'node_modules/@kit/core'), { recursive: true });
  mkdirSync(path.join(root, 'folder'));
  writeFileSync(path.join(root, 'node_modules/@kit/core/package.json'), '{"name":"@kit/core"}');
  writeFileSync(
    path.join(root, 'node_modules/@kit/core/CHANGELOG.md'),
    '## 1.0.0\n\n### Docs\n\n- a\n\n### Fixes\n\n- b\n',
  );
  writeFileSync(path.join(root, 'CHANGES.md'), '## 2.0.0\n\nTwo.\n');
  writeFileSync(path.join(root, 'empty.md'), '# Changes\n');
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (from: { file?: string; package?: string; omit?: string[] }) => {
  const config = { name: 'kit', title: 'Kit', omit: [], feed: true, ...from };
  const { changelogs, problems } = readChangelogs(root, [config]);
  expect(changelogs).toHaveLength(1);
  expect(changelogs[0]!.config).toBe(config);
  const { file, releases } = changelogs[0]!;
  return {
    file,
    bodies: releases.map(({ body }) => body),
    problems: problems.map(({ code, message, file: at }) => `${at} ${code}: ${message}`),
  };
};

it('reads a file of the site, and that of a package without the sections to leave out', () => {
  expect(read({ file: 'CHANGES.md' })).toEqual({
    file: 'CHANGES.md',
    bodies: ['Two.'],
    problems: [],
  });
  expect(read({ package: '@kit/core', omit: ['Docs'] })).toEqual({
    file: 'node_modules/@kit/core/CHANGELOG.md',
    bodies: ['### Fixes\n\n- b'],
    problems: [],
  });
});

it('says of what cannot be read why', () => {
  expect(read({ package: 'none' })).toEqual({
    file: 'none',
    bodies: [],
    problems: [` package-not-installed: The package "none" is not installed in ${root}`],
  });
  expect(read({ package: '@kit/core/react' }).problems).toEqual([
    ' path-of-package: "@kit/core/react" is a path of the package "@kit/core"',
  ]);
  for (const file of ['none.md', 'folder']) {
    const reason = 'The changelog cannot be read: there is no such file';
    expect(read({ file }).problems).toEqual([`${file} invalid-changelog: ${reason}`]);
  }
  expect(read({ file: 'empty.md' }).problems).toEqual([
    'empty.md invalid-changelog: The changelog cannot be read: it has no version, such as a line "## 1.0.0"',
  ]);
});
