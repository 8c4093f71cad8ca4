import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import { readEngineId } from '../engine-id.js';
import { failure } from '../errors.js';
import { readJson, writeAtomic } from '../files.js';
import { messageOf, shortHash } from '../text.js';
import type { Config } from './schema.js';

export const CONFIG_FILE = 'vitrine.config.ts';

/**
 * Reads and validates a site's configuration. What was valid before is not validated again: the
 * validator takes longer to load than a page to rebuild.
 * @param cacheDir where the last valid configuration is kept
 * @throws VitrineError `config-not-found`, `config-threw`, or one `invalid-config` per wrong value.
 */
export async function loadConfig(root: string, cacheDir: string): Promise<Config> {
  const file = path.join(root, CONFIG_FILE);
  if (!existsSync(file)) throw failure('config-not-found', [file]);
  // Without the module cache, so that the dev server sees an edited configuration.
  const jiti = createJiti(import.meta.url, { moduleCache: false });
  let exported: unknown;
  try {
    exported = await jiti.import(file, { default: true });
  } catch (error) {
    throw failure('config-threw', [messageOf(error)], { file: CONFIG_FILE });
  }
  const cacheFile = path.join(cacheDir, 'config.json');
  const hash = shortHash(readEngineId(), JSON.stringify(exported) ?? '');
  const cached = readJson<{ hash: string; config: Config }>(cacheFile);
  if (cached?.hash === hash) return cached.config;
  const { validateConfig } = await import('./validate-config.js');
  const config = validateConfig(exported, readFileSync(file, 'utf8'));
  writeAtomic(cacheFile, JSON.stringify({ hash, config }));
  return config;
}
