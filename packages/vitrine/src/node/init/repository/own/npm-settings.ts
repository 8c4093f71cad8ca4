import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { isFile } from '../../../base/files/kinds.ts';
import { isWithin } from '../../../base/files/paths.ts';
import { findRepositoryFolder } from '../../../base/git/repository-folder.ts';
import { upwards } from '../../../base/folders.ts';

/** What says where packages come from, and which of them go together. Paths are of the folder that they stand in. */
const SETTING =
  /^(?:(?:@[\w.~-]+:)?registry|\/\/[^=\s]+|legacy-peer-deps|strict-ssl|(?:https?-)?proxy|noproxy)\s*=/;
/** Of these, what nobody commits. The name of a variable is no secret. */
const SECRET =
  /:_?(?:auth|authToken|password|username|certfile|keyfile)\s*=(?!\s*"?\$\{)|:\/\/[^/\s]*@/;

/**
 * Settings of npm that a project has and its site needs: npm reads those of the folder of a package.json, and none of
 * the folders above. Empty where there are none.
 */
export function readNpmSettings(site: string): string {
  const above = path.dirname(site);
  const top = findRepositoryFolder(site) ?? above;
  const within = [...upwards(above)].filter((dir) => isWithin(top, dir));
  // Those of the user's own folder count everywhere.
  const project = within.filter((dir) => dir !== homedir());
  const file = project.map((dir) => path.join(dir, '.npmrc')).find(isFile);
  if (file === undefined) return '';
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const needed = lines.filter((line) => SETTING.test(line.trim()) && !SECRET.test(line));
  return needed.map((line) => `${line.trim()}\n`).join('');
}
