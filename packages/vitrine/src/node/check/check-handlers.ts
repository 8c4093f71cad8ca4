import { problem, type Problem } from '../base/errors.ts';
import type { PageMeta } from '../model/page-meta.ts';

/** One problem for each attribute with code in the text of a page: no digest stands for it in a policy. */
export function checkHandlers(pages: readonly Pick<PageMeta, 'resources' | 'source'>[]): Problem[] {
  return pages.flatMap(({ resources, source: { file } }) =>
    (resources?.handlers ?? []).map((name) =>
      problem('blocked-handler', [name], { file, line: 1 }),
    ),
  );
}
