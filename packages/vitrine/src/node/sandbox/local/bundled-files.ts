import path from 'node:path';
import type { SiteVite } from '../../config/vite/options.ts';
import type { LocalFile } from './local-files.ts';

const PREPROCESSED = /\.(?:scss|sass|less|styl|stylus|pcss)$/;
/** A module that makes styles when the site is bundled. */
const STYLE_MODULE = /\.css\.[cm]?[jt]sx?$/;
const EDITABLE = /\.(?:[cm]?[jt]sx?|css|json)$/;
/** Rules that a browser does not know, or knows only of files. */
const COMPILED_RULE =
  /@(?:import|apply|theme|reference|tailwind|plugin|utility|variant|custom-variant|value)\b|\bcomposes\s*:/i;

/** Tells files that only the bundler can make anything of: in an edited demo they are as they were bundled. */
export type IsBundled = (file: Pick<LocalFile, 'file' | 'content'>) => boolean;

/** @param vite what the site tells its bundler */
export function createBundledCheck(vite: SiteVite | undefined): IsBundled {
  const hasPlugins = (vite?.plugins.length ?? 0) > 0;
  return ({ file, content }) => {
    if (PREPROCESSED.test(file) || STYLE_MODULE.test(file)) return true;
    if (file.endsWith('.css')) return COMPILED_RULE.test(content.toString());
    return hasPlugins && !EDITABLE.test(file);
  };
}

/** What an import of a file is called that the site provides as it was bundled; the query is a part of it. */
export function bundledName(target: string, specifier: string): string {
  return `/${target}${/\?[^#]*/.exec(specifier)?.[0] ?? ''}`;
}

/**
 * Where imports lead to that are no paths of files to be edited: by specifier the name of another file, or what the
 * site provides, which begins with a slash.
 */
export function linkImports(
  { file, imports }: Pick<LocalFile, 'file' | 'imports'>,
  files: ReadonlyMap<string, Pick<LocalFile, 'file' | 'content'>>,
  isBundled: IsBundled,
  nameOf: (file: string) => string,
): Record<string, string> {
  const links: Record<string, string> = {};
  for (const { specifier, target } of imports) {
    if (target === null || path.extname(file) === '.css') continue;
    const found = files.get(target);
    const hasQuery = specifier.includes('?');
    if (found && (isBundled(found) || hasQuery)) links[specifier] = bundledName(target, specifier);
    else if (!specifier.startsWith('.')) links[specifier] = nameOf(target);
  }
  return links;
}
