/** The versions of a library as plain data: what `/versions.json` says, and tables are made of. */
export interface VersionsFile {
  /** The version that this site documents. */
  current: string;
  /** Versions with documentation of their own, this one first. */
  stable: StableVersion[];
  /** What is still being made. */
  latest: LatestVersion[];
}

export interface StableVersion {
  version: string;
  /** Address of the documentation. */
  documentation: string;
  /** Name of the package, where it is known. */
  package?: string;
  /** Address of the release notes. */
  notes?: string;
}

export interface LatestVersion {
  label: string;
  documentation: string;
  /** Address of the source code. */
  source: string;
}
