import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBundlerErrors } from '../base/bundler-errors.ts';
import { readEngineId } from '../base/engine-id.ts';
import { failure, problem, VitrineError, type Problem } from '../base/errors.ts';
import { fileProblem } from '../base/file-errors.ts';
import { isFile } from '../base/files/kinds.ts';
import { refusePipes } from '../base/files/refuse-pipes.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { CONFIG_FILE, CONTENT_DIR, refuseLinkedCache, refuseOddPath } from '../base/folders.ts';
import { messageOf, shortDigest } from '../base/text.ts';
import { ConfigThrew, importConfig, listCompiled, readConfigKey } from './import-config.ts';
import { findUnprintable } from './places/find-unprintable.ts';
import { missingPackage } from './places/missing-package.ts';
import { locateKey } from './places/locate-key.ts';
import type { Config } from './schema.ts';
import { settingsFault } from './settings-fault.ts';

/**
 * Reads and validates a site's configuration. A cached one is not validated again: the validator takes
 * longer to load than a page to rebuild.
 * @param cacheDir holds the last valid configuration
 * @throws VitrineError `config-not-found`, `unusable-path`, `linked-cache`, `config-threw`, or one `invalid-config` per wrong value.
 */
export async function loadConfig(root: string, cacheDir: string): Promise<Config> {
  const file = path.join(root, CONFIG_FILE);
  if (!isFile(file)) throw failure('config-not-found', [file, findSimilar(root)]);
  refuseOddPath(root);
  refuseLinkedCache(root);
  refusePipes(root, 1);
  refusePipes(path.join(root, CONTENT_DIR));
  let exported: unknown;
  try {
    exported = await importConfig(file, cacheDir);
  } catch (error) {
    throw new VitrineError(describeThrown(error, root, cacheDir));
  }
  const { plain, vite } = takeVite(exported);
  const config = await validateOnce(plain, file, cacheDir);
  if (vite === undefined) return config;
  const { readVite } = await import('./vite/read-vite.ts');
  const lineOf = (keys: PropertyKey[]) => locateKey(readFileSync(file, 'utf8'), keys);
  const key = readConfigKey(cacheDir);
  return { ...config, vite: await readVite(vite, { file: CONFIG_FILE, lineOf, key }) };
}

/** A configuration with the ending of another tool's; empty where there is none. */
const findSimilar = (root: string) =>
  ['js', 'mjs', 'cjs', 'mts', 'cts', 'json']
    .map((ending) => CONFIG_FILE.replace(/ts$/, ending))
    .find((name) => isFile(path.join(root, name))) ?? '';

/** What the bundler is told is apart from the rest, because it is no plain data. */
function takeVite(exported: unknown): { plain: unknown; vite?: unknown } {
  if (typeof exported !== 'object' || exported === null || !('vite' in exported))
    return { plain: exported };
  const { vite, ...plain } = exported;
  const { plugins } = Object(vite) as { plugins?: unknown };
  // A plugin may be a promise, and nothing waits for it yet.
  if (Array.isArray(plugins))
    for (const each of plugins) Promise.resolve(each).catch(() => undefined);
  return { plain, vite };
}

async function validateOnce(exported: unknown, file: string, cacheDir: string): Promise<Config> {
  const cacheFile = path.join(cacheDir, 'config.json');
  const { faults, plain } = takeUnprintable(exported, file);
  const digest = shortDigest(readEngineId(), describeData(plain));
  const cached = readJson<{ digest: string; config: Config }>(cacheFile);
  if (cached?.digest === digest && faults.size === 0) return withTemplate(cached.config, exported);
  const { validateConfig } = await import('./validate-config.ts');
  const config = validateConfig(plain, readFileSync(file, 'utf8'), faults);
  writeJson(cacheFile, { digest, config });
  return config;
}

/**
 * Parts a configuration from what no text can be made of, and no configuration has to hold: circles, getters that throw.
 * @throws VitrineError where that is the configuration itself
 */
function takeUnprintable(exported: unknown, file: string) {
  const faults = new Map<string, Problem>();
  let plain = exported;
  for (;;) {
    try {
      describeData(plain);
      return { faults, plain };
    } catch (error) {
      const [reason = ''] = messageOf(error).split('\n');
      const keys = findUnprintable(plain, describeData);
      const line = keys.length === 0 ? 0 : locateKey(readFileSync(file, 'utf8'), keys);
      const what = keys.join('.') || 'it';
      const at = { file: CONFIG_FILE, line };
      const fault = problem('config-threw', [`${what} is no plain data: ${reason}`], at);
      const [first] = keys;
      if (first === undefined || Array.isArray(plain)) throw new VitrineError([fault]);
      faults.set(String(first), fault);
      plain = omitKey(plain as object, String(first));
    }
  }
}

/** Without reading the value that is left out. */
const omitKey = (data: object, key: string) =>
  Object.fromEntries(
    Object.keys(data)
      .filter((each) => each !== key)
      .map((each) => [each, (data as Record<string, unknown>)[each]]),
  );

/** Data as text, with what JSON has no text for: a change of it is a change of the configuration. */
export function describeData(data: unknown): string {
  return JSON.stringify(data, describeValue) ?? '';
}

function describeValue(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  return typeof value === 'function' || typeof value === 'symbol'
    ? `${typeof value} ${value.toString()}`
    : value;
}

/** The template, the only function in a configuration, is not in the cache. */
function withTemplate(config: Config, exported: unknown): Config {
  const template = (exported as Partial<Config>).socialCards?.template;
  if (!config.socialCards || !template) return config;
  return { ...config, socialCards: { ...config.socialCards, template } };
}

function describeThrown(error: unknown, root: string, cacheDir: string): Problem[] {
  if (!(error instanceof ConfigThrew)) {
    // A cache that cannot be written is no mistake in the configuration.
    const refused = error instanceof Error && 'path' in error ? fileProblem(error) : null;
    if (refused) return [refused];
    return readBundlerErrors(error, root).map(
      ({ reason, file, line }) =>
        settingsFault(root, reason) ??
        problem('config-threw', [reason], { file: file || CONFIG_FILE, line }),
    );
  }
  const missing = missingPackage(error.cause, root, listCompiled(cacheDir));
  if (missing) return [missing];
  const { file = path.join(root, CONFIG_FILE), line = 0 } = error.at ?? {};
  return [problem('config-threw', [error.message], { file: path.relative(root, file), line })];
}
