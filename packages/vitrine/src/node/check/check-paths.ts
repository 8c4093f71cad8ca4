import { ASSETS_PATH } from '../../shared/contract.ts';
import { problem, type Problem } from '../base/errors.ts';
import { decodePath, markdownPath } from '../base/addresses/page-paths.ts';
import { findPathFault, foldPath } from '../base/addresses/servable-path.ts';
import type { CheckInput, CheckedPage } from './check-input.ts';

/** Every page has a path of its own that each file system and host can serve, and no file of the site has. */
export function checkPaths({
  pages,
  siteFiles = new Map(),
}: Pick<CheckInput, 'pages' | 'siteFiles'>): Problem[] {
  const printed = pages.map(({ pathname }) => {
    const name = decodePath(pathname);
    return [decodePath(markdownPath(pathname)), `the Markdown of ${name}`] as const;
  });
  const files = new Map([...printed, ...siteFiles]);
  const taken = new Map([...files].map(([url, purpose]) => [foldPath(url), purpose]));
  const exact = new Map<string, string>();
  const twins = new Map<string, CheckedPage>();
  return pages.flatMap((page) => {
    const { pathname, source } = page;
    const { file } = source;
    const name = decodePath(pathname);
    const first = exact.get(pathname);
    if (first !== undefined) return [problem('duplicate-path', [name, first], { file })];
    exact.set(pathname, file);
    const fault = findPathFault(name);
    if (fault !== null) return [problem('invalid-path', [name, fault], { file })];
    const folded = foldPath(pathname);
    const purpose = taken.get(folded) ?? purposeAbove(name, files);
    if (purpose !== undefined) return [problem('reserved-path', [name, purpose], { file })];
    const twin = twins.get(folded);
    if (twin !== undefined)
      return [
        problem('similar-path', [name, decodePath(twin.pathname), twin.source.file], { file }),
      ];
    twins.set(folded, page);
    return [];
  });
}

/** What the development server answers by itself: a page would be in what is built alone. */
const OF_DEV = /^\/(?:@(?:fs|id|vitrine)\/|__open-in-editor$)/;

/** A page lies in a folder of its name, so it cannot lie below a file. */
function purposeAbove(name: string, siteFiles: ReadonlyMap<string, string>): string | undefined {
  if (OF_DEV.test(name)) return 'the development server';
  if (`${name}/`.toLowerCase().startsWith(ASSETS_PATH)) return 'the files that pages load';
  for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
    const purpose = siteFiles.get(name.slice(0, end));
    if (purpose !== undefined) return purpose;
  }
  return undefined;
}
