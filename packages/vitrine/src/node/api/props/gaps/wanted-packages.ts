/** What reasons for gaps say is to be installed. */

/** The packages of which something is missing, by such reasons. */
export function wantedPackages(reasons: readonly string[]): string[] {
  return [...new Set(reasons.flatMap((reason) => wantedBy(reason) ?? []))];
}

/** The packages of declarations without which, by such reasons, types are not known. */
export function wantedTypes(reasons: readonly string[]): string[] {
  return wantedPackages(reasons).filter((name) => name.startsWith('@types/'));
}

function wantedBy(reason: string): string | null {
  return /: npm install (\S+)$/.exec(reason)?.[1] ?? null;
}

/** The reasons with those as one that ask for the same package, or have the same cause, each with what it was said of. */
export function joinReasons<T>(reasons: readonly (readonly [string, T])[]): [string, T[]][] {
  const groups = new Map<string, (readonly [string, T])[]>();
  for (const one of reasons) {
    const key = wantedBy(one[0]) ?? one[0].replace(/, so .*$/, '');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((all) => {
    const texts = new Set(all.map(([reason]) => reason));
    const [first] = all[0]!;
    const reason =
      texts.size === 1 ? first : first.replace(/, so .*?(?=: npm install |: build it$|$)/, LACKING);
    return [reason, [...new Set(all.map(([, where]) => where))]];
  });
}

const LACKING = ', so types of some props and what comes from there are not known';
