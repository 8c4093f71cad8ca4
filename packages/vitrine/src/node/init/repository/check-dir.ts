import path from 'node:path';
import { failure } from '../../base/errors.ts';
import { isWithin, resolveLinks } from '../../base/files/paths.ts';
import { refuseOddPath } from '../../base/folders.ts';

/**
 * The folder of the documentation, as the project names it.
 * @throws VitrineError `usage` for a folder that is not one below the project's own, `unusable-path`
 */
export function checkDir(root: string, dir: string): string {
  const plain = path.posix.normalize(dir.replaceAll('\\', '/')).replace(/\/$/, '');
  const isPlain =
    !path.posix.isAbsolute(plain) &&
    !plain.startsWith('..') &&
    plain !== '.' &&
    !/\p{Cc}/u.test(plain);
  const isTaken = /(?:^|\/)(?:\.git|node_modules)(?:\/|$)/i.test(plain);
  // A link could lead out of the project.
  const site = resolveLinks(path.join(root, plain));
  if (isPlain && !isTaken && isWithin(resolveLinks(root), site)) {
    refuseOddPath(site);
    return plain;
  }
  throw failure('usage', [
    `--dir expects a folder below this one, such as docs, received "${dir}"`,
  ]);
}
