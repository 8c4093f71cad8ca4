import { readFileSync } from 'node:fs';
import path from 'node:path';
import { problem, type Problem } from '../base/errors.ts';
import { isFile } from '../base/files/kinds.ts';
import { upwards } from '../base/folders.ts';

const SETTINGS = 'tsconfig.json';

/** The settings of the compiler that hold for a folder; `null` without any. */
export function findSettings(dir: string): string | null {
  return [...upwards(dir)].map((each) => path.join(each, SETTINGS)).find(isFile) ?? null;
}

/** What the bundler says of settings that it cannot read, told as that; `null` for anything else. */
export function settingsFault(root: string, reason: string): Problem | null {
  const [, name, why = ''] = /^Failed to load tsconfig '([^']+)': ([^\n]+)/.exec(reason) ?? [];
  const file = findSettings(root);
  if (name === undefined || file === null) return null;
  const place = (each: string) => path.relative(root, each).replaceAll('\\', '/');
  // The bundler names files as seen from where it was started, and packages as they are written.
  const isWritten = readFileSync(file, 'utf8').includes(`"${name}"`);
  const named = isWritten ? name : place(path.resolve(name));
  const isOwn = named === place(file);
  const isMissing = /not found/i.test(why);
  const fault = isMissing ? `it extends ${named}, which is not there` : `${named}: ${why}`;
  return problem('invalid-tsconfig', [place(file), isOwn ? why : fault]);
}
