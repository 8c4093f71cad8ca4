import { spawn } from 'node:child_process';
import { createRandom, pick, tryAll, type Attack } from './attack.ts';
import { richSite } from './support/mutation-site.ts';
import { MUTATIONS } from './support/mutators.ts';
import { COMMAND, looksUnhandled, readEnd, withFolder, writeFiles } from './support/site.ts';

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

/** One to three changes of a site: every command ends well, or in errors with a code. */
export const mutations: Attack = {
  name: 'mutations of content and configuration',
  sample: 6,
  full: 1000,
  run: ({ seed, count }) => {
    const random = createRandom(seed);
    const tries = Array.from({ length: count }, () => Math.floor(random() * 2 ** 32));
    return tryAll(tries, tryMutation);
  },
};

/** @returns what did not hold; a try follows from its seed alone */
export function tryMutation(seed: number): Promise<string | null> {
  return withFolder(async (root) => {
    const random = createRandom(seed);
    const site = richSite();
    writeFiles(root, site);
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
    return failure && `seed ${seed}, ${args.join(' ')} after ${done.join(', ')}: ${failure}`;
  });
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
  const isTold = code === 0 || (code === 1 && /^.*\berror [a-z-]+$/m.test(output));
  const isFault = output.includes('vitrine-fault') || looksUnhandled(output);
  return isTold && !isFault ? null : `${child.signalCode ?? code} ${output.slice(0, 600)}`;
}
