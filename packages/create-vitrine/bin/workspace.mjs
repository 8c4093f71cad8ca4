// Where the packages of the documentation are installed: alone, or with the workspace around it. The same as
// packages/vitrine/src/node/init/repository/workspace.ts, which is not installed yet.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TRACES = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['pnpm-workspace.yaml', 'pnpm'],
  ['.yarnrc.yml', 'yarn'],
];

/** The manager whose files are nearest, from a folder upwards; `null` where there are none. */
export function findManager(from) {
  const found = upwards(from, (dir) => TRACES.find(([name]) => existsSync(path.join(dir, name))));
  return found?.[1] ?? null;
}

/** Whether a workspace above a folder has it among its packages. */
export function isMember(site) {
  return (
    upwards(path.dirname(site), (dir) => {
      const globs = readGlobs(dir);
      return globs && { is: isListed(globs, path.relative(dir, site).replaceAll('\\', '/')) };
    })?.is === true
  );
}

/** Files that make a folder a project of its own, where a manager would take it for a part of what is around it. */
export function separatingFiles(site, manager) {
  if (isMember(site)) return {};
  if (manager === 'yarn') return { 'yarn.lock': '', '.yarnrc.yml': 'nodeLinker: node-modules\n' };
  const has = (dir) => existsSync(path.join(dir, 'pnpm-workspace.yaml'));
  const isWithin = manager === 'pnpm' && upwards(path.dirname(site), has);
  return isWithin ? { 'pnpm-workspace.yaml': "packages: ['.']\n" } : {};
}

/** What is found first in a folder or those above it. */
export function upwards(from, find) {
  for (let dir = path.resolve(from); ; dir = path.dirname(dir)) {
    const found = find(dir);
    if (found) return found;
    if (dir === path.dirname(dir)) return null;
  }
}

function isListed(globs, name) {
  const matches = (glob) => toRegExp(glob.replace(/^!/, '')).test(name);
  const isLeft = (glob) => glob.startsWith('!');
  return (
    globs.some((glob) => !isLeft(glob) && matches(glob)) &&
    !globs.some((glob) => isLeft(glob) && matches(glob))
  );
}

function toRegExp(glob) {
  const plain = glob.replace(/^\.\//, '').replace(/\/$/, '');
  const source = plain
    .replace(/[.+^${}()|[\]\\?]/g, '\\$&')
    .replace(/\*\*|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${source}$`);
}

function readGlobs(dir) {
  const pnpm = path.join(dir, 'pnpm-workspace.yaml');
  if (existsSync(pnpm)) return readList(readFileSync(pnpm, 'utf8'));
  const manifest = path.join(dir, 'package.json');
  if (!existsSync(manifest)) return null;
  try {
    const { workspaces } = JSON.parse(readFileSync(manifest, 'utf8').replace(/^\uFEFF/, ''));
    if (!workspaces) return null;
    return Array.isArray(workspaces) ? workspaces : (workspaces.packages ?? []);
  } catch {
    return null;
  }
}

/** The list `packages` of pnpm-workspace.yaml, as people write it: a line each, or in brackets. */
function readList(yaml) {
  const [, inline, lines = ''] =
    /^packages:[ \t]*(?:\[([^\]]*)\]|\r?\n((?:[ \t]*(?:-|#).*(?:\r?\n|$)|[ \t]*\r?\n)*))/m.exec(
      yaml,
    ) ?? [];
  const items =
    inline === undefined
      ? [...lines.matchAll(/^[ \t]*-[ \t]*(.+)$/gm)].map(([, item]) => item)
      : inline.split(',');
  return items
    .map((item) =>
      item
        .replace(/\s#.*$/, '')
        .trim()
        .replace(/^(['"])(.*)\1$/, '$2'),
    )
    .filter((item) => item !== '');
}
