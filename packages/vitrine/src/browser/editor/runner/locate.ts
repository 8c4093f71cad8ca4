import type { RunError } from './messages.ts';

/** Name of a compiled module's script, as it appears in stacks. */
export const scriptUrl = (run: number, name: string): string =>
  `demo:/${run}/${encodeURIComponent(name)}`;

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
    return place(message, decodeURIComponent(name), Number(line), Number(column), prefix);
  }
  return { message, file: '', line: 0, column: 0 };
}

/** The same for a script that does not parse: the browser says line and column. */
export function place(
  message: string,
  file: string,
  line: number,
  column: number,
  prefix: number,
): RunError {
  const before = line === 1 ? prefix : 0;
  return { message, file, line, column: Math.max(1, column - before) };
}
