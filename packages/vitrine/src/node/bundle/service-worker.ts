import path from 'node:path';
import type { ServiceWorkerSettings } from '../../shared/contract.ts';
import { readJson, writeJson } from '../base/files.ts';
import type { LoadedSite } from '../model/site.ts';
import { ENGINE_SRC } from './entries.ts';

const WORKER_ENTRY = path.join(ENGINE_SRC, 'worker/entry.ts');

/**
 * The service worker as a script. For a site without one it is the same script with no host: it then
 * removes itself from the browsers that still have it, or another worker of this address.
 */
export async function renderServiceWorker(
  settings: ServiceWorkerSettings,
  { cacheDir, engineId }: Pick<LoadedSite, 'cacheDir' | 'engineId'>,
): Promise<string> {
  const record = path.join(cacheDir, 'worker.json');
  const cached = readJson<{ engineId: string; code: string }>(record);
  const isCurrent = cached?.engineId === engineId;
  const code = isCurrent ? cached.code : await bundleServiceWorker();
  if (!isCurrent) writeJson(record, { engineId, code });
  return `self.vitrine=${JSON.stringify(settings)};\n${code}`;
}

async function bundleServiceWorker(): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: WORKER_ENTRY, platform: 'browser' });
  // A classic script: not every browser runs service workers that are modules.
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
