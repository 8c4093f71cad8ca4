import { failure, type VitrineError } from '../../base/errors.ts';
import { hasArchives } from '../../base/install/archives.ts';

/** Why no component can be shown. A site may have its packages in `node_modules` where the repository around it has none. */
export function refusalOf(
  { name, folder }: { name: string; folder: string | null },
  reason: string,
): VitrineError {
  const [, seconds] = TOO_LATE.exec(reason) ?? [];
  if (seconds !== undefined) return failure('not-tried-in-time', [name, seconds]);
  return folder !== null && hasArchives(folder)
    ? failure('packages-in-archives', [])
    : failure('nothing-to-show', [name, reason]);
}

/** Said of a trial that came to no end. */
export const tooLate = (seconds: number) => `it was not rendered within ${seconds} s`;
const TOO_LATE = /^: it was not rendered within ([\d.]+) s$/;
