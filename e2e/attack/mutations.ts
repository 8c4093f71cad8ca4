import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createRandom, drawSeeds, pick, tryAll, type Attack } from './attack.ts';
import { richSite } from './support/mutation-site.ts';
import { MUTATIONS } from './support/mutators.ts';
import { COMMAND, looksUnhandled, namesError, readEnd } from './support/site.ts';
import { countWorkers, withBuiltSites, type BuiltSite } from './support/small-site.ts';

/** Most of what can go wrong, `check` finds; a build takes three times as long. */
const COMMANDS = [
  ['check'],
  ['check'],
  ['check', '--types'],
  ['build'],
  ['build'],
  ['api', 'dials'],
];

/** Milliseconds after which a command counts as one that never ends, on a busy machine. */
const PATIENCE = 180_000;

/** What is left of an earlier build. Most maintainers have all of it, and what it saves is tried where it is missing. */
const STARTS: readonly (readonly string[])[] = [[], [], [], ['dist'], ['.vitrine', 'dist']];

/** One to three changes of a site: every command ends well, or in errors with a code. */
export const mutations: Attack = {
  name: 'mutations of content and configuration',
  sample: 2,
  full: 1000,
  run: (options) =>
    withBuiltSites(countWorkers(options.count), richSite(), (sites) =>
      tryAll(
        drawSeeds(options),
        (seed, _index, worker) => tryMutation(sites[worker]!, seed),
        sites.length,
      ),
    ),
};

/** @returns what did not hold; a try follows from its seed alone */
async function tryMutation({ root, restore }: BuiltSite, seed: number): Promise<string | null> {
  restore();
  const random = createRandom(seed);
  const site = richSite();
  const start = pick(random, STARTS);
  for (const folder of start) rmSync(path.join(root, folder), { recursive: true });
  const done: string[] = [];
  for (let left = 1 + Math.floor(random() ** 2 * 3); left > 0; left -= 1) {
    try {
      done.push(pick(random, MUTATIONS)(root, pick(random, Object.keys(site)), random));
    } catch {
      // Of what an earlier one has taken away there is nothing to change.
    }
  }
  const args = pick(random, COMMANDS);
  const failure = await run(root, args);
  const without = start.length === 0 ? '' : ` without ${start.join(', ')}`;
  return (
    failure && `seed ${seed}, ${args.join(' ')}${without} after ${done.join(', ')}: ${failure}`
  );
}

async function run(root: string, args: string[]): Promise<string | null> {
  const child = spawn(process.execPath, [COMMAND, ...args, '--root', root], {
    stdio: 'pipe',
    detached: true,
  });
  // Processes that it has started as well, or they would keep its output open.
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), PATIENCE);
  const { code, output } = await readEnd(child);
  clearTimeout(timer);
  const isTold = code === 0 || (code === 1 && namesError(output));
  const isFault = output.includes('vitrine-fault') || looksUnhandled(output);
  return isTold && !isFault ? null : `${child.signalCode ?? code} ${output.slice(0, 600)}`;
}
