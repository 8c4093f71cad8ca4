// Tries the unit tests: changes the engine a little (a comparison turned round, `&&` for `||`, a branch left out), one
// change at a time, and counts how many of the changes the tests of the room notice. Prints what they did not.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { printTable, summarize } from './mutate/report.mjs';
import { foldersOf, selectRooms } from './mutate/rooms.mjs';
import { SAMPLE } from './mutate/sample.mjs';
import { TESTS } from './mutate/vitest.config.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalled, ROOT } from './run.mjs';

/** Of a hundred changes, as many as the tests of a room have to notice. */
const WANTED = 90;
const WORK = path.join(ROOT, '.stryker');

const HELP = `npm run mutate -- [ROOM | FOLDER | FILE …] [options]

  --near       with the tests of their folders alone, in one process
  --sample N   N changes of each room
  --seed S     draws other ones (default: 1)
  --table      only print what earlier runs found
`;
const { values, positionals: names } = readOptions(HELP, {
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    near: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
  },
});
const sample = readSample(values);
if (values.near && names.length === 0) throw new Error('--near: which folders or files?');
/** Rooms that Stryker could not try, because a test fails as it is, for one. */
const untried = [];
ensureInstalled();
mkdirSync(WORK, { recursive: true });

const rows = selectRooms(names).flatMap((selected) =>
  values.table ? readRoom(selected) : tryRoom(selected),
);
if (rows.length > 0) console.log(`\n${printTable(rows)}`);
if (untried.length > 0) console.error(`\nNot tried: ${untried.join(', ')}`);
process.exitCode = untried.length === 0 && rows.every(({ score }) => score >= WANTED) ? 0 : 1;

/**
 * What lies of earlier runs is used where neither the module nor its tests have changed since; a sample begins anew, or
 * it would be drawn of what is left.
 */
function tryRoom({ room, files }) {
  const options = ['--mutate', files.join(','), '--incrementalFile', reportOf(room)];
  if (sample !== null) {
    options.push('--checkers', 'sample');
    rmSync(reportOf(room), { force: true });
  }
  const { status } = spawnSync('npx', ['stryker', 'run', ...options, '--logLevel', 'warn'], {
    cwd: ROOT,
    env: {
      ...process.env,
      [TESTS]: JSON.stringify({ of: values.near ? foldersOf(names) : [room], near: values.near }),
      [SAMPLE]: JSON.stringify(sample),
    },
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(`${room}: Stryker ended with ${status}, see above`);
    untried.push(room);
    return [];
  }
  const [row] = readRoom({ room });
  for (const survivor of row.survivors) console.log(survivor);
  for (const file of row.unreached) console.log(`${file}: no unit test of ${room} runs it`);
  console.log(`${printTable([row])}\n`);
  return [row];
}

function readRoom({ room }) {
  const file = reportOf(room);
  if (!existsSync(file)) return [];
  return [{ room, ...summarize(JSON.parse(readFileSync(file, 'utf8'))) }];
}

function reportOf(room) {
  const drawn = sample === null ? '' : `.${sample.count}-of-seed-${sample.seed}`;
  const tests = values.near ? '.near' : '';
  return path.join(WORK, `${room.replace('/', '-')}${drawn}${tests}.json`);
}

function readSample({ sample: count, seed }) {
  if (count === undefined) return null;
  if (!/^[1-9]\d*$/.test(count)) throw new Error(`--sample ${count}: how many changes of a room?`);
  if (!/^\w+$/.test(seed)) throw new Error(`--seed ${seed}: letters and digits`);
  return { count: Number(count), seed };
}
