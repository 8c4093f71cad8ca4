import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceWorkerSettings } from '../../shared/contract.ts';
import { writeAtomic } from '../base/files.ts';
import { ENGINE_SRC } from './entries.ts';

const WORKER_ENTRY = path.join(ENGINE_SRC, 'worker/entry.ts');

/**
 * The service worker as a script. For a site without one it is the same script with no host: it then
 * removes itself from readers who got it, or another at this address, while there was one.
 * @param cacheFile where its bundled code is kept
 */
export async function renderServiceWorker(
  settings: ServiceWorkerSettings,
  cacheFile: string,
): Promise<string> {
  if (!existsSync(cacheFile)) writeAtomic(cacheFile, await bundleServiceWorker());
  return `self.vitrine=${JSON.stringify(settings)};\n${readFileSync(cacheFile, 'utf8')}`;
}

async function bundleServiceWorker(): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: WORKER_ENTRY, platform: 'browser' });
  // A classic script: not every browser runs service workers that are modules.
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
