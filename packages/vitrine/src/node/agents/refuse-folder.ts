import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { failure } from '../base/errors.ts';
import { nameSome } from '../base/text.ts';
import { DOCS } from './print-docs.ts';
import { RECORD } from './record.ts';

/** What a run begins its own files with. */
const OWN = path.posix.basename(RECORD, '.json');

/**
 * Refuses a folder that is no package and has what others have written: a wrong path, as of the home folder, would have
 * the documentation strewn into it.
 * @throws VitrineError `no-package-folder`
 */
export function refuseFolder(dir: string): void {
  if ([RECORD, 'package.json'].some((file) => existsSync(path.join(dir, file)))) return;
  const others = listNames(dir).filter((name) => name !== '.git' && !isBegun(dir, name));
  if (others.length > 0) throw failure('no-package-folder', [dir, nameSome(others)]);
}

/** Whether that is all that a run which was killed has left. */
const isBegun = (dir: string, name: string) =>
  name === DOCS && listNames(path.join(dir, name)).every((each) => each.startsWith(OWN));

/** Of a folder; what is none, or cannot be read, is told by who writes there. */
function listNames(dir: string): string[] {
  try {
    return readdirSync(dir).sort();
  } catch {
    return [];
  }
}
