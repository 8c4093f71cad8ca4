import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../base/files/kinds.ts';
import { analyseDemo, type ModuleImport } from '../../demo/analyse.ts';
import { relativeCandidates } from '../../demo/find-unused.ts';
import { problem, type Problem } from '../../base/errors.ts';
import { uniformText } from '../../base/text.ts';
import type { ResolveLocal } from './resolve-local.ts';
import { findStyleImports } from './style-imports.ts';

/** A file of the site that a demo consists of. */
export interface LocalFile {
  /** Path relative to the site's root, with forward slashes. */
  file: string;
  kind: 'module' | 'style' | 'text' | 'binary';
  content: Buffer;
  /** As editors show it; empty for a binary file. */
  text: string;
  /** Its imports, in source order; empty for anything but modules and style sheets. */
  imports: LocalImport[];
}

export interface LocalImport extends ModuleImport {
  /** The file of the site that is meant; `null` when a package is. */
  target: string | null;
}

/**
 * Reads a file and every local file it imports, each once, in the order in which they are met.
 * @param file path relative to `root`
 * @param resolve of imports by other names than paths; without it they are packages
 */
export function collectLocalFiles(
  root: string,
  file: string,
  resolve: ResolveLocal = () => null,
): { files: LocalFile[]; problems: Problem[] } {
  const files = new Map<string, LocalFile>();
  const problems: Problem[] = [];
  const visit = (name: string) => {
    if (files.has(name)) return;
    const local = readLocalFile(root, name, problems, resolve);
    files.set(name, local);
    for (const { target } of local.imports) if (target !== null) visit(target);
  };
  visit(file);
  return { files: [...files.values()], problems };
}

function readLocalFile(
  root: string,
  file: string,
  problems: Problem[],
  resolve: ResolveLocal,
): LocalFile {
  const content = readFileSync(path.join(root, file));
  const kind = kindOf(file, content);
  const text = kind === 'binary' ? '' : uniformText(content.toString());
  const imports: LocalImport[] = [];
  for (const found of findImports(kind, text, file, problems)) {
    const { specifier } = found;
    const relative = kind === 'style' && !specifier.startsWith('.') ? `./${specifier}` : specifier;
    const candidates = relativeCandidates(relative, file);
    const beside = candidates.find((candidate) => isFile(path.join(root, candidate)));
    const target = beside ?? (kind === 'module' ? resolve(specifier, file) : null);
    if (target === null && candidates.length > 0 && specifier === relative) {
      problems.push(problem('unresolved-import', [found.specifier], { file, line: found.line }));
    } else imports.push({ ...found, target });
  }
  return { file, kind, content, text, imports };
}

function findImports(
  kind: LocalFile['kind'],
  source: string,
  file: string,
  problems: Problem[],
): ModuleImport[] {
  if (kind === 'style') return findStyleImports(source);
  if (kind !== 'module') return [];
  const analysis = analyseDemo(source, file);
  // Only the demo itself needs a default export.
  problems.push(...analysis.problems.filter(({ code }) => code !== 'demo-without-export'));
  return analysis.imports;
}

function kindOf(file: string, content: Buffer): LocalFile['kind'] {
  if (/\.[cm]?[jt]sx?$/.test(file)) return 'module';
  if (file.endsWith('.css')) return 'style';
  // No text has this byte, and hardly any other file is without it.
  return content.includes(0) ? 'binary' : 'text';
}
