/** Which files of a package what others declare follows from. */
import { readOutline, type FileImports, type FileOutline } from '../checker/file-outline.ts';
import type { TypeHost } from '../checker/type-host.ts';
import { isInstalled } from '../../base/packages/find-package.ts';

export interface ImportGraph {
  /** By path. */
  outlines: ReadonlyMap<string, FileOutline>;
  /** Files whose names each file uses. */
  uses: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reads every file of the program outside of `node_modules`. */
export function readGraph(host: TypeHost): ImportGraph {
  const files = host.files().filter((file) => !isInstalled(file));
  const read = files.flatMap((file) => readOutline(host, file) ?? []);
  const outlines = new Map(read.map(({ outline }) => [outline.path, outline]));
  const uses = new Map(
    read.map(({ outline, imports }) => [outline.path, usesOf(host, imports, outlines)]),
  );
  return { outlines, uses };
}

/**
 * The graph after these files have changed; `null` when what other files mean by their names may have changed, or
 * when one is not in the program.
 */
export function renewGraph(
  host: TypeHost,
  before: ImportGraph,
  changed: readonly string[],
): { graph: ImportGraph; paths: string[] } | null {
  const read = changed.map((file) => readOutline(host, file));
  const outlines = new Map(before.outlines);
  const uses = new Map(before.uses);
  for (const one of read) {
    const then = one === null ? undefined : outlines.get(one.outline.path);
    if (one === null || then === undefined || !isAlike(then, one.outline)) return null;
    outlines.set(then.path, one.outline);
    uses.set(then.path, usesOf(host, one.imports, outlines));
  }
  return { graph: { outlines, uses }, paths: read.map((one) => one!.outline.path) };
}

/** Tells whether other files have no reason to mean anything else by what they import. */
function isAlike(then: FileOutline, now: FileOutline): boolean {
  const isPlain = ({ isGlobal, passesOn }: FileOutline) => !isGlobal && !passesOn;
  return isPlain(then) && isPlain(now) && then.exports === now.exports;
}

/** These files and all that use them, directly or not; `null` when one of them has a meaning everywhere. */
export function usersOf(
  { outlines, uses }: ImportGraph,
  changed: readonly string[],
): ReadonlySet<string> | null {
  const users = new Map<string, string[]>();
  for (const [file, used] of uses)
    for (const one of used) users.set(one, [...(users.get(one) ?? []), file]);
  const found = new Set(changed);
  for (const file of found) for (const user of users.get(file) ?? []) found.add(user);
  return [...found].some((file) => outlines.get(file)?.isGlobal === true) ? null : found;
}

/** Names that a module only passes on are used from where they are declared. */
function usesOf(
  host: TypeHost,
  { whole, named }: FileImports,
  outlines: ReadonlyMap<string, FileOutline>,
): ReadonlySet<string> {
  const uses = new Set(whole);
  for (const [file, names] of named) {
    if (outlines.get(file)?.passesOn !== true) uses.add(file);
    else
      for (const symbol of host.checker.getSymbolAtLocation(names)) {
        const declared = symbol === undefined ? [] : host.filesOf(host.follow(symbol));
        for (const one of declared.length === 0 ? [file] : declared) uses.add(one);
      }
  }
  return uses;
}
