import type { Generated } from '../markdown/place-generated.ts';
import { changelogMarkdown } from '../releases/changelog-markdown.ts';
import type { Changelog } from '../model/changelog.ts';
import type { VersionsFile } from '../versions/versions-file.ts';
import { versionsMarkdown } from '../versions/versions-markdown.ts';

/** What directives are made from. */
export interface GeneratedFrom {
  changelogs: readonly Changelog[];
  versions: VersionsFile | null;
  /** Language of dates. */
  language: string;
}

const LINE = /^::(changelog|versions)(?:\{([^{}]*)\})?[ \t]*$/gm;
const ATTRIBUTES: Record<string, readonly string[]> = {
  changelog: ['name', 'newest'],
  versions: ['table'],
};
const attribute = /([^\s=]+)(?:=("[^"]*"|'[^']*'|\S*))?/g;

/** The directives of a Markdown file whose content follows from the site, by their line as written. */
export function generateContent(source: string, from: GeneratedFrom): Record<string, Generated> {
  const generated: Record<string, Generated> = {};
  // Nearly no page has one, and to look for two words costs a tenth of trying every line.
  if (!source.includes('::changelog') && !source.includes('::versions')) return generated;
  for (const [line, name = '', text = ''] of source.matchAll(LINE)) {
    const attributes = new Map<string, string>();
    for (const [, key = '', value = ''] of text.matchAll(attribute)) {
      attributes.set(key, value.replace(/^(["'])(.*)\1$/, '$2'));
    }
    const known = ATTRIBUTES[name]!;
    const unknown = [...attributes.keys()].find((key) => !known.includes(key));
    generated[line.trimEnd()] =
      unknown === undefined
        ? makeMarkdown(name, attributes, from)
        : { reason: `unknown attribute "${unknown}"; known are ${known.join(' and ')}` };
  }
  return generated;
}

function makeMarkdown(
  name: string,
  attributes: ReadonlyMap<string, string>,
  { changelogs, versions, language }: GeneratedFrom,
): Generated {
  return name === 'versions'
    ? versionsMarkdown(attributes, versions)
    : changelogMarkdown(attributes, changelogs, language);
}
