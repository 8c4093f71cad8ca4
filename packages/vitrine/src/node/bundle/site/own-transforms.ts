import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { upwards } from '../../base/folders.ts';
import { parseJson } from '../../base/text.ts';
import type { BundleConfig } from '../../config/reach.ts';

const POSTCSS = /^(?:postcss\.config\.\w+|\.postcssrc(?:\..+)?)$/;

/**
 * Whether a site has what may change any module, or make styles of any file: plugins, constants, PostCSS. Then nothing
 * of it can be compiled apart from the rest.
 */
export function hasOwnTransforms(root: string, { vite }: Pick<BundleConfig, 'vite'>): boolean {
  if (!vite) return hasPostCss(root);
  const { define = {}, css } = vite.options;
  const isTold = vite.plugins.length > 0 || Object.keys(define).length > 0 || css !== undefined;
  return isTold || hasPostCss(root);
}

/** Looked for upwards, as Vite does. */
const hasPostCss = (root: string): boolean =>
  [...upwards(root)].some(
    (dir) => readdirSync(dir).some((name) => POSTCSS.test(name)) || namesPostCss(dir),
  );

function namesPostCss(dir: string): boolean {
  try {
    const manifest: unknown = parseJson(readFileSync(path.join(dir, 'package.json'), 'utf8'));
    return (manifest as { postcss?: unknown }).postcss !== undefined;
  } catch {
    // None, or no JSON.
  }
  return false;
}
