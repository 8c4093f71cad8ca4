/**
 * What the tables of versions are made of, for the build, which writes them, and for the browser, which adds
 * rows. Imports nothing.
 */

/** Headings of its columns. One that no version fills is left out. */
export const STABLE_COLUMNS = {
  version: 'Version',
  package: 'Package',
  documentation: 'Documentation',
  notes: 'Release notes',
} as const;

/** Stands behind the version that the site documents. */
export const CURRENT_MARK = '✓';

/** An address as people say it: `v7.example.com`. */
export function addressText(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/?(?:#\/?)?$/, '');
}

export const notesText = (version: string) => `Changes in ${version}`;
