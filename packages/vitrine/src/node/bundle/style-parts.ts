import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBundlerErrors } from '../base/bundler-errors.ts';
import { writeAtomic } from '../base/files/write.ts';
import { shortDigest } from '../base/text.ts';
import { stylesKey, type CodeSite } from './bundle-key.ts';
import type { StyleParts } from './demos/make-parts.ts';
import { bundleFailure } from './make-bundle.ts';
import { areSame, type BundleInputs } from './site/inputs.ts';
import { STYLE_PART_FILES } from './server/server-parts.ts';

/**
 * Writes them into a folder, unless the same are there.
 * @throws VitrineError `bundle-failed`
 */
export async function makeStyleParts(
  site: CodeSite,
  dir: string,
  before: StyleParts | undefined,
): Promise<StyleParts> {
  const { styles, pageStyles } = site.config;
  const hasStyles = styles !== undefined || Object.keys(pageStyles).length > 0;
  const key = hasStyles ? stylesKey(site) : '';
  if (before?.key === key && areSame(site.root, before.inputs)) return before;
  let inputs: BundleInputs | undefined;
  if (hasStyles) {
    const { bundleStyles, openBundling } = await import('./run-bundler.ts');
    const bundling = openBundling(site);
    await bundleStyles(bundling, dir).catch((error: unknown) => {
      throw bundleFailure(readBundlerErrors(error, site.root), site.root);
    });
    inputs = bundling.describeInputs();
  } else {
    writeAtomic(path.join(dir, 'site-styles.js'), `export default '';\n`);
    writeAtomic(path.join(dir, 'page-styles.js'), 'export default {};\n');
  }
  const texts = STYLE_PART_FILES.map((file) => readFileSync(path.join(dir, file)));
  return { key, digest: shortDigest(...texts), ...(inputs && { inputs }) };
}
