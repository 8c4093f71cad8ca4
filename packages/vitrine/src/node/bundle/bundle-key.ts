import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configFor } from '../config/reach.ts';
import type { Config } from '../config/schema.ts';
import { directionOf } from '../config/values/language.ts';
import { basePath } from '../base/addresses/base-path.ts';
import { CONFIG_FILE, CONTENT_DIR } from '../base/folders.ts';
import { listSiteFiles } from '../base/files/site-files.ts';
import { isFile } from '../base/files/kinds.ts';
import { listFiles } from '../base/files/list-files.ts';
import { readLockfiles } from '../base/install/lockfiles.ts';
import { shortDigest } from '../base/text.ts';
import { listApart, type DemoPlan } from './demos/demo-plan.ts';
import { hasOwnTransforms } from './site/own-transforms.ts';
import { siteSettings } from './site/site-key.ts';

/** The parts of a site that its code is found by. */
export interface CodeSite {
  root: string;
  config: Config;
  engineId: string;
}

/**
 * Digest of everything in a bundle but for its parts: the engine, the site's code, what its demos import, and the
 * versions installed. Prose is in no bundle.
 * @param needing files that the bundle turned out to contain
 */
export function bundleKey(site: CodeSite, plan: DemoPlan, needing: readonly string[]): string {
  const modules = listApart(plan);
  const apart = new Set([...modules.map(({ file }) => file), ...styleFiles(site)]);
  for (const file of needing) apart.delete(file);
  return shortDigest(
    digestCode(site, (file) => !apart.has(file)),
    JSON.stringify([plan.whole, modules.map(({ file, imports }) => [file, imports])]),
  );
}

/** Digest of what edited demos run with: the same without the demos' own files. */
export function siteCodeKey(site: CodeSite, needing: readonly string[] = []): string {
  const apart = new Set(styleFiles(site));
  for (const file of needing) apart.delete(file);
  return digestCode(site, (file) => !file.startsWith(`${CONTENT_DIR}/`) && !apart.has(file));
}

/** Digest of what the site's own style sheets follow from. */
export function stylesKey(site: CodeSite): string {
  const { root, config } = site;
  const isAny = hasOwnTransforms(root, config);
  return digestCode(site, (file) => isAny || !SCRIPT.test(file));
}

/** Digest of what the sources of demos follow from besides their own text: names of files, and versions. */
export function sourcesKey(site: CodeSite): string {
  const manifest = path.join(site.root, 'package.json');
  return shortDigest(
    ...listCode(site),
    isFile(manifest) ? readFileSync(manifest) : '',
    readLockfiles(site.root),
  );
}

const SCRIPT = /\.[cm]?[jt]sx?$/;
const STYLE = /\.(?:css|s[ac]ss|less|styl|stylus|pcss|postcss|sss)$/;

/** The site's own style sheets, which no script contains; those that another one names may be in any. */
export function styleFiles(site: CodeSite): string[] {
  const { root, config } = site;
  const named = [config.styles, ...Object.values(config.pageStyles)]
    .flatMap((file) => file ?? [])
    .map((file) => path.relative(root, path.resolve(root, file)).replaceAll('\\', '/'));
  if (named.length === 0 || hasOwnTransforms(root, config)) return [];
  const others = listCode(site).filter((file) => STYLE.test(file));
  const texts = others.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
  return named.filter(
    (file) => !texts.some(([other, text]) => other !== file && text.includes(path.basename(file))),
  );
}

function digestCode(site: CodeSite, counts: (file: string) => boolean): string {
  const { root, config, engineId } = site;
  const all = listCode(site);
  return shortDigest(
    engineId,
    JSON.stringify(configFor(config, 'bundle')),
    directionOf(config.language),
    ...siteSettings(root, config),
    ...publicNames(site),
    ...all.flatMap((file) => (counts(file) ? [file, readFileSync(path.join(root, file))] : [])),
    readLockfiles(root),
  );
}

/** The base, and the files of `public/` whose addresses get it in styles. */
function publicNames({ root, config }: CodeSite): string[] {
  const base = basePath(config);
  return base === '/' ? [base] : [base, ...listFiles(path.join(root, 'public'))];
}

/** The files of a site that its code may be in. */
function listCode({ root, config }: CodeSite): string[] {
  const files = listSiteFiles(root, config.outDir);
  return files.filter((file) => !file.endsWith('.md') && file !== CONFIG_FILE);
}
