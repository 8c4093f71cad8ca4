import { formatDate } from '../config/values/language.ts';
import type { Directive, Generated, SiteFacts } from '../markdown/directives/directive.ts';
import type { Changelog, Release } from '../model/changelog.ts';
import { notesAddress, releaseTitle } from './changelogs.ts';

/** Releases that `::changelog` shows whole when it does not say how many. */
const NEWEST = '3';

/** `::changelog{name=my-library newest=3}` */
export const changelogDirective: Directive = {
  name: 'changelog',
  attributes: { name: { example: 'my-library' }, newest: 'value' },
  generate: ({ attributes }, site) =>
    changelogMarkdown(attributes.get('name')!, attributes.get('newest') ?? NEWEST, site),
};

/** The newest releases whole, each below a heading of level 3, then a table of all others. */
function changelogMarkdown(
  name: string,
  newest: string,
  { changelogs, language }: SiteFacts,
): Generated {
  const changelog = changelogs.find(({ config }) => config.name === name);
  if (!changelog) {
    const known = changelogs.map(({ config }) => config.name).join(', ') || 'none';
    return { reason: `there is no changelog "${name}"; the configuration names ${known}` };
  }
  if (!/^\d{1,3}$/.test(newest)) return { reason: `"newest" takes a number, not "${newest}"` };
  const count = Number(newest);
  const { releases } = changelog;
  const whole = releases
    .slice(0, count)
    .map((release) => renderRelease(changelog, release, language));
  return {
    markdown: [...whole, ...renderTable(changelog, releases.slice(count), language)].join('\n\n'),
  };
}

function renderRelease(changelog: Changelog, release: Release, language: string): string {
  const { version, date, body } = release;
  const notes = notesAddress(changelog, version);
  const facts = [
    date === null ? 'In development' : formatDate(date, language),
    ...(notes === '' || date === null ? [] : [`[release notes](${notes})`]),
  ].join(' · ');
  return `### ${releaseTitle(changelog, version)}\n\n${facts}\n\n${demoteHeadings(body)}`;
}

function renderTable(changelog: Changelog, releases: Release[], language: string): string[] {
  if (releases.length === 0) return [];
  const isAll = releases.length === changelog.releases.length;
  const rows = releases.map(({ version, date }) => {
    const notes = notesAddress(changelog, version);
    const name = releaseTitle(changelog, version);
    const when = date === null ? 'In development' : formatDate(date, language);
    return `| ${notes === '' ? name : `[${name}](${notes})`} | ${when} |`;
  });
  return [
    `| ${isAll ? 'Releases' : 'Earlier releases'} of ${changelog.config.title} | Date |\n| --- | --- |\n${rows.join('\n')}`,
  ];
}

/** One level down: the release itself has a heading of level 3. */
function demoteHeadings(body: string): string {
  let inFence = false;
  return body
    .split('\n')
    .map((line) => {
      if (/^ {0,3}(?:```|~~~)/.test(line)) inFence = !inFence;
      return !inFence && /^#{3,5}[ \t]/.test(line) ? `#${line}` : line;
    })
    .join('\n');
}
