import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Server } from '../../shared/contract.ts';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { failure } from '../base/errors.ts';
import { loadServer } from './load-server.ts';

/** The one that is used is a file of the built engine. */
const thread = () => ({ watch: () => () => undefined });

const root = mkdtempSync(path.join(tmpdir(), 'load-server-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(path.join(root, 'theme'));
writeFileSync(path.join(root, 'theme/colours.ts'), '');
const site = (adapter?: string) => ({ root, config: { adapter } });

const throwing = (error: Error) => ({ loadServer: () => Promise.reject<Server>(error) });

it('names the line that throws where another thread has met it, else the adapter', async () => {
  const at = path.join(root, 'theme/colours.ts');
  const stack = `Error: no window\n    at run (/site/kit.js:9:1)\n    at ${at}:3:7`;
  const traced = Object.assign(new Error('no window'), { stack });
  const error = new Error('no window');
  const loading = loadServer(throwing(error), site('./theme/adapter.tsx'), { traced, thread });
  await expect(loading).rejects.toThrow(
    `theme/colours.ts:3 error adapter-threw
  The adapter threw while it was loaded: no window
  It is loaded in Node, too, when the site is built. Use window, document and storage in effects or event handlers only; for a library that needs them as it is loaded, set demos.clientOnly: true in the configuration.`,
  );
  await expect(
    loadServer(throwing(error), site('./theme/adapter.tsx'), { thread }),
  ).rejects.toThrow('theme/adapter.tsx error adapter-threw');
});

it('passes on what is no fault of an adapter', async () => {
  const error = new Error('engine');
  await expect(loadServer(throwing(error), site())).rejects.toBe(error);
  for (const known of [
    new CacheDamaged('entry.js', error),
    failure('adapter-endless', ['1'], { file: 'a.tsx' }),
  ])
    await expect(loadServer(throwing(known), site('./a.tsx'), { thread })).rejects.toBe(known);
});
