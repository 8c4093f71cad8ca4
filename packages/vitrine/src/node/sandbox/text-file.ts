import path from 'node:path';
import { analyseDemo } from '../demo/analyse.ts';
import type { Problem } from '../base/errors.ts';
import { readExcerpt } from './excerpt.ts';
import type { JavaScriptStore } from './javascript-store.ts';
import { collectLocalFiles, type LocalFile, type LocalImport } from './local/local-files.ts';
import type { ResolveLocal } from './local/resolve-local.ts';
import { javaScriptName } from './to-javascript.ts';

/** A local file as readers get it, in both languages; the same in both unless it is TypeScript. */
export interface TextFile extends LocalFile {
  ts: TextVariant;
  js: TextVariant;
}

export interface TextVariant {
  /** The text without the marks of an excerpt; empty for a binary file. */
  code: string;
  /** The marked part; empty without marks. */
  excerpt: string;
  imports: LocalImport[];
}

/**
 * Reads a file and every local file it imports.
 * @param file relative to the site's root
 */
export async function readTextFiles(
  root: string,
  file: string,
  javaScript: JavaScriptStore,
  resolve?: ResolveLocal,
): Promise<{ files: TextFile[]; problems: Problem[] }> {
  const { files, problems } = collectLocalFiles(root, file, resolve);
  const read: TextFile[] = [];
  for (const local of files) {
    const { ts, js, ...found } = await readVariants(local, javaScript);
    read.push({ ...local, ts, js });
    problems.push(...found.problems);
  }
  return { files: read, problems };
}

async function readVariants(
  { file, kind, text: source, imports }: LocalFile,
  javaScript: JavaScriptStore,
): Promise<{ ts: TextVariant; js: TextVariant; problems: Problem[] }> {
  if (kind !== 'module') {
    const only = { code: source, excerpt: '', imports };
    return { ts: only, js: only, problems: [] };
  }
  const { problems, ...marked } = readExcerpt(source, file);
  const locate = createLocator(imports);
  const ts = { ...marked, imports: locate(marked.code, file) };
  const name = javaScriptName(file);
  if (problems.length > 0) return { ts, js: ts, problems };
  const plain = await javaScript.translate(source, file);
  const translated = renameImports(plain, name, locate);
  const { code, excerpt } = readExcerpt(translated, name);
  // An excerpt of types alone has no JavaScript: all of it is shown instead.
  const shown = ts.excerpt !== '' && excerpt === '' ? code : excerpt;
  const js = { code, excerpt: shown, imports: locate(code, name) };
  return { ts, js, problems };
}

/** Finds the imports of a text that was made from the file with the given ones. */
type Locate = (code: string, file: string) => LocalImport[];

function createLocator(imports: LocalImport[]): Locate {
  const targets = new Map<string, string | null>();
  for (const { specifier, target } of imports) {
    targets.set(specifier, target);
    if (target !== null) targets.set(toJavaScriptSpecifier(specifier, target), target);
  }
  const known = new Map<string, LocalImport[]>();
  return (code, file) => {
    // Without types the text is the same in both languages.
    const found =
      known.get(code) ??
      analyseDemo(code, file).imports.map((one) => ({
        ...one,
        target: targets.get(one.specifier) ?? null,
      }));
    known.set(code, found);
    return found;
  };
}

/** A file that is imported with its extension has another one in JavaScript. */
function renameImports(code: string, file: string, locate: Locate): string {
  return locate(code, file).reduceRight((text, { specifier, target, start, end }) => {
    const next = target === null ? specifier : toJavaScriptSpecifier(specifier, target);
    if (next === specifier) return text;
    return `${text.slice(0, start + 1)}${next}${text.slice(end - 1)}`;
  }, code);
}

function toJavaScriptSpecifier(specifier: string, target: string): string {
  const name = javaScriptName(target);
  if (name === target) return specifier;
  return specifier.replace(/\.[cm]?[jt]sx?(?=$|[?#])/, path.posix.extname(name));
}
