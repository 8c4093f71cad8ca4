/** Modules that pass on all that others have, found by their text: syntax takes time, and there are hundreds of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findModule } from '../../../base/code/find-module.ts';
import { isFile } from '../../../base/files/kinds.ts';

export interface Barrel {
  file: string;
  text: string;
  /** What it passes on, as it is written there. */
  stars: string[];
}

/** The modules behind `export *`, from those files on, that have such a line themselves. */
export function* listBarrels(files: readonly string[]): Generator<Barrel> {
  const seen = new Set<string>();
  const left = [...files].reverse();
  while (left.length > 0) {
    const file = left.pop()!;
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    const stars = [...text.matchAll(STAR)].map(([, specifier = '']) => specifier);
    if (stars.length === 0) continue;
    yield { file, text, stars };
    left.push(...stars.flatMap((specifier) => fileBeside(file, specifier) ?? []).reverse());
  }
}

const STAR = /^[ \t]*export (?:type )?\* from ['"]([^'"]*)['"]/gm;

/** The file that declares what a module imports from beside it. */
export function fileBeside(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const base = path.resolve(path.dirname(file), specifier);
  const plain = base.replace(/\.([cm]?)js$/, '');
  const [, kind = ''] = /\.([cm]?)js$/.exec(base) ?? [];
  const ends = [`.d.${kind}ts`, `.${kind}ts`, '.tsx', '/index.d.ts', '/index.ts', '/index.tsx'];
  return ends.map((end) => plain + end).find(isFile) ?? findModule(base) ?? undefined;
}
