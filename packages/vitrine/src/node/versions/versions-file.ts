import type { Config } from '../config/schema.ts';
import type { ApiPackage } from '../model/site.ts';

/** Where a site with `versions` writes what it knows of them, for other sites and for scripts. */
export const VERSIONS_URL = '/versions.json';

/** The versions of a library as plain data: the file itself, and what the tables are made from. */
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

/** `null` for a site that configures no versions. */
export function describeVersions(
  { url, library, versions }: Config,
  api: readonly ApiPackage[],
): VersionsFile | null {
  if (!versions) return null;
  const current = library?.version ?? api[0]?.version ?? '';
  const notes = versions.notes?.replaceAll('{version}', current);
  const first = api[0]?.config.package;
  return {
    current,
    stable: [
      {
        version: current,
        documentation: `${url}/`,
        ...(first !== undefined && { package: first }),
        ...(notes !== undefined && { notes }),
      },
      ...versions.others.map(({ label, href, package: name, notes: page }) => ({
        version: label,
        documentation: new URL(href, `${url}/`).href,
        ...(name !== undefined && { package: name }),
        ...(page !== undefined && { notes: page }),
      })),
    ],
    latest: versions.latest,
  };
}

/** The file's bytes: the same for the same configuration. */
export function versionsJson(versions: VersionsFile): string {
  return `${JSON.stringify(versions, null, 2)}\n`;
}
