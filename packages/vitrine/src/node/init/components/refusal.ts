import { failure, type VitrineError } from '../../base/errors.ts';
import { hasArchives } from '../../base/install/archives.ts';

/** Why no component can be shown. A site may have its packages in `node_modules` where the repository around it has none. */
export function refusalOf(
  { name, folder }: { name: string; folder: string | null },
  reason: string,
  lateAfter: number | null,
): VitrineError {
  if (lateAfter !== null) return failure('not-tried-in-time', [name, String(lateAfter)]);
  return folder !== null && hasArchives(folder)
    ? failure('packages-in-archives', [])
    : failure('nothing-to-show', [name, reason]);
}
