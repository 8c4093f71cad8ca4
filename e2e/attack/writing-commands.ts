import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, drawSeeds, pick, tryAll, type Attack } from './attack.ts';
import { disk, readOnly, withMount } from './support/mount.ts';
import {
  COMMAND,
  difference,
  looksUnhandled,
  namesError,
  readEnd,
  snapshot,
  withFolder,
  writeFiles,
  type Ended,
  type Files,
  type Snapshot,
} from './support/site.ts';
import { smallSite } from './support/small-site.ts';

/** A command that writes beside what is somebody's, in a folder that a disk can be mounted at. */
interface Work {
  /** What it is told, from the folder that it runs in. */
  args: string[];
  /** The folder in it to run in. */
  cwd: string;
  before: Files;
}

const SITE = smallSite();
const library = Object.fromEntries(
  Object.entries(SITE).filter(([file]) => file.startsWith('node_modules/')),
);
const inProject = Object.fromEntries(
  Object.entries(library).map(([file, text]) => [`project/${file}`, text]),
);

/** Commands besides `build`, by what they write. */
const WORKS: Record<string, Work> = {
  agents: {
    args: ['agents', '--root', '../..', '--out', '.'],
    cwd: 'kit',
    before: {
      'kit/package.json': '{ "name": "dials" }\n',
      'kit/README.md': 'mine\n',
      'kit/AGENTS.md': '# Mine\n\nRead all of it.\n',
      'kit/docs/mine.md': 'mine\n',
    },
  },
  api: {
    args: ['api', 'dials', '--json', '--root', '..', '--out', 'api.json'],
    cwd: '.',
    before: { 'api.json': '{ "of": "an earlier run" }\n', 'beside.json': 'mine\n' },
  },
  'search-records': {
    args: ['search-records', '--root', '..', '--out', 'records.json'],
    cwd: '.',
    before: { 'records.json': '[]\n', 'beside.json': 'mine\n' },
  },
  init: {
    args: ['init', '--yes', '--library', 'dials'],
    cwd: 'project',
    before: {
      ...inProject,
      'project/package.json': '{ "dependencies": { "dials": "1.2.3" } }\n',
      'project/docs/package.json': '{ "name": "mine", "license": "MIT", "dependencies": {} }\n',
      'project/docs/content/mine.md': '# Mine\n',
      'project/.github/workflows/mine.yml': 'on: push\n',
    },
  },
};

interface Place {
  work: Work;
  volume: string;
  random: () => number;
}

type Fault = (place: Place) => Promise<Ended | null>;

const start = ({ work, volume }: Place, prefix: readonly string[] = []) => {
  const [command, ...rest] = [...prefix, process.execPath, COMMAND, ...work.args] as [
    string,
    ...string[],
  ];
  return spawn(command, rest, { cwd: path.join(volume, work.cwd) });
};
const run = (place: Place, prefix?: string[]) => readEnd(start(place, prefix));

