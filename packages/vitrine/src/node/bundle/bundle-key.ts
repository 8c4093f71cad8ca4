import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONFIG_FILE } from '../config/load-config.ts';
import { configFor } from '../config/reach.ts';
import { basePath } from '../base/addresses/base-path.ts';
import { CONTENT_DIR } from '../base/folders.ts';
import { isFile, listFiles } from '../base/files.ts';
import type { LoadedSite } from '../model/site.ts';
import { siteSettings } from './site/site-key.ts';
import { shortDigest } from '../base/text.ts';

/**
 * Digest of everything in a bundle: the engine, the site's code, the demos it shows, and the versions
 * installed. Prose is in no bundle.
 */
export function bundleKey(site: LoadedSite, demoFiles: string[]): string {
  return shortDigest(
    digestCode(site, () => true),
    JSON.stringify(demoFiles),
  );
}

/** The same without the demos' own files. */
export function siteCodeKey(site: LoadedSite): string {
  return digestCode(site, (file) => !file.startsWith(`${CONTENT_DIR}/`));
}

/** Digest of what the sources of demos follow from besides their own text: names of files, and versions. */
export function sourcesKey(site: LoadedSite): string {
  const manifest = path.join(site.root, 'package.json');
  return shortDigest(
    ...listCode(site),
    isFile(manifest) ? readFileSync(manifest) : '',
    readLockfile(site.root),
  );
}

function digestCode(site: LoadedSite, counts: (file: string) => boolean): string {
  const { root, config, engineId } = site;
  const sources = listCode(site).filter(counts);
  return shortDigest(
    engineId,
    JSON.stringify(configFor(config, 'bundle')),
    ...siteSettings(root, config),
    ...publicNames(site),
    ...sources.flatMap((file) => [file, readFileSync(path.join(root, file))]),
    readLockfile(root),
  );
}

/** The base, and the files of `public/` whose addresses get it in styles. */
function publicNames({ root, config }: LoadedSite): string[] {
  const base = basePath(config);
  return base === '/' ? [base] : [base, ...listFiles(path.join(root, 'public'))];
}

/** The files of a site that its code may be in. */
function listCode({ root, config }: LoadedSite): string[] {
  const skipped = new Set(['node_modules', 'public']);
  const output = path.relative(root, path.resolve(root, config.outDir)).replaceAll('\\', '/');
  const isSkipped = (name: string, file: string) =>
    name.startsWith('.') || skipped.has(name) || file === output;
  return listFiles(root, isSkipped).filter((file) => !file.endsWith('.md') && file !== CONFIG_FILE);
}

/** The nearest lockfile upwards; empty without one. */
function readLockfile(dir: string): string {
  for (const name of ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock']) {
    const file = path.join(dir, name);
    if (isFile(file)) return readFileSync(file, 'utf8');
  }
  const parent = path.dirname(dir);
  return parent === dir ? '' : readLockfile(parent);
}
