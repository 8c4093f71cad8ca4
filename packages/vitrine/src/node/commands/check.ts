import type { Problem } from '../base/errors.ts';
import { checkSite } from '../check/check-site.ts';
import { raiseUnresolved } from '../check/strict.ts';
import { readSite } from '../site/read-site.ts';

/**
 * Finds every problem of a site without building it.
 * @param options.types also type-checks demos, the adapter and the code blocks of Markdown pages
 * @param options.strict what could not be read of a package's types is an error
 * @throws VitrineError when the configuration or a documented package cannot be read at all
 */
export async function check(
  root: string,
  options: { types?: boolean; strict?: boolean } = {},
): Promise<{ problems: Problem[]; pages: number }> {
  const { site, compiled } = await readSite(root);
  const problems = await checkSite(site, compiled, options);
  return {
    problems: options.strict ? raiseUnresolved(problems) : problems,
    pages: compiled.pages.length,
  };
}
