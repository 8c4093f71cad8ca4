import type { ChangelogConfig } from '../config/changelogs.ts';

/** A changelog that the configuration names. */
export interface Changelog {
  config: ChangelogConfig;
  /** Path relative to the site's root, or as the package has it. */
  file: string;
  /** In the order of the file, newest first; without the sections that are left out. */
  releases: Release[];
}

/** One version in a changelog. */
export interface Release {
  /** As in `1.2.0` or `2.0.0-beta.1`, without a leading v. */
  version: string;
  /** ISO date such as `2026-10-09`; `null` while the version has none, which is then not released. */
  date: string | null;
  /** Markdown below the heading, without date and comments; its headings begin at level 3. */
  body: string;
}
