import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { writeAtomic } from '../base/files.ts';
import { shortDigest } from '../base/text.ts';

/** Sources of demos as files in the cache, under the names that they have in the output. */
interface SourceTexts {
  has: (url: string) => boolean;
  /** @returns the address, which ends with a digest of the text */
  add: (id: string, text: string) => string;
  /** @throws CacheDamaged when the file is gone, or is not what the digest says; it is then removed */
  read: (url: string) => string;
  /** Removes all others. */
  keep: (urls: readonly string[]) => void;
}

export function openSourceTexts(dir: string): SourceTexts {
  const fileOf = (url: string) => path.join(dir, path.posix.basename(url));
  return {
    has: (url) => existsSync(fileOf(url)),
    add: (id, text) => {
      const url = `/assets/sources/${id}-${shortDigest(text)}.json`;
      writeAtomic(fileOf(url), text);
      return url;
    },
    read: (url) => {
      const file = fileOf(url);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (url.endsWith(`-${shortDigest(text)}.json`)) return text;
      rmSync(file, { force: true });
      throw new CacheDamaged(file, 'its digest is another');
    },
    keep: (urls) => {
      const wanted = new Set(urls.map((url) => path.posix.basename(url)));
      for (const name of existsSync(dir) ? readdirSync(dir) : []) {
        if (!wanted.has(name)) rmSync(path.join(dir, name), { force: true });
      }
    },
  };
}
