import type { FromRunner, RunError } from '../runner/messages.ts';

/** Most characters of a text that the page takes from the runner. */
export const MAX_TEXT = 2000;
/** Beyond any place in code, and below what is no exact number any more. */
const MAX_NUMBER = 10_000_000;

/**
 * Reads a message of the runner, which edited code may have written: nothing but what is expected is passed on,
 * and long texts are cut.
 * @returns `null` for anything else
 */
export function readMessage(data: unknown): FromRunner | null {
  if (!isRecord(data)) return null;
  const { type } = data;
  const run = readCount(data.run);
  switch (type) {
    case 'ready':
      return { type };
    case 'height': {
      const height = readCount(data.height);
      return height === null ? null : { type, height };
    }
    case 'shown':
      return run === null ? null : { type, run };
    case 'failed':
    case 'crashed': {
      const error = readError(data.error);
      return run === null || error === null ? null : { type, run, error };
    }
    case 'search': {
      const { key, command } = data;
      // The keys there are, and no other that the page may know.
      if (typeof key !== 'string' || !/^[/sSkK]$/.test(key)) return null;
      return typeof command === 'boolean' ? { type, key, command } : null;
    }
    default:
      return null;
  }
}

function readError(data: unknown): RunError | null {
  if (!isRecord(data) || typeof data.message !== 'string') return null;
  const message = cut(data.message);
  const [line, column] = [readCount(data.line), readCount(data.column)];
  if (typeof data.file !== 'string' || data.file.length > MAX_TEXT || !line || !column) {
    return { message, file: '', line: 0, column: 0 };
  }
  return { message, file: data.file, line, column };
}

function readCount(value: unknown): number | null {
  const isCount = typeof value === 'number' && value >= 0 && value <= MAX_NUMBER;
  return isCount ? Math.floor(value) : null;
}

const cut = (text: string) => (text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
