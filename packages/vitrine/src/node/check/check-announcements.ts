import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../base/files/kinds.ts';
import { problem, type Problem } from '../base/errors.ts';
import { messageOf } from '../base/text.ts';

/**
 * Checks announcements that the site serves itself. Browsers ignore wrong ones silently.
 * @param url address of the announcements; those of another site are not checked
 */
export function checkAnnouncements(root: string, url: string | undefined): Problem[] {
  if (url?.startsWith('/') !== true) return [];
  const name = `public${url.replace(/[?#].*$/, '')}`;
  const file = path.join(root, name);
  // A server may generate the file, so a missing one is only a warning.
  const reason = isFile(file) ? findMistake(readFileSync(file, 'utf8')) : 'there is no such file';
  const severity = isFile(file) ? 'error' : 'warning';
  return reason === ''
    ? []
    : [problem('invalid-announcements', [reason], { file: name, severity })];
}

function findMistake(json: string): string {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch (error) {
    return `not JSON (${messageOf(error)})`;
  }
  if (!Array.isArray(list)) return 'expected a list';
  let last = 0;
  for (const [index, entry] of (list as unknown[]).entries()) {
    const { id, text } = (entry ?? {}) as { id?: unknown; text?: unknown };
    const at = `entry ${index + 1}`;
    if (typeof id !== 'number') return `${at}: expected "id" to be a number`;
    if (typeof text !== 'string') return `${at}: expected "text" to be a string`;
    // Readers who have closed an announcement see none with a lower id.
    if (id <= last) return `${at}: expected an id above ${last}, received ${id}`;
    last = id;
  }
  return '';
}
