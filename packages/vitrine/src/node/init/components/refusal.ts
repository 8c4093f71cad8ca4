import { failure, type VitrineError } from '../../base/errors.ts';
import { hasArchives } from '../../base/install/archives.ts';
import { tryReadPackage } from '../../base/packages/manifest.ts';
import type { Probed } from './probe.ts';

/** Why no component can be shown. A site may have its packages in `node_modules` where the repository around it has none. */
export function refusalOf(
  { name, folder }: { name: string; folder: string | null },
  reason: string,
  { lateAfter, missing }: Pick<Probed, 'lateAfter' | 'missing'>,
): VitrineError {
  if (lateAfter !== null) return failure('not-tried-in-time', [name, String(lateAfter)]);
  if (folder === null) return failure('nothing-to-show', [name, reason]);
  if (hasArchives(folder)) return failure('packages-in-archives', []);
  const { dependencies, peerDependencies } = tryReadPackage(folder)?.manifest ?? {};
  const named = missing.filter((one) => one in { ...peerDependencies, ...dependencies });
  return named.length > 0
    ? failure('library-not-installed', [name, named.join(', '), folder])
    : failure('nothing-to-show', [name, reason]);
}

/** What components said where none shows anything, or the bundler of those that it could not make. */
export const complaintOf = ({ complaint, broken }: Pick<Probed, 'complaint' | 'broken'>) =>
  complaint ?? broken?.split('\n')[0] ?? null;
