import {
  MAX_TEXT,
  readMessage,
} from '../../packages/vitrine/src/browser/editor/messages/read-message.ts';
import { createRandom, pick, tryAll, type Attack } from './attack.ts';

const TYPES = ['ready', 'search', 'height', 'shown', 'failed', 'crashed'];
const KEYS = [
  'type',
  'key',
  'command',
  'run',
  'error',
  'height',
  'message',
  'file',
  'line',
  'column',
  'toString',
];
const PLAIN = ['ready', 'failed', '', 'x'.repeat(5000), 0, -1, 1.5, 1e308, Number.NaN, true, null];
const OTHERS = [undefined, 10n, new Date(Number.NaN), /x/, new Map([[{}, 1]]), new Error('x')];

/** What edited code may send to the page, in every shape: nothing throws, and nothing unexpected is passed on. */
export const runnerMessages: Attack = {
  name: 'messages of edited code',
  sample: 800,
  run: ({ seed, count }) => {
    const random = createRandom(seed);
    const drawn = Array.from({ length: count }, () => drawMessage(random));
    return tryAll(drawn, (message) => Promise.resolve(whatPasses(message)));
  },
};

function drawMessage(random: () => number): unknown {
  const drawn = drawValue(random, 3);
  const isObject = typeof drawn === 'object' && drawn !== null && random() < 0.7;
  return isObject ? { ...drawn, type: pick(random, TYPES) } : drawn;
}

/** Values that a structured clone can carry, nested at random. */
function drawValue(random: () => number, depth: number): unknown {
  if (depth === 0 || random() < 0.3) return pick(random, [...PLAIN, ...OTHERS]);
  if (random() < 0.2) return Array.from({ length: 3 }, () => drawValue(random, depth - 1));
  return Object.fromEntries(KEYS.map((key) => [key, drawValue(random, depth - 1)]));
}

/** What is wrong with what is passed on of a message, or nothing. */
function whatPasses(message: unknown): string | null {
  try {
    const read = readMessage(message);
    if (read === null) return null;
    const text = JSON.stringify(read);
    if (!TYPES.includes(read.type)) return `another type: ${text}`;
    if (text.length > 3 * MAX_TEXT) return `${text.length} characters`;
    if ('run' in read && !Number.isInteger(read.run)) return `no number of a run: ${text}`;
    if ('height' in read && !(read.height >= 0)) return `no height: ${text}`;
    return 'error' in read && !isPlainError(read.error) ? `no error: ${text}` : null;
  } catch (error) {
    return `it throws ${String(error)}`;
  }
}

function isPlainError(error: object): boolean {
  const { message, file, line, column, ...more } = error as Record<string, unknown>;
  const isPlace = Number.isInteger(line) && Number.isInteger(column);
  const isSomewhere = file === '' ? line === 0 : Number(line) > 0 && Number(column) > 0;
  return (
    typeof message === 'string' &&
    typeof file === 'string' &&
    isPlace &&
    isSomewhere &&
    Object.keys(more).length === 0
  );
}
