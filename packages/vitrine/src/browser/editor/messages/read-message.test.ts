import { expect, it } from 'vitest';
import { createMessageGate } from './message-gate.ts';
import { MAX_TEXT, readMessage } from './read-message.ts';

const ERROR = { message: 'It failed', file: 'a.tsx', line: 3, column: 7 };

it.each([
  [{ type: 'ready' }],
  [{ type: 'search', key: '/', command: false }],
  [{ type: 'search', key: 'k', command: true }],
  [{ type: 'height', height: 120 }],
  [{ type: 'shown', run: 2 }],
  [{ type: 'failed', run: 2, error: ERROR }],
  [{ type: 'crashed', run: 1, error: { message: 'Somewhere', file: '', line: 0, column: 0 } }],
])('what the runner says is passed on: %j', (message) => {
  expect(readMessage(message)).toEqual(message);
});

it.each([
  [null],
  [undefined],
  ['ready'],
  [['ready']],
  [{}],
  [{ type: 'height' }],
  [{ type: 'height', height: '12' }],
  [{ type: 'height', height: Number.NaN }],
  [{ type: 'height', height: -1 }],
  [{ type: 'height', height: Infinity }],
  [{ type: 'shown' }],
  [{ type: 'search' }],
  [{ type: 'search', key: 'Enter', command: false }],
  [{ type: 'search', key: ['/'], command: false }],
  [{ type: 'search', key: '/', command: 'yes' }],
  [{ type: 'failed', run: 1 }],
  [{ type: 'failed', run: 1, error: null }],
  [{ type: 'failed', run: 1, error: { message: {} } }],
  [{ type: 'crashed', run: 1, error: 'text' }],
  [{ type: 'other', run: 1 }],
])('anything else is not: %j', (message) => {
  expect(readMessage(message)).toBeNull();
});

it('long texts are cut, places that are none left out', () => {
  const error = { message: 'x'.repeat(30_000_000), file: 'a.tsx', line: 1, column: 1 };
  const read = readMessage({ type: 'failed', run: 1, error, more: 'y'.repeat(9999) });
  expect(JSON.stringify(read).length).toBeLessThan(MAX_TEXT + 200);
  for (const place of [{ line: -1 }, { line: 1e300 }, { column: 'x' }, { file: {} }, { line: 0 }]) {
    expect(readMessage({ type: 'failed', run: 1, error: { ...ERROR, ...place } })).toEqual({
      type: 'failed',
      run: 1,
      error: { message: 'It failed', file: '', line: 0, column: 0 },
    });
  }
});

/** Sends messages at given times, in milliseconds, and says what came of them. */
function pass(messages: [time: number, message: unknown][]) {
  let time = 0;
  let floods = 0;
  const passed: unknown[] = [];
  const gate = createMessageGate({
    now: () => time,
    forward: (message) => passed.push(message),
    onFlood: () => (floods += 1),
  });
  for (const [at, message] of messages) {
    time = at;
    gate(() => message);
  }
  return { passed: passed.length, floods };
}

it('a demo that grows with every frame for a minute is no flood', () => {
  const frames = Array.from({ length: 3600 }, (_, frame): [number, unknown] => [
    frame * (1000 / 60),
    { type: 'height', height: frame },
  ]);
  expect(pass(frames)).toEqual({ passed: 3600, floods: 0 });
});

it('a flood closes the channel, once', () => {
  const message: [number, unknown] = [0, { type: 'height', height: 1 }];
  expect(pass(Array.from({ length: 3000 }, () => message))).toEqual({ passed: 300, floods: 1 });
  const slower = Array.from({ length: 3000 }, (_, index): [number, unknown] => [
    index * 4,
    message[1],
  ]);
  expect(pass(slower).floods).toBe(1);
});

it('malformed messages count more, and one that takes long to read is a flood of its own', () => {
  expect(pass(Array.from({ length: 100 }, () => [0, null]))).toEqual({ passed: 0, floods: 1 });
  let time = 0;
  let floods = 0;
  const gate = createMessageGate({
    now: () => time,
    forward: () => {},
    onFlood: () => (floods += 1),
  });
  gate(() => {
    time += 400;
    return { type: 'ready' };
  });
  expect(floods).toBe(1);
});
