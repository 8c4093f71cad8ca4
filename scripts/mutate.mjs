// Tries the unit tests: changes the engine a little (a comparison turned round, `&&` for `||`, a branch left out), one
// change at a time, and counts how many of the changes the tests of the room notice. Prints what they did not.
// `npm run mutate -- ROOM|FILE …` tries these alone; `--table` only prints what earlier runs found.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printTable, summarize } from './mutate/report.mjs';
import { selectRooms } from './mutate/rooms.mjs';
import { ensureInstalled, ROOT } from './run.mjs';

/** Of a hundred changes, as many as the tests of a room have to notice. */
const WANTED = 90;
const WORK = path.join(ROOT, '.stryker');

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const onlyTable = process.argv.includes('--table');
/** Rooms that Stryker could not try, because a test fails as it is, for one. */
const untried = [];
ensureInstalled();
mkdirSync(WORK, { recursive: true });

const rows = selectRooms(names).flatMap((selected) =>
  onlyTable ? readRoom(selected) : tryRoom(selected),
);
if (rows.length > 0) console.log(`\n${printTable(rows)}`);
if (untried.length > 0) console.error(`\nNot tried: ${untried.join(', ')}`);
process.exitCode = untried.length === 0 && rows.every(({ score }) => score >= WANTED) ? 0 : 1;

/** What lies of earlier runs is used where neither the module nor its tests have changed since. */
function tryRoom({ room, files }) {
  const options = ['--mutate', files.join(','), '--incrementalFile', reportOf(room)];
  const { status } = spawnSync('npx', ['stryker', 'run', ...options, '--logLevel', 'warn'], {
    cwd: ROOT,
    env: { ...process.env, MUTATED_ROOM: room },
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
  return path.join(WORK, `${room.replace('/', '-')}.json`);
}
