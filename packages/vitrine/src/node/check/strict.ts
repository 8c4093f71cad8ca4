import type { Problem } from '../base/errors.ts';

/** What could not be read, or is not to be relied on, counts as an error. */
export function raiseUnresolved(problems: Problem[]): Problem[] {
  return problems.map((one) => (isUnread(one) ? { ...one, severity: 'error' } : one));
}

/** Tells what could not be read, or is not to be relied on. */
export const isUnread = ({ code }: Pick<Problem, 'code'>) => UNREAD.has(code);

const UNREAD: ReadonlySet<string> = new Set([
  'unresolved-api',
  'paths-not-read',
  'types-not-there',
  'types-disagree',
  'invalid-declarations',
]);
