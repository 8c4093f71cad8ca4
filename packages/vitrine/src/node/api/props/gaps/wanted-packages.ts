/** What reasons for gaps say is to be installed. */

/** The packages of which something is missing, by such reasons. */
export function wantedPackages(reasons: readonly string[]): string[] {
  return namesIn(reasons, / npm install (\S+)$/);
}

/** The packages of declarations without which, by such reasons, types are not known. */
export function wantedTypes(reasons: readonly string[]): string[] {
  return namesIn(reasons, / has no types here, .*: npm install (@types\/\S+)$/);
}

function namesIn(reasons: readonly string[], pattern: RegExp): string[] {
  return [...new Set(reasons.flatMap((reason) => pattern.exec(reason)?.[1] ?? []))];
}
