import { expect, it, vi } from 'vitest';
import { keepProcess } from './keep-process.ts';

/** Asks whether the process is there, and would end it by another signal. */
const kill = () => process.kill(process.pid, 0);

it('code of a site does not end the process, nor do its timers, and everything else may', async () => {
  const throws = 'it calls process.kill(), which ends the process';
  expect(() => keepProcess(kill)).toThrow(throws);
  for (const name of ['exit', 'abort'] as const)
    expect(() => keepProcess(() => process[name]())).toThrow(`it calls process.${name}()`);
  const later = () => new Promise((resolve) => setTimeout(resolve)).then(kill);
  await expect(keepProcess(later)).rejects.toThrow(throws);
  expect(kill()).toBe(true);
});

it('nor where somebody has put another function in the place meanwhile', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('it has ended');
  });
  try {
    expect(() => keepProcess(() => process.exit())).toThrow('it calls process.exit(), which ends');
    expect(() => process.exit()).toThrow('it has ended');
  } finally {
    exit.mockRestore();
  }
});
