/** What could not be loaded of a library, and why. */
export interface Failures {
  /** Packages that are not installed. */
  missing: Set<string>;
  /** Why the first that failed could not be loaded, as built code. */
  notLoaded: string | null;
  /** The same of source. */
  broken: string | null;
}

/** Notes the package that was not found, if that is what an error says. */
export function noteMissing({ missing }: Failures, error: unknown): void {
  const message = (error as Partial<Error> | undefined)?.message ?? '';
  const [, name] = /Cannot find (?:module|package) '((?:@[^/']+\/)?[^/']+)/.exec(message) ?? [];
  if (name && !name.startsWith('.')) missing.add(name);
}

/** What an error says, whatever was thrown. */
export const messageOf = (error: unknown) =>
  String((error as Partial<Error> | null | undefined)?.message ?? error);
