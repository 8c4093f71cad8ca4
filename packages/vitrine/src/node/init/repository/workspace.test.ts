import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isMember, readPlace, separatingFiles, specOf } from './workspace.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'workspace-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}
const library = { name: '@acme/ui', spec: 'file:../packages/ui', folder: '/repo/packages/ui' };

const WORKSPACES: [string, Record<string, string>][] = [
  [
    'pnpm',
    {
      'pnpm-workspace.yaml': "packages:\n  - 'packages/*' # all\n\n  - apps/**\n  - '!apps/old'\n",
    },
  ],
  [
    'pnpm, in brackets',
    { 'pnpm-workspace.yaml': `packages: ["packages/*", 'apps/**', "!apps/old"]\n` },
  ],
  [
    'a list',
    {
      'package.json':
        '{"workspaces": ["./packages/*/", "apps/**", "!apps/old", "packages/./ui/docs"]}',
    },
  ],
  [
    'an object',
    { 'package.json': '{"workspaces": {"packages": ["packages/*", "apps/**", "!apps/old"]}}' },
  ],
];
it.each(WORKSPACES)('tells what is a package of a workspace: %s', (_, files) => {
  write(files);
  const members = (is: (site: string) => boolean) =>
    [
      'docs',
      'packages/docs',
      'packages/ui/docs',
      'apps/web/docs',
      'apps/old',
      'my-packages/docs',
    ].filter((dir) => is(path.join(root, dir)));
  expect(members(isMember)).toEqual(['packages/docs', 'apps/web/docs']);
});

it.each([
  {},
  { 'package.json': '{' },
  { 'package.json': '{"name":"one"}' },
  { 'pnpm-workspace.yaml': 'onlyBuiltDependencies: [esbuild]\n' },
  { 'pnpm-workspace.yaml': '', 'package.json': '{"workspaces":["docs"]}' },
  { 'pnpm-workspace.yaml': 'docs' },
])('has no packages in %j', (files) => {
  write(files as Record<string, string>);
  expect(isMember(path.join(root, 'docs'))).toBe(false);
});

it.each([
  [
    'pnpm',
    { 'pnpm-workspace.yaml': 'packages: [packages/*]' },
    { 'pnpm-workspace.yaml': "packages: ['.']\n" },
  ],
  ['pnpm', { 'pnpm-lock.yaml': '' }, {}],
  ['yarn', { 'yarn.lock': '' }, { 'yarn.lock': '', '.yarnrc.yml': 'nodeLinker: node-modules\n' }],
  ['npm', { 'package.json': '{"workspaces":["packages/*"]}' }, {}],
])(
  'makes a folder outside of the packages of a workspace of %s a project',
  (manager, files, expected) => {
    write(files);
    const site = path.join(root, 'docs');
    const place = readPlace(site);
    expect(place).toEqual({ manager, isMember: false });
    expect(separatingFiles(site, place)).toEqual(expected);
  },
);

it('leaves a package of a workspace in it', () => {
  write({ 'pnpm-workspace.yaml': 'packages: [apps/*]' });
  const site = path.join(root, 'apps/docs');
  expect(separatingFiles(site, readPlace(site))).toEqual({});
  expect(specOf(library, readPlace(site))).toBe('workspace:*');
});

it('links a library of the repository, which has packages of its own', () => {
  const spec = (manager: 'npm' | 'pnpm' | 'yarn' | 'bun') =>
    specOf(library, { manager, isMember: false });
  expect([spec('npm'), spec('pnpm'), spec('yarn'), spec('bun')]).toEqual([
    'file:../packages/ui',
    'link:../packages/ui',
    'link:../packages/ui',
    'file:../packages/ui',
  ]);
  expect(
    specOf({ name: 'kit', spec: '^1.0.0', folder: null }, { manager: 'pnpm', isMember: true }),
  ).toBe('^1.0.0');
});

it.each([
  ['packages/*', 'packages/ui', true],
  ['packages/*', 'packages/ui/docs', false],
  ['packages/*', 'my/packages/ui', false],
  ['apps/**', 'apps/web/docs', true],
  ['./docs/', 'docs', true],
  ['do.s', 'docs', false],
  ['docs?', 'doc', false],
  ['docs', 'docs/site', false],
  ['*-docs', 'kit-docs', true],
  ['!docs', 'docs', false],
])('takes what %s lists: %s is %s', (glob, dir, expected) => {
  write({ 'package.json': JSON.stringify({ workspaces: [1, glob] }) });
  expect(isMember(path.join(root, dir))).toBe(expected);
});

it('names a library of the same workspace by that, with every manager but npm', () => {
  const spec = (manager: 'npm' | 'pnpm' | 'yarn' | 'bun') =>
    specOf(library, { manager, isMember: true });
  expect([spec('npm'), spec('pnpm'), spec('yarn'), spec('bun')]).toEqual([
    ...['file:../packages/ui', 'workspace:*', 'workspace:*', 'workspace:*'],
  ]);
});
