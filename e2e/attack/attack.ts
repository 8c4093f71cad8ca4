import { createRandom } from '../../packages/vitrine/src/node/varying/create-random.ts';

export { createRandom };

/** Tries of one kind to break something, drawn at random from a seed. */
export interface Attack {
  name: string;
  /** How many are in `npm test`. */
  sample: number;
  /** How many `npm run attack` makes: 500 where it says nothing. */
  full?: number;
  /** Has its sample in the browser tests, not in the unit tests. */
  needsBrowser?: true;
  run: (options: AttackOptions) => Promise<AttackResult>;
}

export interface AttackOptions {
  seed: number;
  count: number;
  /** How many of the seed's tries are passed over: a long run goes on from there. Kinds that take minutes know it. */
  from?: number;
}

export interface AttackResult {
  tried: number;
  held: number;
  /** What did not hold, one line each: enough to try it again. */
  failures: string[];
}

/** One of a list. */
export function pick<Item>(random: () => number, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** Milliseconds of processor since it was called: on a busy machine they pass no faster. */
export function startClock(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}

/** Characters of a failure that are told. */
const FAILURE = 2_000;

/** Seeds of tries, so that each follows from its own: the same whatever ran before it, or beside it. */
export function drawSeeds({ seed, count, from = 0 }: AttackOptions): number[] {
  const random = createRandom(seed);
  return Array.from({ length: from + count }, () => Math.floor(random() * 2 ** 32)).slice(from);
}

/**
 * Runs tries, one after the other or several at once; each says what did not hold, or nothing. It is told its number,
 * and the number of its worker, of which no other uses the folders meanwhile.
 */
export async function tryAll<Try>(
  tries: readonly Try[],
  attempt: (each: Try, index: number, worker: number) => string | null | Promise<string | null>,
  workers = 1,
): Promise<AttackResult> {
  const found = new Map<number, string>();
  const queue = tries.entries();
  const work = async (worker: number) => {
    for (const [index, each] of queue) {
      const failure = await attempt(each, index, worker);
      if (failure === null) continue;
      found.set(index, `${index}: ${failure.slice(0, FAILURE)}`);
      // A whole run takes hours: what it finds is told at once.
      console.error(`  FAILED ${found.get(index)}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  const failures = [...found].sort(([a], [b]) => a - b).map(([, failure]) => failure);
  return { tried: tries.length, held: tries.length - failures.length, failures };
}
