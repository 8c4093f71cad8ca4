import type { AttackResult } from './attack.ts';

export interface Row extends Omit<AttackResult, 'failures'> {
  name: string;
  seconds: number;
}

/** A line for each attack, and their sum. */
export function formatTable(rows: readonly Row[]): string {
  const sum = (key: 'tried' | 'held' | 'seconds') => rows.reduce((all, row) => all + row[key], 0);
  const total = { name: 'All', tried: sum('tried'), held: sum('held'), seconds: sum('seconds') };
  const width = Math.max(...rows.map(({ name }) => name.length), total.name.length);
  const line = (name: string, ...cells: string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('  ');
  const body = [...rows, total].map(({ name, tried, held, seconds }) =>
    line(name, String(tried), String(held), String(tried - held), `${Math.round(seconds)} s`),
  );
  const head = line('Attack', 'tried', 'held', 'failed', 'time');
  const rule = '-'.repeat(head.length);
  return [head, rule, ...body.slice(0, -1), rule, body.at(-1)].join('\n');
}
