import { escapeMarkdown } from '../../shared/markdown/escape-markdown.ts';

/** What of a site says which library it is about. */
interface Documented {
  title: string;
  library?: { name: string; version?: string | undefined } | undefined;
}

type Packages = readonly { config: { package: string }; version: string }[];

/** Name and exact version of the library that a site documents; the version is empty where none is known. */
export function libraryOf({ title, library }: Documented, api: Packages) {
  return {
    name: library?.name ?? title,
    version: library?.version ?? api[0]?.version ?? '',
  };
}

/** The same as a sentence in Markdown, with the packages that the API was read from. */
export function describeLibrary(config: Documented, api: Packages): string {
  const { name: written, version } = libraryOf(config, api);
  const name = escapeMarkdown(written);
  const packages = api.map((each) => `\`${each.config.package}\` ${each.version}`).join(', ');
  const of = packages === '' ? '' : ` (${packages})`;
  return `This is the documentation of ${version === '' ? name : `${name} ${version}`}${of}.`;
}
