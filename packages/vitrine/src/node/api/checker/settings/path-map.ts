/** `paths` of a tsconfig: what the source of a package calls its own files. */
export interface PathMap {
  /** Folder that the targets are relative to. */
  base: string;
  /** Targets by pattern, each with a star at most. */
  patterns: Readonly<Record<string, readonly string[]>>;
}
