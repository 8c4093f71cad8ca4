import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files.ts';
import { RECORD_FILE } from '../folders.ts';

const NOT_OWN = new Set(['node_modules', 'public']);

/**
 * The files that a site is made of: neither installed, nor published as they are, nor hidden, nor written by a build.
 * @param outDir as the configuration has it; builds with another one have marked theirs
 * @returns paths relative to the root, with forward slashes
 */
export function listSiteFiles(root: string, outDir: string): string[] {
  const output = path.relative(root, path.resolve(root, outDir)).replaceAll('\\', '/');
  const outputs = new Set([output, ...listOutputs(root)]);
  return listFiles(
    root,
    (name, file) => name.startsWith('.') || NOT_OWN.has(name) || outputs.has(file),
  );
}

/** Names of the folders in a site's own that builds have written, whatever they were called then. */
export function listOutputs(root: string): string[] {
  return readdirSync(root).filter((name) => existsSync(path.join(root, name, RECORD_FILE)));
}
