import path from 'node:path';
import type { Code, CodeVariants, DemoSourceData } from '../../shared/contract.ts';
import type { Config } from '../config/schema.ts';
import { highlight } from '../markdown/code/highlight.ts';
import { createBundledCheck, linkImports } from './local/bundled-files.ts';
import type { ResolveDependencies } from './local/dependencies.ts';
import { createProject } from './project.ts';
import type { TextFile } from './text-file.ts';
import { javaScriptName } from './to-javascript.ts';

interface SourceOptions {
  config: Pick<Config, 'demos' | 'language' | 'repository' | 'vite'>;
  /** The site's wrapper and what it imports; empty for a site without one. */
  wrapper: TextFile[];
  /** `demos.vite` and what it imports; empty for a site without one. */
  bundler: TextFile[];
  resolve: ResolveDependencies;
  /** The demo may be exported as a project. */
  portable: boolean;
}

/**
 * A demo as the viewer shows it, and as a project of its own.
 * @param files the demo's own first
 */
export function readSource(
  files: TextFile[],
  { config, wrapper, bundler, resolve, portable }: SourceOptions,
): DemoSourceData {
  const { file = '', ts, js } = files[0] ?? {};
  const nameOf = (name: string) => path.posix.relative(path.posix.dirname(file), name);
  const isBundled = createBundledCheck(config.vite);
  const byName = new Map(files.map((each) => [each.file, each]));
  const linked = (code: Code, each: TextFile, language: 'ts' | 'js'): Code => {
    const named = (target: string) => nameOf(language === 'js' ? javaScriptName(target) : target);
    const { imports } = each[language];
    const links = linkImports({ file: each.file, imports }, byName, isBundled, named);
    return {
      ...code,
      ...(Object.keys(links).length > 0 && { links }),
      ...(each.file !== file && isBundled(each) && { fixed: true as const }),
    };
  };
  return {
    files: files
      .filter(({ kind }) => kind !== 'binary')
      .map((each) => {
        const { ts: typed, js: plain } = codeVariants(
          nameOf(each.file),
          each.ts.code,
          each.js.code,
        );
        return { ts: linked(typed, each, 'ts'), js: linked(plain, each, 'js') };
      }),
    excerpt:
      ts && js && ts.excerpt !== '' ? codeVariants(nameOf(file), ts.excerpt, js.excerpt) : null,
    project: portable
      ? createProject({
          title: config.demos.title,
          description: config.repository?.source?.replace('{file}', file) ?? file,
          language: config.language,
          files,
          wrapper,
          bundler,
          resolve,
        })
      : null,
  };
}

function codeVariants(name: string, ts: string, js: string): CodeVariants {
  const typescript = toCode(name, ts);
  const translated = javaScriptName(name);
  // Most demos have no types: their text is read and coloured once.
  const isSame = ts === js;
  return {
    ts: typescript,
    js: isSame ? { ...typescript, name: translated } : toCode(translated, js),
  };
}

function toCode(name: string, text: string): Code {
  const code = text.trimEnd();
  return { name, code, html: highlight(code, path.extname(name).slice(1)) };
}
