import path from 'node:path';
import { compareVersions } from '../api/history/versions.ts';
import type { ApiSnapshot } from '../../shared/api-diff/facts.ts';
import { failure, VitrineError, type Problem } from '../base/errors.ts';
import { isUnread, raiseUnresolved } from '../check/strict.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { showControls, showInvisible } from '../../shared/text/show-controls.ts';

/** A comparison as text. */
interface Compared {
  text: string;
  /** Code that uses the package may have to change. */
  breaking: boolean;
  /** What of either could not be read, of which nobody knows whether it is the same. */
  problems: Problem[];
}

/**
 * Compares two versions of a package.
 * @throws VitrineError when one of them cannot be read
 */
export async function diffApi(
  root: string,
  sides: string[],
  { json, strict = false }: { json: boolean; strict?: boolean },
): Promise<Compared> {
  if (sides.length < 2) {
    throw failure('usage', ['vitrine api-diff needs two versions, such as acme@1.0.0 acme@1.1.0']);
  }
  const [from, to] = sides as [string, string];
  const { readSide } = await import('../api/history/read-side.ts');
  const { diffSnapshots, isBreaking } = await import('../../shared/api-diff/diff.ts');
  const problems: Problem[] = [];
  const read = (side: string) => {
    const tell = (found: readonly Problem[]) => problems.push(...found.filter(isUnread));
    const around = { root, cacheDir: path.join(root, CACHE_DIR), cwd: process.cwd(), tell };
    return about(side, readSide(side, around));
  };
  const before = await read(from);
  const after = await read(to);
  const diff = diffSnapshots(before, after);
  const { printDiff } = await import('../api/history/print-diff.ts');
  return {
    text: json
      ? `${showInvisible(JSON.stringify(diff, null, 2))}\n`
      : showControls(
          printDiff(diff, nameSide(from, before), nameSide(to, after)) + tellOrder(before, after),
        ),
    breaking: isBreaking(diff),
    problems: strict ? raiseUnresolved(problems) : problems,
  };
}

/** Says of what goes wrong with one of the two which one it is. */
async function about<T>(side: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof VitrineError)) throw error;
    throw new VitrineError(
      error.problems.map((each) =>
        // A file that is named, such as that of the recorded versions, is of neither or tells which.
        each.file !== '' || each.message.includes(side)
          ? each
          : {
              ...each,
              message: `${each.message}\n  It is about ${side}, one of the two to compare`,
            },
      ),
    );
  }
}

/** What was compared, with its version: a range, a tag, a folder or what is installed says none by itself. */
function nameSide(side: string, { package: name, version }: ApiSnapshot): string {
  const whole = `${name}@${version}`;
  if (version === '' || side === whole) return side;
  return side === name || side.startsWith(`${name}@`) ? whole : `${side} (${whole})`;
}

/** Says that somebody goes back, who may have wanted it the other way round. */
export function tellOrder(
  before: Pick<ApiSnapshot, 'package' | 'version'>,
  after: Pick<ApiSnapshot, 'package' | 'version'>,
): string {
  if (before.package !== after.package || compareVersions(before.version, after.version) <= 0)
    return '';
  return `${after.version} is older than ${before.version}: this is what going back changes.\n`;
}
