import path from 'node:path';
import { failure, VitrineError } from '../base/errors.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { messageOf, shortDigest } from '../base/text.ts';
import { formatJavaScript } from './format-code.ts';
import { formatKey, knowNoFormats, type FormatOptions, type KnownFormats } from './format-files.ts';
import { javaScriptName, toJavaScript } from './to-javascript.ts';

/** Makes JavaScript from TypeScript, once for each text. */
export interface JavaScriptStore {
  /** @param file relative to the site's root; a file that is JavaScript is returned as it is */
  translate: (source: string, file: string) => Promise<string>;
  /**
   * Caches the files asked for since the store was opened.
   * @param most number of files from which on the others are dropped
   */
  save: (most: number) => void;
}

/** @throws VitrineError `demo-syntax` where one of three parsers minds what the others let pass */
async function makeJavaScript(
  root: string,
  source: string,
  file: string,
  known: KnownFormats,
): Promise<string> {
  try {
    const plain = toJavaScript(source, file);
    // Without types it is JavaScript already, as its author formats it.
    return plain === source ? source : await formatJavaScript(plain, path.join(root, file), known);
  } catch (error) {
    if (error instanceof VitrineError) throw error;
    // Both say the place, in the text that they were given: its lines are those of the source.
    const { loc } = error as { loc?: { line?: number; start?: { line?: number } } };
    const [reason = ''] = messageOf(error).split('\n');
    throw failure('demo-syntax', [reason], { file, line: loc?.line ?? loc?.start?.line ?? 0 });
  }
}

/** Those of the last configurations: of each folder one, and of other branches. */
const KEPT_FORMATS = 20;

export function openJavaScriptStore(
  root: string,
  cacheDir: string,
  engineId: string,
): JavaScriptStore {
  const record = path.join(cacheDir, 'javascript.json');
  const stored = readJson<Record<string, string>>(record) ?? {};
  const used: Record<string, string> = {};
  const common = shortDigest(engineId, formatKey(root));
  const formats = path.join(cacheDir, 'formats.json');
  const options = new Map(readJson<[string, FormatOptions][]>(formats));
  const asked = options.size;
  const known = { ...knowNoFormats(root), options };
  let changed = false;
  return {
    translate: async (source, file) => {
      if (javaScriptName(file) === file) return source;
      // The folder counts: a project may format its folders differently.
      const key = shortDigest(common, file, source);
      changed ||= stored[key] === undefined;
      used[key] ??= stored[key] ?? (await makeJavaScript(root, source, file, known));
      return used[key];
    },
    save: (most) => {
      const all = { ...stored, ...used };
      if (options.size > asked) writeJson(formats, [...options].slice(-KEPT_FORMATS));
      const isFull = Object.keys(all).length > most;
      if (changed || isFull) writeJson(record, isFull ? used : all);
    },
  };
}
