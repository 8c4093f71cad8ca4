import path from 'node:path';
import { readJson, writeJson } from '../base/files.ts';
import { shortDigest } from '../base/text.ts';
import { formatJavaScript, formatKey } from './format-code.ts';
import { javaScriptName, toJavaScript } from './to-javascript.ts';

/** Makes JavaScript from TypeScript, once for each text. */
export interface JavaScriptStore {
  /** @param file relative to the site's root; a file that is JavaScript is returned as it is */
  translate: (source: string, file: string) => Promise<string>;
  /** Caches the files asked for since the store was opened, and drops all others. */
  save: () => void;
}

export function openJavaScriptStore(
  root: string,
  cacheDir: string,
  engineId: string,
): JavaScriptStore {
  const record = path.join(cacheDir, 'javascript.json');
  const stored = readJson<Record<string, string>>(record) ?? {};
  const used: Record<string, string> = {};
  const common = shortDigest(engineId, formatKey(root));
  let changed = false;
  return {
    translate: async (source, file) => {
      if (javaScriptName(file) === file) return source;
      // The folder counts: a project may format its folders differently.
      const key = shortDigest(common, file, source);
      changed ||= stored[key] === undefined;
      used[key] ??=
        stored[key] ?? (await formatJavaScript(toJavaScript(source, file), path.join(root, file)));
      return used[key];
    },
    save: () => {
      const dropped = Object.keys(stored).length !== Object.keys(used).length;
      if (changed || dropped) writeJson(record, used);
    },
  };
}
