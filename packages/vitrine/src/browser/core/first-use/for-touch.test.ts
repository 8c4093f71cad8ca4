import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forTouch } from './for-touch.ts';

type Listener = (event: object) => void;

let listeners: [type: string, listener: Listener, options: AddEventListenerOptions][];
let idle: (() => void)[];
let repeated: object[];
const target = { dispatchEvent: (event: object) => repeated.push(event) };

beforeEach(() => {
  listeners = [];
  idle = [];
  repeated = [];
  vi.stubGlobal('document', {
    addEventListener: (...listener: (typeof listeners)[number]) => listeners.push(listener),
  });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('PointerEvent', class {});
});
afterEach(() => vi.unstubAllGlobals());

/** Only a browser makes events that are trusted, so these are none. */
function send(type: string, event: object = {}): void {
  for (const [each, listener, { signal, once }] of [...listeners]) {
    if (each !== type || signal?.aborted) continue;
    if (once) listeners = listeners.filter(([, other]) => other !== listener);
    listener({ pointerType: 'touch', isTrusted: true, target, ...event });
  }
}

/** Code that arrives, or does not, when the test says so. */
function watch({ hasTouch = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: hasTouch }));
  const waiting: { arrive: (value?: unknown) => void; fail: (cause: Error) => void }[] = [];
  const load = vi.fn(() => new Promise((arrive, fail) => void waiting.push({ arrive, fail })));
  return { load, waiting, stop: forTouch(load) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('loads ahead where there is a touch screen, when there is nothing else to do', async () => {
  const { load, waiting } = watch({ hasTouch: true });
  expect(load).not.toHaveBeenCalled();
  for (const run of idle) run();
  send('pointerdown');
  expect(load).toHaveBeenCalledOnce();
  waiting[0]!.arrive();
  await settle();
  send('pointerup');
  send('pointerdown');
  expect(load).toHaveBeenCalledOnce();
});

it('loads with the first touch elsewhere, not with a mouse nor with what a script sends', () => {
  const { load } = watch();
  send('pointerdown', { pointerType: 'mouse' });
  send('pointerdown', { isTrusted: false });
  expect(idle).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  send('pointerdown', { pointerType: 'pen' });
  expect(load).toHaveBeenCalledOnce();
});

it.each([
  ['is held until the code is there: it is repeated for it', [], 1],
  ['has ended: it is not', ['pointerup'], 0],
  ['was taken over by scrolling: it is not', ['pointercancel'], 0],
])('a touch that %s', async (_, events, times) => {
  const { waiting } = watch();
  send('pointerdown');
  for (const type of events) send(type);
  waiting[0]!.arrive();
  await settle();
  expect(repeated).toHaveLength(times);
});

it('code that does not arrive is asked for again by the next touch', async () => {
  const { load, waiting } = watch();
  send('pointerdown');
  waiting[0]!.fail(new Error('offline'));
  await settle();
  expect(repeated).toEqual([]);
  send('pointerdown');
  expect(load).toHaveBeenCalledTimes(2);
  waiting[1]!.arrive();
  await settle();
  expect(repeated).toHaveLength(1);
});

it('is given up', () => {
  const { load, stop } = watch();
  stop();
  send('pointerdown');
  expect(load).not.toHaveBeenCalled();
});
