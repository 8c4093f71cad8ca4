import type { RunError } from './messages.ts';

/** Name of a compiled module's script, as it appears in stacks. */
export const scriptUrl = (run: number, name: string): string =>
  `demo:/${run}/${encodeURIComponent(name)}`;

/** What was thrown may be anything, even something that cannot be made a text. */
export function messageOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error);
  } catch {
    return 'Something was thrown that has no text.';
  }
}

/** The stack of an error, if that is what was thrown. Edited code may put anything there. */
export function stackOf(error: unknown): string {
  try {
    return String((error instanceof Error && error.stack) || '');
  } catch {
    return '';
  }
}

const FRAME = /demo:\/\d+\/([^\s:()]+):(\d+):(\d+)/;

/**
 * Says where an error happened.
 * @param stacks texts with stack frames, the likeliest first
 * @param prefix length of what stands before the code in the script's first line
 */
export function locateError(message: string, stacks: string[], prefix: number): RunError {
  for (const stack of stacks) {
    const [, name, line, column] = FRAME.exec(stack) ?? [];
    if (name === undefined) continue;
    return place(message, decodeName(name), Number(line), Number(column), prefix);
  }
  return { message, file: '', line: 0, column: 0 };
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function place(
  message: string,
  file: string,
  line: number,
  column: number,
  prefix: number,
): RunError {
  const before = line === 1 ? prefix : 0;
  return { message, file, line, column: Math.max(1, column - before) };
}
