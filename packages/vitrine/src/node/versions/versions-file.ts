import { fullAddress } from '../base/addresses/base-path.ts';
import type { Config } from '../config/schema.ts';
import type { ApiPackage } from '../model/site.ts';
import type { VersionsFile } from '../model/versions.ts';

/** Address of the file that lists the versions, for other sites and for scripts. */
export const VERSIONS_URL = '/versions.json';

/** A documented package, as far as versions go. */
export type VersionedPackage = Pick<ApiPackage, 'config' | 'version'>;

/** `null` for a site that configures no versions. */
export function describeVersions(
  { url, library, versions }: Config,
  api: readonly VersionedPackage[],
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
        documentation: fullAddress({ url }, href),
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
