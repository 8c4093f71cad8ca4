import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askLibrary } from './ask.ts';

/** A terminal that keeps what it shows. */
function openTerminal() {
  const input = new PassThrough();
  const output = new PassThrough();
  const shown: string[] = [];
  output.on('data', (chunk) => shown.push(String(chunk)));
  const press = async (keys: string) => {
    input.write(keys);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { input, output, press, shown: () => shown.join('') };
}
const isName = (text: string) => /^[a-z@/]+$/.test(text);
const DOWN = '\u001B[B';

it('offers what was found', async () => {
  const terminal = openTerminal();
  const answer = askLibrary(['@acme/core', '@acme/lab'], isName, terminal);
  await terminal.press(DOWN);
  await terminal.press('\r');
  expect(await answer).toBe('@acme/lab');
  expect(terminal.shown()).toContain('Which package do you want to document?');
});

it('says what it expects, until it gets that', async () => {
  const terminal = openTerminal();
  const answer = askLibrary([], isName, terminal);
  await terminal.press('My Kit');
  await terminal.press('\r');
  expect(terminal.shown()).toContain('Expected the name of a package, such as @acme/ui');
  await terminal.press('\u007F'.repeat(6));
  await terminal.press('kit');
  await terminal.press('\r');
  expect(await answer).toBe('kit');
});

it.each([[['a', 'b']], [[]]])('ends without an answer at Ctrl+C, with %j found', async (found) => {
  const terminal = openTerminal();
  const answer = askLibrary(found, isName, terminal);
  const ended = expect(answer).rejects.toThrow('Nothing has been written');
  await terminal.press('\u0003');
  await ended;
});
