import type { Page } from '../../shared/page.ts';
import { shortDigest } from '../base/text.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import type { Output } from './output.ts';
import { siteFiles } from './site-files.ts';

/**
 * Writes the site's own files.
 * @param pageDigest changes with all that pages share
 */
export async function writeSiteFiles(
  site: LoadedSite,
  compiled: CompiledSite,
  output: Output,
  pageDigest: string,
  renderPage: (page: Page) => string,
): Promise<void> {
  const { serviceWorker } = site.config;
  const workerHost = serviceWorker ? serviceWorker.host : '';
  const compile = () => Promise.resolve(compiled);
  for (const file of siteFiles(site)) {
    const name = file.url.slice(1);
    if ('page' in file) output.put(name, pageDigest, () => renderPage(file.page));
    else {
      const content = await file.make({ site, compile, workerHost });
      output.put(name, shortDigest(content), () => content);
    }
  }
}
