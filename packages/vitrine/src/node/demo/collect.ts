import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../base/files.ts';
import { analyseDemo } from './analyse.ts';
import type { SiteModules } from './find-unused.ts';

const modulePattern = /\.[cm]?[jt]sx?$/;
const skipped = new Set(['node_modules', 'public']);

/** Finds and parses the modules of a site; `outDir` is left out along with installed packages. */
export function collectDemoFiles(root: string, outDir = 'dist'): SiteModules {
  const isSkipped = (name: string) => name.startsWith('.') || skipped.has(name);
  const output = `${path.posix.normalize(outDir)}/`;
  const files = listFiles(root, isSkipped).filter(
    (file) => modulePattern.test(file) && !/\.d\.[cm]?ts$/.test(file) && !file.startsWith(output),
  );
  const analyses = new Map(
    files.map((file) => [file, analyseDemo(readFileSync(path.join(root, file), 'utf8'), file)]),
  );
  return { candidates: files.filter((file) => /^content\/.*\.[jt]sx$/.test(file)), analyses };
}
