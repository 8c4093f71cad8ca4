import { expect, it } from 'vitest';
import type { Server } from '../../shared/contract.ts';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { failure } from '../base/errors.ts';
import { loadServer } from './load-server.ts';

/** The one that is used is a file of the built engine. */
const thread = () => ({ watch: () => () => undefined });

const throwing = (error: Error) => ({ loadServer: () => Promise.reject<Server>(error) });

it('names the adapter that throws, and the line where another thread has met it', async () => {
  const traced = Object.assign(new Error('no window'), {
    stack: 'Error: no window\n    at run (/site/kit.js:9:1)\n    at /site/theme/adapter.tsx:3:7',
  });
  const error = new Error('no window');
  const loading = loadServer(throwing(error), './theme/adapter.tsx', { traced, thread });
  await expect(loading).rejects.toThrow(
    `theme/adapter.tsx:3 error adapter-threw
  The adapter threw while it was loaded: no window
  It is loaded in Node, too, when the site is built. Use window, document and storage in effects or event handlers only; for a library that needs them as it is loaded, set demos.clientOnly: true in the configuration.`,
  );
  await expect(loadServer(throwing(error), './theme/adapter.tsx', { thread })).rejects.toThrow(
    'theme/adapter.tsx error adapter-threw',
  );
});

it('passes on what is no fault of an adapter', async () => {
  const error = new Error('engine');
  await expect(loadServer(throwing(error), undefined)).rejects.toBe(error);
  for (const known of [
    new CacheDamaged('entry.js', error),
    failure('adapter-endless', ['1'], { file: 'a.tsx' }),
  ])
    await expect(loadServer(throwing(known), './a.tsx', { thread })).rejects.toBe(known);
});
