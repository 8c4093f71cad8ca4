import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LAST_RULE } from '../../shared/contract.ts';
import { basePath, placeAddress } from '../base/addresses/base-path.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { shortDigest } from '../base/text.ts';
import type { Config } from '../config/schema.ts';
import type { SiteFonts } from '../model/site-fonts.ts';
import { fallbackFace, type FontMetrics } from './fallback.ts';
import { FIRST_SUBSET, findFontPackage, type FontPackage } from './font-package.ts';
import { readRange } from './unicode-range.ts';

const FOLDER = '/assets/fonts';
const KINDS = ['sans', 'mono'] as const;
type Kind = (typeof KINDS)[number];
type Covers = ReturnType<typeof readRange>;
/** Letters and the marks on them: a sign from another font is no blemish, a letter within a word is. */
const NOT_ASCII = /(?![\0-\x7f])[\p{L}\p{M}]/gu;
/** What stands behind a family of the site's, as in `browser/styles/tokens.css`. */
const OTHERS: Record<Kind, string> = {
  sans: "system-ui,'Segoe UI',Helvetica,Arial,sans-serif",
  mono: 'ui-monospace,Menlo,Consolas,monospace',
};

/**
 * Reads the fonts that a site's configuration names.
 * @throws VitrineError `unknown-font`
 */
export async function readSiteFonts(
  root: string,
  { fonts, url: site }: Pick<Config, 'fonts' | 'url'>,
  cacheDir: string,
): Promise<SiteFonts> {
  const files = new Map<string, string>();
  const preload: string[] = [];
  const parts = { css: '', inlineCss: '', styles: '' };
  const isIn = { first: [] as Covers[], others: [] as Covers[] };
  for (const kind of KINDS) {
    const family = fonts?.[kind];
    if (family === undefined) continue;
    const found = findFontPackage(root, kind, family);
    const fallback = fallbackFace(kind, family, await readMetrics(found, cacheDir));
    const name = `:root{--v-${kind}:"${family}","${family} Fallback",${OTHERS[kind]}}`;
    parts.css += fallback + name;
    parts.inlineCss += fallback + name;
    for (const { subset, weight, range, file } of found.files) {
      const content = readFileSync(file);
      const url = `${FOLDER}/${path.basename(file, '.woff2')}-${shortDigest(content)}.woff2`;
      const placed = placeAddress(basePath({ url: site }), url);
      // Shown if it is there at once, and from the next page on: a late font would move what is read.
      const face = (src: string) =>
        `@font-face{font-family:"${family}";src:url(${src})format("woff2");font-weight:${weight};` +
        `font-display:optional;unicode-range:${range}}`;
      files.set(url, file);
      isIn[subset === FIRST_SUBSET ? 'first' : 'others'].push(readRange(range));
      if (subset === FIRST_SUBSET) {
        preload.push(url);
        parts.css += face(placed);
        parts.inlineCss += face(`data:font/woff2;base64,${content.toString('base64')}`);
      } else parts.styles += face(placed);
    }
  }
  // `browser/inline/fonts.ts` ends it, and where there are no scripts nothing begins it.
  if (parts.css !== '') parts.css += 'html[data-fonts] body{visibility:hidden}';
  if (parts.styles !== '') parts.styles += LAST_RULE;
  const styleUrl = parts.styles === '' ? '' : `${FOLDER}/fonts-${shortDigest(parts.styles)}.css`;
  const needsStyles = (text: string) =>
    [...new Set(text.match(NOT_ASCII))].some(
      (letter) =>
        isIn.others.some((covers) => covers(letter)) &&
        !isIn.first.some((covers) => covers(letter)),
    );
  return { ...parts, preload, files, styleUrl, needsStyles };
}

/** The metrics of a font's first file; to take it apart takes longer than to build a page. */
async function readMetrics(
  { name, version, files }: FontPackage,
  cacheDir: string,
): Promise<FontMetrics> {
  const { file } = files.find(({ subset }) => subset === FIRST_SUBSET)!;
  const record = path.join(cacheDir, 'fonts', `${path.basename(file, '.woff2')}.json`);
  const kept = readJson<{ key: string; metrics: FontMetrics }>(record);
  const key = `${name}@${version}`;
  if (kept?.key === key) return kept.metrics;
  const { fromFile } = await import('@capsizecss/unpack/fs');
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromFile(file);
  const metrics = { ascent, descent, lineGap, unitsPerEm, xWidthAvg };
  writeJson(record, { key, metrics });
  return metrics;
}
