import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { createDemoRenderer, DemoEndless, type DemoRenderer } from './demo-renderer.ts';

/** A thread whose demos are JavaScript of an async function. */
const THREAD = `
const { parentPort } = require('node:worker_threads');
parentPort.once('message', () => parentPort.postMessage({ type: 'loaded' }));
parentPort.on('message', async ({ file, id }) => {
  try {
    const html = await new (async () => {}).constructor(file)();
    parentPort.postMessage({ type: 'rendered', rendered: { html: id + html, styles: [] } });
  } catch ({ message, stack }) {
    parentPort.postMessage({ type: 'threw', message, stack });
  }
});`;

/** A thread that sends the styles it is given. */
const SENDER = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ file }) => {
  if (file === 'end') process.exit();
  parentPort.postMessage({ type: 'rendered', rendered: { html: '', styles: JSON.parse(file) } });
});`;

let renderer: DemoRenderer | undefined;
afterEach(() => renderer?.close());
const start = vi.fn(() => new Worker(THREAD, { eval: true }));

function create() {
  start.mockClear();
  renderer = createDemoRenderer({
    start,
    onUnloadable: () => Promise.reject(new Error('unloadable')),
    limit: 500,
  });
  return renderer;
}

it.each([
  'for (;;) {}',
  'await null; while (true) {}',
  'for (;;) await null;',
  'try { for (;;) {} } finally { for (;;) {} }',
  'await new Promise(() => {});',
  'await new Promise((resolve) => setTimeout(() => { for (;;); }, 1));',
])('a demo that never ends is stopped, and the next one rendered: %j', async (code) => {
  const { render } = create();
  const ended = render(code, 'a');
  await expect(ended).rejects.toThrow(DemoEndless);
  await expect(ended).rejects.toThrow('it has not rendered within 0.5 seconds');
  await expect(render('return "fine"', 'b:')).resolves.toEqual({ html: 'b:fine', styles: [] });
  expect(start).toHaveBeenCalledTimes(2);
});

it('a later one that never ends is stopped just as well', async () => {
  const { render } = create();
  await render('return 1', 'a');
  await expect(render('for (;;) {}', 'b')).rejects.toThrow(DemoEndless);
  await expect(render('return 2', 'c:')).resolves.toMatchObject({ html: 'c:2' });
  expect(start).toHaveBeenCalledTimes(2);
});

it('what it throws comes with its stack, and the thread goes on', async () => {
  const { render } = create();
  await expect(render('throw new TypeError("no")', 'a')).rejects.toMatchObject({
    message: 'no',
    stack: expect.stringContaining('TypeError: no') as string,
  });
  await render('return 1', 'b');
  expect(start).toHaveBeenCalledTimes(1);
});

it.each([
  ['process.exit(0); await new Promise(() => {});', 'it ended the process'],
  ['setTimeout(() => { throw new Error("later"); }); await new Promise(() => {});', 'later'],
])('a demo that ends the thread is told: %j', async (code, message) => {
  const { render } = create();
  await expect(render(code, 'a')).rejects.toThrow(message);
  await expect(render('return 1', 'b')).resolves.toEqual({ html: 'b1', styles: [] });
});

it('what a demo throws after it was rendered is kept with its file, and the next one rendered', async () => {
  const { render, late } = create();
  const code = 'setTimeout(() => { throw new Error("later"); }, 5); return 1';
  await render(code, 'a');
  await vi.waitFor(() => expect(late).toHaveLength(1));
  expect(late[0]).toMatchObject({ file: code, error: { message: 'later' } });
  await expect(render('return 1', 'b')).resolves.toEqual({ html: 'b1', styles: [] });
  expect(start).toHaveBeenCalledTimes(2);
});

it('styles that were sent before come as numbers, and a new thread begins anew', async () => {
  const { render } = createDemoRenderer({
    start: () => new Worker(SENDER, { eval: true }),
    onUnloadable: () => Promise.reject(new Error('unloadable')),
  });
  const [a, b] = [
    { id: 'a', css: '.a {}' },
    { id: 'b', css: '.b {}' },
  ];
  const first = await render(JSON.stringify([a, b]), '1');
  expect(first.styles).toEqual([a, b]);
  const second = await render(JSON.stringify([1, 0]), '2');
  expect(second.styles).toEqual([b, a]);
  expect(second.styles[1]).toBe(first.styles[0]);
  await expect(render('end', '3')).rejects.toThrow('it ended the process');
  expect((await render(JSON.stringify([b, 0]), '4')).styles).toEqual([b, b]);
  await expect(render('end', '5')).rejects.toThrow('it ended the process');
});

it('a thread that never loads what demos share is stopped', async () => {
  const stuck = new Worker('for (;;);', { eval: true });
  renderer = createDemoRenderer({
    start: () => stuck,
    onUnloadable: () => Promise.reject(new Error('unloadable')),
    loadLimit: 100,
  });
  const ended = new Promise((resolve) => stuck.on('exit', resolve));
  await expect(renderer.render('', 'a')).rejects.toThrow('unloadable');
  await ended;
});

it('says why the thread cannot load what demos share', async () => {
  const thread = `require('node:worker_threads').parentPort.on('message', function () {
    this.postMessage({ type: 'unloadable', message: 'no window', stack: 'at adapter.tsx:3:1' });
  });`;
  const onUnloadable = vi.fn((reason?: Error) => Promise.reject(reason ?? new Error('late')));
  renderer = createDemoRenderer({ start: () => new Worker(thread, { eval: true }), onUnloadable });
  await expect(renderer.render('', 'a')).rejects.toMatchObject({
    message: 'no window',
    stack: 'at adapter.tsx:3:1',
  });
});

it('what a demo sends by itself is no answer', async () => {
  const thread = `require('node:worker_threads').parentPort.on('message', function () {
    this.postMessage({ type: 'other', message: 'of the demo', stack: '' });
    this.postMessage({ type: 'rendered', rendered: { html: 'a', styles: [] } });
  });`;
  renderer = createDemoRenderer({
    start: () => new Worker(thread, { eval: true }),
    onUnloadable: () => Promise.reject(new Error('unloadable')),
  });
  await expect(renderer.render('', 'a')).resolves.toEqual({ html: 'a', styles: [] });
});

it('can be closed before anything was rendered', async () => {
  await expect(create().close()).resolves.toBeUndefined();
  expect(start).not.toHaveBeenCalled();
});
