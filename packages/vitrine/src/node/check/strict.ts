import type { Problem } from '../base/errors.ts';

/** What could not be read, or is not to be relied on, counts as an error. */
export function raiseUnresolved(problems: Problem[]): Problem[] {
  return problems.map((one) => (UNREAD.has(one.code) ? { ...one, severity: 'error' } : one));
}

const UNREAD: ReadonlySet<string> = new Set([
  'unresolved-api',
  'paths-not-read',
  'types-not-there',
  'types-disagree',
  'invalid-declarations',
]);
