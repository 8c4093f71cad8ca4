import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceWorkerSettings } from '../../shared/contract.ts';
import { ENGINE_DIST } from './entries.ts';

/** Made with the engine (`scripts/build-engine.mjs`): the same for every site. */
const CODE = path.join(ENGINE_DIST, 'service-worker.js');

/**
 * The service worker as a script. For a site without one it is the same script with no host: it then
 * removes itself from the browsers that still have it, or another worker of this address.
 */
export function renderServiceWorker(settings: ServiceWorkerSettings): string {
  return `self.vitrine=${JSON.stringify(settings)};\n${readFileSync(CODE, 'utf8')}`;
}
