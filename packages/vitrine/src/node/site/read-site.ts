import { findUnread, readAhead, type AheadPackage } from '../ahead/read-ahead.ts';
import { VitrineError, type Problem } from '../base/errors.ts';
import type { Config } from '../config/schema.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { CompiledPage, CompiledSite, LoadedSite, SiteContent } from '../model/site.ts';
import { listAsked } from '../nav/asked-components.ts';
import { compileContent, compileSite } from './compile-site.ts';
import { loadContent } from './load-content.ts';
import { loadSite } from './load-site.ts';
import { measureApis } from './measure-apis.ts';

interface ReadOptions {
  /** Whether to measure what imports cost where that is not cached. */
  measure?: boolean;
  /** What has been read already. */
  content?: SiteContent;
  /** Begins further work on the Markdown pages, which needs no API. */
  onContent?: (metas: readonly PageMeta[]) => void;
  /** Begins what needs the APIs, but neither their sizes nor their pages. */
  onLoaded?: (site: LoadedSite, markdown: readonly CompiledPage[]) => void;
}

/**
 * Loads a site and compiles all its pages. Packages that the cache does not know are read in threads, while this one does
 * what needs no API; then their sizes are measured, while this one does what needs none.
 * @throws VitrineError as `loadSite` does, with what is wrong with the content
 */
export async function readSite(
  root: string,
  { measure = false, content, onContent, onLoaded }: ReadOptions = {},
): Promise<{ site: LoadedSite; compiled: CompiledSite }> {
  const loaded = content ?? (await loadContent(root));
  const { config } = loaded;
  const read = (packages: readonly AheadPackage[]) =>
    readAhead(loaded, findUnread(loaded, packages));
  const documented = read(config.api.map((one) => ({ ...one, measure })));
  const pages = await compileContent(loaded);
  const metas = pages.markdown.map(({ meta }) => meta);
  const shown = read(listShownPackages(config, metas));
  onContent?.(metas);
  await Promise.all([documented.read, shown.read]);
  const unmeasured = await loadSite(root, { content: loaded }).catch((error: unknown) => {
    throw withProblems(error, [
      ...loaded.problems,
      ...pages.markdown.flatMap(({ problems }) => problems),
    ]);
  });
  onLoaded?.(unmeasured, pages.markdown);
  await documented.measured;
  const site = measure ? await measureApis(unmeasured) : unmeasured;
  return { site, compiled: await compileSite(site, pages) };
}

/** An error that tells with its own problems those that are known by then: another build would be needed to find them. */
const withProblems = (error: unknown, problems: readonly Problem[]): unknown =>
  error instanceof VitrineError ? new VitrineError([...error.problems, ...problems]) : error;

/** Packages that playgrounds name, besides those that the site documents. */
function listShownPackages({ api }: Config, metas: readonly PageMeta[]): AheadPackage[] {
  const known = new Set(['', ...api.map((one) => one.package)]);
  return [...listAsked(metas)]
    .filter(([name]) => !known.has(name))
    .map(([name, only]) => ({ package: name, only, measure: false }));
}
