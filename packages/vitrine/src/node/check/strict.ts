import { wantedPackages } from '../api/props/gaps/wanted-packages.ts';
import type { ErrorCode, Problem } from '../base/errors.ts';
import { isInstalled } from '../base/packages/find-package.ts';

/** What could not be read, or is not to be relied on, counts as an error. */
export function raiseUnresolved(problems: Problem[]): Problem[] {
  return problems.map((one) => (isUnread(one) ? { ...one, severity: 'error' } : one));
}

/** Tells what could not be read, or is not to be relied on. */
export const isUnread = ({ code }: Pick<Problem, 'code'>) => UNREAD.has(code);

const UNREAD: ReadonlySet<string> = new Set([
  'unresolved-api',
  'paths-not-read',
  'paths-not-there',
  'types-not-there',
  'types-disagree',
  'invalid-declarations',
]);

/**
 * Without warnings that only the authors of an installed package can do something about: `vitrine check` tells them, and
 * its pages what could not be read.
 */
export function withoutOthersFaults(problems: readonly Problem[]): Problem[] {
  return problems.filter(
    ({ code, severity, file, message }) =>
      severity === 'error' ||
      !OF_LIBRARY.has(code) ||
      !isInstalled(file) ||
      // What is only missing here.
      wantedPackages([message]).length > 0,
  );
}

const OF_LIBRARY: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'unresolved-api',
  'types-not-there',
  'types-disagree',
  'invalid-declarations',
  'paths-not-there',
  'default-disagrees',
]);
