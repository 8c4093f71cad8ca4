import type { Changelog } from '../model/changelog.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../base/files/kinds.ts';
import { requirePackage } from '../base/packages/find-package.ts';
import { problem, VitrineError, type Problem } from '../base/errors.ts';
import type { ChangelogConfig } from '../config/changelogs.ts';
import { linkReferences } from './link-references.ts';
import { parseChangelog, withoutSections } from './parse-changelog.ts';

/** Reads every changelog; one that cannot be read has no releases, and a problem. */
export function readChangelogs(
  root: string,
  configs: readonly ChangelogConfig[],
): { changelogs: Changelog[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const changelogs: Changelog[] = [];
  for (const config of configs) {
    const at = locate(root, config, problems);
    const text = at !== null && isFile(at) ? readFileSync(at, 'utf8') : null;
    const file =
      config.file ??
      (at === null ? `${config.package}` : path.relative(root, at).replaceAll('\\', '/'));
    const releases = parseChangelog(text ?? '').map((release) => ({
      ...release,
      body: linkReferences(withoutSections(release.body, config.omit), config),
    }));
    if (at !== null && text === null)
      problems.push(problem('invalid-changelog', ['there is no such file'], { file }));
    else if (at !== null && releases.length === 0) {
      const reason = 'it has no version, such as a line "## 1.0.0"';
      problems.push(problem('invalid-changelog', [reason], { file }));
    }
    changelogs.push({ config, file, releases });
  }
  return { changelogs, problems };
}

/** Where a changelog should be; `null` where its package is not, with a problem. */
function locate(root: string, config: ChangelogConfig, problems: Problem[]): string | null {
  if (config.file !== undefined) return path.join(root, config.file);
  try {
    return path.join(requirePackage(root, config.package!).dir, 'CHANGELOG.md');
  } catch (error) {
    if (!(error instanceof VitrineError)) throw error;
    problems.push(...error.problems);
    return null;
  }
}

/** Address of a release's own notes; empty when the configuration names none. */
export function notesAddress({ config }: Changelog, version: string): string {
  return config.notes?.replaceAll('{version}', version) ?? '';
}

/** The name of a release where changelogs stand side by side. */
export function releaseTitle({ config }: Changelog, version: string): string {
  return `${config.title} ${version}`;
}
