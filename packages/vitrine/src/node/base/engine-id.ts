import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Identifies the engine's code: the caches of another version are not used. */
export function readEngineId(): string {
  return readFileSync(fileURLToPath(new URL('../../engine-id.txt', import.meta.url)), 'utf8');
}
