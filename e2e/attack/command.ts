import { performance } from 'node:perf_hooks';
import type { Attack } from './attack.ts';
import { ATTACKS } from './modules.ts';
import { formatTable, type Row } from './table.ts';

export interface CommandOptions {
  seed: number;
  /** Names, or parts of names, of attacks; all of them where there are none. */
  only: string[];
  /** How many tries of each attack, instead of those of a whole run. */
  count: number | null;
  /** As few as in `npm test`. */
  sample: boolean;
  print: (text: string) => void;
}

/** Runs attacks one after the other and prints what they found. @returns whether all held */
export async function runAttacks(options: CommandOptions): Promise<boolean> {
  const { seed, only, print } = options;
  const chosen = ATTACKS.filter(
    ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
  );
  if (chosen.length === 0) {
    print(`No attack is called that. There are:\n${ATTACKS.map(({ name }) => name).join('\n')}`);
    return false;
  }
  const rows: Row[] = [];
  for (const attack of chosen) {
    const count = countOf(attack, options);
    print(`${attack.name}: ${count}`);
    const row = await runAttack(attack, seed, count, print);
    rows.push(row);
  }
  print(`\nSeed ${seed}\n${formatTable(rows)}`);
  return rows.every(({ tried, held }) => tried > 0 && tried === held);
}

function countOf(attack: Attack, { count, sample }: CommandOptions): number {
  return count ?? (sample ? attack.sample : (attack.full ?? 500));
}

async function runAttack(
  attack: Attack,
  seed: number,
  count: number,
  print: (text: string) => void,
): Promise<Row> {
  const begun = performance.now();
  const result = await attack.run({ seed, count }).catch((error: unknown) => ({
    tried: 1,
    held: 0,
    failures: [`it could not be run: ${error instanceof Error ? error.stack : String(error)}`],
  }));
  const again = `npm run attack -- --only '${attack.name}' --seed ${seed} --count ${count}`;
  for (const failure of result.failures) print(`  FAILED ${failure}`);
  if (result.failures.length > 0) print(`  Again: ${again}`);
  const seconds = (performance.now() - begun) / 1000;
  return { name: attack.name, tried: result.tried, held: result.held, seconds };
}
