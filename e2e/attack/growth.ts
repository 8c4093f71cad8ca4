import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { createRandom, tryAll, type Attack } from './attack.ts';
import { GROWING, type Growing } from './support/growth-texts.ts';

const [SMALL, LARGE] = [64 * 1024, 1024 * 1024];
/** The time of a text that is twice as long, with room for a busy machine. */
const SLACK = 2.6;
/** Milliseconds of processor below which nothing is told from noise: most of the long texts, so they are read first. */
const FLOOR = 3_000;
/** Milliseconds after which a text counts as one that never ends. */
const PATIENCE = 120_000;

/** Texts of one construct up to a megabyte: the time to read them grows with their length, and never faster. */
export const growth: Attack = {
  name: 'growth of time',
  sample: 12,
  full: GROWING.length,
  run: async ({ seed, count, from = 0 }) => {
    const random = createRandom(seed);
    const order = [...GROWING].map((each) => [random(), each] as const).sort(([a], [b]) => a - b);
    const reader = openReader();
    try {
      return await tryAll(
        order.slice(from, from + count).map(([, each]) => each),
        async ({ kind, name, make }) => {
          const first = await reader.measure(kind, make(LARGE));
          if (first.error !== '') return `${name}: ${first.error}`;
          if (first.milliseconds <= FLOOR) return null;
          const small = await reader.measureAnew(kind, make(SMALL));
          if (small.error !== '') return `${name}: ${small.error}`;
          const large = await reader.measureAnew(kind, make(LARGE));
          if (large.error !== '') return `${name}: ${large.error}`;
          if (large.milliseconds <= small.milliseconds * SLACK ** Math.log2(LARGE / SMALL))
            return null;
          return `${name}: ${Math.round(small.milliseconds)} ms, then ${Math.round(large.milliseconds)} ms`;
        },
      );
    } finally {
      reader.close();
    }
  },
};

interface Answer {
  milliseconds: number;
  error: string;
}

/** A process of its own, so that one text can neither stop nor kill the others. */
function openReader() {
  const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-growth-'));
  const file = path.join(dir, 'text.md');
  let running: { child: ChildProcess; lines: Interface } | null = null;
  const start = () => {
    const script = path.join(import.meta.dirname, 'support/measure-text.mjs');
    const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
    running = { child, lines: createInterface({ input: child.stdout }) };
    return running;
  };
  const stop = () => {
    running?.child.kill('SIGKILL');
    running = null;
  };
  const measure = (kind: Growing['kind'], text: string) =>
    new Promise<Answer>((resolve) => {
      writeFileSync(file, text);
      const { child, lines } = running ?? start();
      const end = (answer: Answer) => {
        clearTimeout(timer);
        child.removeAllListeners('exit');
        lines.removeAllListeners('line');
        resolve(answer);
      };
      const fail = (error: string) => {
        stop();
        end({ milliseconds: 0, error });
      };
      const timer = setTimeout(() => fail('it does not end'), PATIENCE);
      child.once('exit', (code, signal) => fail(`the process ended: ${signal ?? code}`));
      lines.once('line', (line) => end(JSON.parse(line) as Answer));
      child.stdin!.write(`${kind} ${file}\n`);
    });
  return {
    measure,
    /** In a process that has read nothing yet: what one text has left in memory does not count for the next. */
    measureAnew: (kind: Growing['kind'], text: string) => {
      stop();
      return measure(kind, text);
    },
    close: () => {
      stop();
      rmSync(dir, { recursive: true });
    },
  };
}
