/** The line of the topmost stack frame inside a file of the site, or 0. */
export function lineIn(error: unknown, file: string): number {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const frame = frames.find((line) => line.includes(`/${file}:`));
  return Number(frame?.match(/:(\d+):\d+\)?$/)?.[1] ?? 0);
}
