import { performance } from 'node:perf_hooks';
import type { Attack, AttackOptions, AttackResult } from './attack.ts';
import { ATTACKS } from './modules.ts';
import { formatTable, type Row } from './table.ts';

export interface CommandOptions {
  seed: number;
  /** Names, or parts of names, of attacks; all of them where there are none. */
  only: string[];
  /** How many tries of each attack, instead of those of a whole run. */
  count: number | null;
  /** Goes on after so many of a seed's tries. */
  from: number;
  /** As few as in `npm test`. */
  sample: boolean;
  print: (text: string) => void;
}

/** Runs attacks one after the other and prints what they found. @returns whether all held */
export async function runAttacks(options: CommandOptions): Promise<boolean> {
  const { seed, only, from, print } = options;
  const chosen = ATTACKS.filter(({ name }) => only.length === 0 || only.some(named(name)));
  if (chosen.length === 0) {
    print(`No attack is called that. There are:\n${ATTACKS.map(({ name }) => name).join('\n')}`);
    return false;
  }
  const rows: Row[] = [];
  const failures: string[] = [];
  for (const attack of chosen) {
    const count = countOf(attack, options);
    print(`${attack.name}: ${count}`);
    const begun = performance.now();
    const { tried, held, failures: found } = await runAttack(attack, { seed, count, from });
    rows.push({ name: attack.name, tried, held, seconds: (performance.now() - begun) / 1000 });
    if (found.length === 0) continue;
    const again = `npm run attack -- --only '${attack.name}' --seed ${seed} --count ${count}${from > 0 ? ` --from ${from}` : ''}`;
    failures.push(again, ...found.map((failure) => `  ${failure}`));
  }
  print(`\nSeed ${seed}\n${formatTable(rows)}`);
  if (failures.length > 0) print(`\nWhat did not hold:\n${failures.join('\n')}`);
  return rows.every(({ tried, held }) => tried > 0 && tried === held);
}

/** A whole name means that attack alone, though others begin with it. */
const named = (name: string) => (wanted: string) =>
  ATTACKS.some((attack) => attack.name === wanted) ? name === wanted : name.includes(wanted);

function countOf(attack: Attack, { count, sample }: CommandOptions): number {
  return count ?? (sample ? attack.sample : (attack.full ?? 500));
}

/** An attack that cannot be run is a failure of its own. */
function runAttack(attack: Attack, options: AttackOptions): Promise<AttackResult> {
  return attack.run(options).catch((error: unknown) => ({
    tried: 1,
    held: 0,
    failures: [`it could not be run: ${error instanceof Error ? error.stack : String(error)}`],
  }));
}
