import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Identifies the engine's code, so that what another version derived is made anew. */
export function readEngineId(): string {
  return readFileSync(fileURLToPath(new URL('../../engine-id.txt', import.meta.url)), 'utf8');
}
