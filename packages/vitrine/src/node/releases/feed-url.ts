import type { ChangelogConfig } from '../config/changelogs.ts';

/** Address of a changelog's feed: `/my-library-releases.xml`. */
export function feedUrl({ name }: Pick<ChangelogConfig, 'name'>): string {
  return `/${name}-releases.xml`;
}

export function feedTitle({ title }: Pick<ChangelogConfig, 'title'>): string {
  return `${title} releases`;
}
