import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../base/files/list-files.ts';
import { shortDigest } from '../base/text.ts';
import { plainSourceUrl, printPlainSource } from '../blocks/plain-source.ts';
import { HEADERS_FILE } from '../csp/header-files.ts';
import { readsRules, REDIRECTS_FILE } from '../hosts/host-files.ts';
import type { LoadedSite } from '../model/site.ts';
import type { SiteAssets } from '../bundle/make-assets.ts';
import type { Runner } from '../bundle/runner-bundle.ts';
import type { SiteFonts } from '../model/site-fonts.ts';
import type { Output } from './output/output.ts';

/**
 * Writes what pages load: bundles, sources of demos, fonts, pictures for social networks.
 * @returns the bytes of what readers keep with all pages
 */
export function writeAssets(
  assets: SiteAssets & { runner: Runner | null },
  fonts: SiteFonts,
  output: Output,
): number {
  const { bundle, sources, cards, runner } = assets;
  let bytes = 0;
  for (const { url, read } of sources.values()) {
    bytes += output.put(url, url, read);
    const plain = plainSourceUrl(url);
    output.put(plain, plain, () => printPlainSource(String(read())));
  }
  for (const [file, from] of cards.files) output.copy(file, from);
  for (const [url, file] of fonts.files) bytes += output.copy(url, file);
  if (fonts.styleUrl !== '') output.put(fonts.styleUrl, fonts.styleUrl, () => fonts.styles);
  if (runner) output.put(runner.url, runner.url, () => runner.json);
  for (const file of listFiles(bundle.clientDir, (name) => name === 'manifest.json')) {
    bytes += output.copy(file, path.join(bundle.clientDir, file));
  }
  for (const [file, code] of bundle.clientFiles) bytes += output.put(file, file, () => code);
  return bytes;
}

/** Writes the files of `public/` as they are. */
export function writePublicFiles({ root, config }: LoadedSite, output: Output): void {
  for (const file of listFiles(path.join(root, 'public'))) {
    // Its rules become a part of those that the policy adds.
    if (file === HEADERS_FILE && (config.csp || readsRules(config))) continue;
    if (file === REDIRECTS_FILE && readsRules(config)) continue;
    const content = readFileSync(path.join(root, 'public', file));
    output.put(file, shortDigest(content), () => content);
  }
}
