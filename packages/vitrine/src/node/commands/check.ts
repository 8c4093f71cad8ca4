import type { Problem } from '../base/errors.ts';
import { checkSite } from '../check/check-site.ts';
import { compileSite } from '../site/compile-site.ts';
import { loadSite } from '../site/load-site.ts';

/**
 * Finds every problem of a site without building it.
 * @param options.types also type-checks the code blocks of Markdown pages
 * @throws VitrineError when the configuration or a documented package cannot be read at all
 */
export async function check(
  root: string,
  options: { types?: boolean } = {},
): Promise<{ problems: Problem[]; pages: number }> {
  const site = await loadSite(root);
  const compiled = await compileSite(site);
  const problems = await checkSite(site, compiled, options);
  return { problems, pages: compiled.pages.length };
}
