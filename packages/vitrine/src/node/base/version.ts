import { readFileSync } from 'node:fs';

/** The version of the engine itself. */
export function readVersion(): string {
  // From here as from the merged command, the package's folder is three steps up.
  const manifest = new URL('../../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
