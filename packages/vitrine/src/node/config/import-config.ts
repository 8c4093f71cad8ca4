import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checksumOf, fileChecksum } from '../base/checksum.ts';
import { loadRolldown } from '../base/code/load-bundler.ts';
import { createTimeLimit } from '../base/code/time-limit.ts';
import { readEngineId } from '../base/engine-id.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { writeAtomic } from '../base/files/write.ts';
import { messageOf, shortDigest } from '../base/text.ts';
import { findSettings } from './settings-fault.ts';

const RECORD = 'config-files.json';
const MODULE = 'config.mjs';

/** Name under which a configuration finds what stops it. */
const CHECK = '__vitrineConfigCheck';
/** Milliseconds that it may run, without a pause or until it is there: scripts may be called that take their time. */
const LIMIT_MS = 30_000;

/** A compiled configuration: valid while its source files are the same, in the same place. */
interface CompiledConfig {
  digest: string;
  files: string[];
  /** Of the module. */
  checksum: string;
}

/**
 * Runs a TypeScript configuration and returns its default export. The file and what it imports by a
 * relative path are compiled to one module, cached in `cacheDir`, which must be inside the site so that
 * packages resolve. It is run every time: a configuration may read files that it does not import.
 * @param limit milliseconds that it may run
 * @throws whatever compiling it throws; `ConfigThrew` with what running it does, or when it does not end
 */
export async function importConfig(
  file: string,
  cacheDir: string,
  limit = LIMIT_MS,
): Promise<unknown> {
  const module = path.join(cacheDir, MODULE);
  const record = path.join(cacheDir, RECORD);
  const known = readJson<CompiledConfig>(record);
  const isCurrent = known !== null && known.digest === digestFiles(file, known.files);
  if (!isCurrent || known.checksum !== fileChecksum(module)) {
    const { code: compiled, files, digest } = await compileConfig(file);
    const { guardCode } = await import('../base/code/guard-code.ts');
    const code = guardCode(compiled, `${CHECK}()`, true);
    writeAtomic(module, code);
    writeJson(record, { digest, files, checksum: checksumOf(code) } satisfies CompiledConfig);
  }
  // The query makes a dev server import a changed module again.
  const url = `${pathToFileURL(module).href}?${Date.now()}`;
  const toError = () => new Error(`it has not ended within ${limit / 1000} seconds`);
  Object.assign(globalThis, { [CHECK]: createTimeLimit(limit, toError).check });
  let timer: NodeJS.Timeout | undefined;
  // It also keeps the process until then: with nothing else to come, Node would end it without a word.
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(toError()), limit);
  });
  try {
    const module = (await Promise.race([import(url), tooLong])) as { default?: unknown };
    return module.default;
  } catch (error) {
    throw new ConfigThrew(error, await findThrow(error, file, url));
  } finally {
    clearTimeout(timer);
  }
}

/** The configuration that was compiled last, and what it imports by a relative path; absolute. */
export function listConfigFiles(cacheDir: string): string[] {
  return readJson<CompiledConfig>(path.join(cacheDir, RECORD))?.files ?? [];
}

/** What the last configuration was compiled to, and what of; absolute. */
export const listCompiled = (cacheDir: string) => ({
  module: path.join(cacheDir, MODULE),
  sources: listConfigFiles(cacheDir),
});

/** Digest of the configuration that was imported last, with what it imports by a relative path. */
export function readConfigKey(cacheDir: string): string {
  return readJson<CompiledConfig>(path.join(cacheDir, RECORD))?.digest ?? '';
}

/** Thrown when a configuration compiles and then throws. */
export class ConfigThrew extends Error {
  constructor(
    cause: unknown,
    /** The topmost line of the site's own in the stack, counted from 1; `null` when there is none. */
    readonly at: { file: string; line: number } | null,
  ) {
    super(messageOf(cause), { cause });
  }
}

/** Compiles again with a source map, which is not worth its time while nothing is wrong. */
async function findThrow(error: unknown, file: string, url: string): Promise<ConfigThrew['at']> {
  const stack = error instanceof Error ? String(error.stack) : '';
  // Stacks may have the path alone.
  const [, place = ''] = stack.split(url.replace('file://', ''));
  const [, line, column] = /^:(\d+):(\d+)/.exec(place) ?? [];
  const { map } = await compileConfig(file, true);
  if (line === undefined || !map) return null;
  const entry = new SourceMap(JSON.parse(map.toString()) as SourceMapPayload).findEntry(
    Number(line) - 1,
    Number(column) - 1,
  );
  if (!('originalSource' in entry)) return null;
  const source = path.resolve(path.dirname(file), entry.originalSource);
  return { file: source, line: entry.originalLine + 1 };
}

async function compileConfig(file: string, sourcemap = false) {
  const { rolldown } = loadRolldown();
  const sources = new Map<string, string>();
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    plugins: [
      {
        name: 'vitrine:config-url',
        transform: (code, id) => {
          sources.set(id, code);
          return {
            // Each module keeps its own address, although all end up in one file. JSON has no mark at its beginning.
            code: code
              .replace(/^\uFEFF/, '')
              .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
            // Lines stay what they are.
            map: null,
          };
        },
      },
    ],
  });
  const { output } = await bundle.generate({
    // Names in the source map are relative to it; nothing is written.
    dir: path.dirname(file),
    format: 'esm',
    codeSplitting: false,
    sourcemap,
  });
  await bundle.close();
  const [{ code, map }] = output;
  // Of a module whose constants were put where they are used the output knows nothing.
  const files = [...sources.keys()].filter((id) => path.isAbsolute(id)).sort();
  // Of the sources that were compiled: a file may have been written again since.
  const digest = digestOf(
    file,
    files.map((id) => sources.get(id) ?? ''),
  );
  return { code, map, files, digest };
}

/**
 * Of the engine, which compiles it, of the configuration's path, of the settings that it is compiled by and of the files'
 * contents: settings that cannot be read are told, whatever else is as it was.
 */
function digestOf(config: string, contents: readonly (string | Buffer)[]): string {
  const settings = findSettings(path.dirname(config));
  const text = settings === null ? '' : readFileSync(settings);
  return shortDigest(readEngineId(), config, settings ?? '', text, ...contents);
}

function digestFiles(config: string, files: string[]): string | undefined {
  try {
    return digestOf(
      config,
      files.map((file) => readFileSync(file)),
    );
  } catch {
    // One of them is missing.
  }
}
