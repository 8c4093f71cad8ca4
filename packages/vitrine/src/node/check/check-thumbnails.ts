import { problem, type Problem } from '../base/errors.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { readThumbnail } from '../render/thumbnail.ts';

/** One problem for each page whose drawing cannot be shown. */
export function checkThumbnails(
  root: string,
  pages: readonly Pick<PageMeta, 'thumbnail' | 'source'>[],
): Problem[] {
  return pages.flatMap(({ thumbnail, source }) => {
    const reason = thumbnail === undefined ? '' : readThumbnail(root, thumbnail).reason;
    if (thumbnail === undefined || reason === '') return [];
    return [problem('invalid-thumbnail', [thumbnail, reason], { file: source.file, line: 1 })];
  });
}
