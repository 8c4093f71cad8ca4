/** `paths` of a tsconfig: what the source of a package calls its own files. */
import { isWithin } from '../../../base/files/paths.ts';

export interface PathMap {
  /** Folder that the targets are relative to. */
  base: string;
  /** Targets by pattern, each with a star at most. */
  patterns: Readonly<Record<string, readonly string[]>>;
  /** Those of linked packages, which count in their folders alone: with absolute targets. */
  linked?: readonly { dir: string; patterns: PathMap['patterns'] }[];
}

/** What counts for a file. */
export function pathsFor(file: string, paths: PathMap): PathMap {
  const within = paths.linked?.find(({ dir }) => isWithin(dir, file));
  return within === undefined ? paths : { base: within.dir, patterns: within.patterns };
}
