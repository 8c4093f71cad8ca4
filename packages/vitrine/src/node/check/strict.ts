import type { Problem } from '../base/errors.ts';

/** What could not be read counts as an error. */
export function raiseUnresolved(problems: Problem[]): Problem[] {
  return problems.map((one) =>
    one.code === 'unresolved-api' ? { ...one, severity: 'error' } : one,
  );
}
