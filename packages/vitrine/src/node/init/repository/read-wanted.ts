/** A package as somebody names it for the documentation. */
export interface WantedPackage {
  name: string;
  /** Version, range or tag; `null` where any will do. */
  version: string | null;
}

/** What begins with a hyphen, package managers take for an option, or refuse. */
const WANTED =
  /^((?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*)(?:@((?:[\^~]|[<>]=?)?[\w*][\w.*+-]*))?$/;

/** Reads `@acme/ui` and `@acme/ui@4.1.0`; `null` for what names no package. */
export function readWanted(text: string): WantedPackage | null {
  const [, name, version = null] = WANTED.exec(text) ?? [];
  return name === undefined ? null : { name, version };
}
