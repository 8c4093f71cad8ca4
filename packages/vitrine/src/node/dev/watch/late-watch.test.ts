import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FSWatcher } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLateWatch } from './late-watch.ts';

let dir: string;
beforeEach(() => {
  dir = path.join(mkdtempSync(path.join(tmpdir(), 'vitrine-watch-')), 'content');
  mkdirSync(path.join(dir, 'demos'), { recursive: true });
  for (const name of ['kept.md', 'edited.md', 'demos/removed.md']) {
    writeFileSync(path.join(dir, name), 'Before');
    utimesSync(path.join(dir, name), 1, 1);
  }
});
afterEach(() => rmSync(path.dirname(dir), { recursive: true }));

/** Stands in for a watcher that sees nothing: what it is told to report comes from the late watch. */
function blindWatcher(watched: Record<string, string[]> = {}): {
  watcher: FSWatcher;
  events: unknown[];
} {
  const events: unknown[] = [];
  const watcher = {
    add: (added: string) => events.push(['watch', added]),
    getWatched: () => watched,
    emit: (event: string, file: string) => events.push([event, path.relative(dir, file)]),
  };
  return { watcher: watcher as unknown as FSWatcher, events };
}

test('the folder is ignored until the watch starts, its neighbours never', async () => {
  const watch = createLateWatch(dir);
  expect([dir, path.join(dir, 'kept.md'), `${dir}-other/a.ts`].map(watch.ignored)).toEqual([
    true,
    true,
    false,
  ]);
  const started = watch.start(blindWatcher().watcher);
  expect(watch.ignored(path.join(dir, 'kept.md'))).toBe(false);
  await started;
});

test('what changed before the watch started is reported once', async () => {
  const watch = createLateWatch(dir);
  writeFileSync(path.join(dir, 'edited.md'), 'After');
  writeFileSync(path.join(dir, 'added.md'), 'New');
  rmSync(path.join(dir, 'demos'), { recursive: true });
  const { watcher, events } = blindWatcher();
  await Promise.all([watch.start(watcher), watch.start(watcher)]);
  expect(events).toHaveLength(4);
  expect(events).toEqual(
    expect.arrayContaining([
      ['watch', dir],
      ['add', 'added.md'],
      ['change', 'edited.md'],
      ['unlink', 'demos/removed.md'],
    ]),
  );
});

test('so is what changed elsewhere while the watcher was in its first round', async () => {
  const beside = path.dirname(dir);
  const write = (name: string) => writeFileSync(path.join(beside, name), 'Text');
  for (const name of ['old.ts', 'edited.ts']) {
    write(name);
    utimesSync(path.join(beside, name), 1, 1);
  }
  // Longer than what the times of files may be behind.
  await new Promise((resolve) => setTimeout(resolve, 60));
  const watch = createLateWatch(dir);
  write('edited.ts');
  write('new.ts');
  const names = ['old.ts', 'edited.ts', 'new.ts', 'gone.ts', 'content'];
  const { watcher, events } = blindWatcher({ [beside]: names });
  await watch.start(watcher);
  expect(events).toEqual([
    ['watch', dir],
    ['change', '../edited.ts'],
    ['add', '../new.ts'],
    ['change', '../new.ts'],
  ]);
});

test('a site without the folder is no error', async () => {
  const { watcher, events } = blindWatcher();
  const missing = path.join(dir, 'missing');
  await createLateWatch(missing).start(watcher);
  expect(events).toEqual([['watch', missing]]);
});
