import type { Behaviour } from './behaviour.ts';

export interface Outcome {
  browser: string;
  behaviour: Behaviour;
  /** What was wrong; `null` when the behaviour held. */
  error: string | null;
  seconds: number;
}

/** A line for each behaviour and a column for each browser: the seconds it took, or that it failed. */
export function formatTable(
  behaviours: readonly Behaviour[],
  outcomes: readonly Outcome[],
): string {
  const browsers = [...new Set(outcomes.map(({ browser }) => browser))];
  const titles = behaviours.map(({ area, name }) => `${area}: ${name}`);
  const width = Math.max(...titles.map(({ length }) => length), 0);
  const line = (title: string, cells: string[]) =>
    [title.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('  ');
  const body = behaviours.map((behaviour, index) =>
    line(
      titles[index]!,
      browsers.map((browser) => {
        const found = outcomes.find(
          (each) => each.browser === browser && each.behaviour === behaviour,
        );
        if (!found) return '-';
        return found.error === null ? `${found.seconds.toFixed(1)} s` : 'FAILED';
      }),
    ),
  );
  const head = line('Behaviour', browsers);
  return [head, '-'.repeat(head.length), ...body].join('\n');
}
