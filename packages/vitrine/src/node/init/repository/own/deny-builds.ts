import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, parseDocument } from 'yaml';
import { replaceFile } from '../../../base/user-files/replace-file.ts';

const SETTINGS = 'pnpm-workspace.yaml';
const IGNORED = /Ignored build scripts:([^]*?)(?=\n\s*help:|\bRun "pnpm|$)/;

/** Packages whose scripts pnpm did not run, by what it says as it ends such an installation with an error. */
export function readIgnoredBuilds(said: string): string[] {
  const [, list = ''] = IGNORED.exec(said) ?? [];
  return [...list.matchAll(/(@?[\w./-]+)@\d/g)].map(([, name]) => name!);
}

/**
 * Says in the settings of a site that is a project of its own that scripts of packages are not to be run.
 * @returns whether anything was left to say, in settings that can be read
 */
export function denyBuilds(site: string, names: readonly string[]): boolean {
  const file = path.join(site, SETTINGS);
  const settings = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (settings.errors.length > 0 || (settings.contents !== null && !isMap(settings.contents)))
    return false;
  const added = names.filter((name) => !settings.hasIn(['allowBuilds', name]));
  for (const name of added) settings.setIn(['allowBuilds', name], false);
  if (added.length > 0) replaceFile(file, settings.toString());
  return added.length > 0;
}