const FAULTS: Record<string, Fault> = {
  'a full disk': async (place) => {
    const { bavail, bsize } = statfsSync(place.volume);
    const free = Math.floor(place.random() ** 2 * 12) * bsize;
    writeFileSync(path.join(place.volume, 'full'), Buffer.alloc(bavail * bsize - free));
    const ended = await run(place);
    rmSync(path.join(place.volume, 'full'));
    return ended;
  },
  'a disk that is read-only': (place) =>
    withMount(place.volume, readOnly(place.volume), () => run(place)),
  'no permission': (place) => {
    for (const dir of [place.volume, path.resolve(place.volume, '../..')]) chmodSync(dir, 0o755);
    return run(place, ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups', '--']);
  },
  'too few open files': (place) =>
    run(place, ['sh', '-c', `ulimit -n ${20 + Math.floor(place.random() * 60)}; exec "$@"`, 'sh']),
  'a kill': async (place) => {
    const child = start(place);
    const ended = readEnd(child);
    await Promise.race([ended, sleep(place.random() * 3000)]);
    child.kill('SIGKILL');
    await ended;
    return null;
  },
  'another run at once': async (place) => {
    const other = run(place);
    await sleep(place.random() * 200);
    const both = await Promise.all([other, run(place)]);
    return both.find(({ code }) => code !== 0) ?? both[0];
  },
};

/** Commands that write are refused, killed and run twice: what is somebody's is there, and the next run ends well. */
export const writingCommands: Attack = {
  name: 'commands that write',
  sample: 1,
  full: 240,
  run: (options) =>
    withFolder(async (base) => {
      const root = path.join(base, 'site');
      const volume = path.join(root, 'volume');
      writeFiles(root, SITE);
      const cleanOf = async (name: string) => {
        const place = { work: WORKS[name]!, volume, random: () => 0 };
        writeFiles(volume, place.work.before);
        const { code, output } = await run(place);
        if (code !== 0) throw new Error(`${name}: ${output}`);
        const clean = listKept(volume);
        rmSync(volume, { recursive: true });
        return clean;
      };
      const known = new Map<string, Snapshot>();
      return tryAll(drawSeeds(options), async (seed, index) => {
        const random = createRandom(seed);
        const name = Object.keys(WORKS)[index % Object.keys(WORKS).length]!;
        const clean = known.get(name) ?? (await cleanOf(name));
        known.set(name, clean);
        const fault = pick(random, Object.keys(FAULTS));
        const place = { work: WORKS[name]!, volume, random };
        mkdirSync(volume, { recursive: true });
        const failure = await withMount(volume, disk(4096), () => tryFault(place, fault, clean));
        rmSync(volume, { recursive: true, force: true });
        return failure === null ? null : `${name} and ${fault}: ${failure}`;
      });
    }),
};

async function tryFault(place: Place, fault: string, clean: Snapshot): Promise<string | null> {
  const { volume, work } = place;
  writeFiles(volume, work.before);
  const before = listKept(volume);
  const ended = await FAULTS[fault]!(place);
  const left = listKept(volume);
  const isKnown = (file: string) =>
    [before, clean].some((known) => known.get(file)?.equals(left.get(file) ?? Buffer.of(0)));
  const lost = [...before.keys()].filter((file) => !isKnown(file));
  if (lost.length > 0) return `lost ${lost.join(' ')}`;
  // Only who was killed could not take it back.
  const half = [...left.keys()].filter((file) => !isKnown(file));
  if (half.length > 0 && fault !== 'a kill') return `half ${half.join(' ')}`;
  if (ended !== null && !isTold(ended, volume))
    return `code ${ended.code} ${ended.output.slice(0, 600)}`;
  const next = await run(place);
  const again = work.args[0] === 'init' && /error already-a-site/.test(next.output);
  const found = difference(listKept(volume), clean);
  return found.length === 0 && (next.code === 0 || again)
    ? null
    : `then ${next.code} ${found.join(' ')} ${next.output.slice(0, 600)}`;
}

/** All files but those of caches, which are anybody's. */
const listKept = (volume: string): Snapshot =>
  new Map([...snapshot(volume)].filter(([file]) => !file.includes('/.cache/')));

/** It is done, or says what was refused and why. */
function isTold({ code, output }: Ended, volume: string): boolean {
  if (looksUnhandled(output)) return false;
  if (code === 0) return true;
  if (/^(?:\S+ )?error (?:build-running|already-a-site)$/m.test(output)) return true;
  // Before any place is known.
  if (/^error too-many-open-files\n {2}Vitrine cannot be loaded: EMFILE/m.test(output)) return true;
  // The cache of the site, too, when what it has recorded was not settled.
  const places = [volume, path.join(path.dirname(volume), '.vitrine')];
  const isNamed =
    places.some((place) => output.includes(place)) || / too many files are open/.test(output);
  return namesError(output) && /\(E[A-Z]+\)/.test(output) && isNamed;
}
