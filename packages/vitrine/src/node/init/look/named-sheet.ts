import { createRequire } from 'node:module';
import path from 'node:path';
import { failure } from '../../base/errors.ts';
import { isFile } from '../../base/files/kinds.ts';
import { findPackage } from '../../base/packages/find-package.ts';
import { listStyleSheets } from './list-style-sheets.ts';
import { sitePath } from './site-path.ts';

const SHEET = /\.(?:p?css|s[ac]ss|less|styl(?:us)?)$/i;

/**
 * The style sheet that `--css` names, as a sheet in the site imports it: a file of the project, or one of a package.
 * @throws VitrineError `usage` for a path that leads to none
 */
export function readNamedSheet(root: string, site: string, css: string): string {
  const named = css.replaceAll('\\', '/');
  const file = path.resolve(root, named);
  if (isFile(file) && SHEET.test(file)) return sitePath(site, file);
  if (!/^(?:\.|\/|[a-z]:)/i.test(named) && named.includes('/')) return named;
  throw failure('usage', [
    `--css expects a style sheet, as src/styles.css in this folder or @acme/ui/styles.css of a package, received "${css}"`,
  ]);
}

/**
 * Refuses a style sheet of a package that is not there, now that the package is.
 * @throws VitrineError `usage`
 */
export function checkNamedSheet(site: string, css: string): void {
  const [, name] = /^((?:@[^/]+\/)?[^./][^/]*)\//.exec(css) ?? [];
  if (name === undefined) return;
  const found = findPackage(site, name);
  if (!found) throw failure('usage', [`--css names a package that is not installed: ${name}`]);
  const known = listStyleSheets(found).map(({ specifier }) => specifier);
  if (known.includes(css) || isSheetOf(site, css)) return;
  const list = known.length === 0 ? 'none' : known.slice(0, 5).join(', ');
  throw failure('usage', [
    `--css names a style sheet that ${name} does not have: ${css}. It has ${list}`,
  ]);
}

/** Whether it is one of an installed package, be it no plain one, as one in Sass. */
export function isSheetOf(site: string, css: string): boolean {
  try {
    return isFile(createRequire(path.join(site, 'index.js')).resolve(css));
  } catch {
    return false;
  }
}
