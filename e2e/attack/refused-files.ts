import { spawn } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createRandom, drawSeeds, pick, tryAll, type Attack } from './attack.ts';
import { again, disk, readOnly, withMount } from './support/mount.ts';
import {
  build,
  COMMAND,
  difference,
  looksUnhandled,
  readEnd,
  snapshot,
  writeFiles,
  type Ended,
} from './support/site.ts';
import {
  counter,
  countWorkers,
  page,
  smallSite,
  withBuiltSites,
  type BuiltSite,
} from './support/small-site.ts';

type Fault = (root: string, random: () => number) => Promise<Ended | null>;

/** Kilobytes: a small site needs some 4,000 in its cache and 1,500 in its output. */
const sizeOf = (random: () => number, most: number) => 16 + Math.floor(random() ** 2 * most);
const mounted = (root: string, folder: string, args: (dir: string) => string[]) => {
  const dir = path.join(root, folder);
  return withMount(dir, args(dir), () => build(root));
};
/** Under a shell's limit, or as another user. */
const shell = (root: string, command: string) =>
  readEnd(spawn('sh', ['-c', command, 'sh', process.execPath, COMMAND, 'build', '--root', root]));

const FAULTS: Record<string, Fault> = {
  'full disk for the cache': (root, random) =>
    mounted(root, '.vitrine', () => disk(sizeOf(random, 8000))),
  'full disk for the output': (root, random) =>
    mounted(root, 'dist', () => disk(sizeOf(random, 3000))),
  'read-only cache': (root) => mounted(root, '.vitrine', readOnly),
  'read-only output': (root) => mounted(root, 'dist', readOnly),
  'read-only site': (root) => mounted(root, '.', readOnly),
  'output that is a mount': (root) => mounted(root, 'dist', again),
  'output that is a mount of another disk': (root) => mounted(root, 'dist', () => disk(20_000)),
  'too few open files': (root, random) =>
    shell(root, `ulimit -n ${20 + Math.floor(random() * 60)}; exec "$@"`),
  'no permission': (root) => {
    for (const dir of [root, path.dirname(root), path.resolve(root, '../..')])
      chmodSync(dir, 0o755);
    return shell(root, 'exec setpriv --reuid 65534 --regid 65534 --clear-groups -- "$@"');
  },
  'name that is too long': async (root, random) => {
    const pathname = '/long-name-of-a-folder'.repeat(6 + Math.floor(random() * 60));
    const folder = `content${pathname}/`;
    writeFiles(root, {
      'pages.ts': smallSite()['pages.ts']!.replace("'/'", `'/', '${pathname}'`),
      [`${folder}index.md`]: page('Long', '::demo{file=demo.tsx}'),
      [`${folder}demo.tsx`]: counter('Long'),
    });
    const ended = await build(root);
    rmSync(path.join(root, 'content/long-name-of-a-folder'), { recursive: true });
    return ended;
  },
};

/** The system refuses files: the reason and the path are told, and the next build ends well. */
export const refusedFiles: Attack = {
  name: 'files that the system refuses',
  sample: 1,
  full: 100,
  run: (options) =>
    withBuiltSites(countWorkers(options.count), smallSite(), (sites) =>
      tryAll(
        drawSeeds(options),
        (seed, index, worker) => {
          const names = Object.keys(FAULTS);
          return tryRefused(sites[worker]!, names[index % names.length]!, createRandom(seed));
        },
        sites.length,
      ),
    ),
};

async function tryRefused(site: BuiltSite, fault: string, random: () => number) {
  const { root, dist, clean, restore } = site;
  const isCached = random() < 0.5;
  if (!isCached)
    for (const folder of ['.vitrine', 'dist'])
      rmSync(path.join(root, folder), { recursive: true, force: true });
  writeFiles(root, {
    'content/counter.tsx': counter(pick(random, ['Pressed', 'Counted', 'Used'])),
  });
  const ended = await FAULTS[fault]!(root, random);
  writeFiles(root, smallSite());
  const next = await build(root);
  const found = difference(snapshot(dist), clean);
  const isHeld = found.length === 0 && next.code === 0 && (ended === null || isTold(root, ended));
  if (isHeld) return null;
  restore();
  return `${fault}${isCached ? '' : ', no cache'}: code ${ended?.code} ${ended?.output.slice(-500)}; after it ${next.code} ${found.join(' ')} ${next.output.slice(0, 300)}`;
}

const CODES =
  /^error (?:disk-full|read-only|no-permission|too-many-open-files|name-too-long|file-refused|output-not-writable|bundle-failed)$/m;

/** The build went on without it, or says which file it is and why. */
function isTold(root: string, { code, output }: Ended): boolean {
  if (looksUnhandled(output)) return false;
  // Found before anything is written.
  if (/ error invalid-path\n.* is longer than \d+ bytes\n/.test(output)) return true;
  // Names that are too long are found before the system is asked.
  const isReason =
    CODES.test(output) && / (?:\(E[A-Z]+\)|a name has \d+ bytes at most)/.test(output);
  // With too few of them open it may be one of a package.
  const isNamed = output.includes(root) || /^ {2}\/.* too many files are open/m.test(output);
  return code === 0 || (isReason && isNamed && !output.includes('Correct the file named'));
}
