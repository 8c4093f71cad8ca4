import { escapePattern } from '../base/text.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import {
  listFullGroups,
  makeFullText,
  makeGroupText,
  type MadeFile,
  type PageText,
} from './llms-full.ts';
import { printGroupTxt, printLlmsTxt } from './llms-txt.ts';
import { groupPages, listGroupPaths, type PageGroup, type PageGroups } from './page-groups.ts';
import { readSchema, SCHEMA_URL } from './published-schema.ts';
import { apiPath, describeApiFile, describeForPrograms, listApiFiles } from './site-json.ts';
import type { PageMeta } from '../model/page-meta.ts';

/** The data that these files are made from. */
export interface TextSource {
  site: LoadedSite;
  compile: () => Promise<CompiledSite>;
  /** The Markdown of each page. */
  printAll: () => Promise<(page: PageMeta) => PageText>;
}

/** A file for programs that read a site. */
export type TextFile = { url: string; type: string; reserved?: string } & (
  | { make: (source: TextSource) => Promise<string> }
  /** Several files, whose addresses the pattern has. */
  | { pattern: RegExp; makeFiles: (source: TextSource) => Promise<MadeFile[]> }
);

/** The site for programs: its pages as text, and what it has as data. */
export function textFiles(site: Pick<LoadedSite, 'api' | 'tree' | 'config'>): TextFile[] {
  const { api, tree, config } = site;
  const groupOf = async (source: TextSource, pathname: string) =>
    (await groupsOf(source)).groups.find((group) => group.pathname === pathname);
  const isOwnSearch = config.search?.provider !== 'docsearch';
  return [
    {
      url: '/llms.txt',
      type: 'text/plain',
      make: async (source) => printLlmsTxt({ config, api, groups: await groupsOf(source) }),
    },
    {
      ...fullText('', async (source) =>
        makeFullText({ config, api, textOf: await source.printAll() }, await groupsOf(source)),
      ),
    },
    ...listGroupPaths(tree).flatMap((pathname): TextFile[] => [
      {
        url: `${pathname}/llms.txt`,
        type: 'text/plain',
        make: async (source) => {
          const group = await groupOf(source, pathname);
          if (!group) return '';
          const isFull = (await fullGroupsOf(source)).has(group);
          return printGroupTxt({ config, api }, group, isFull);
        },
      },
      fullText(pathname, async (source) => {
        const group = await groupOf(source, pathname);
        if (!group || !(await fullGroupsOf(source)).has(group)) return [];
        return makeGroupText({ config, api, textOf: await source.printAll() }, group);
      }),
    ]),
    {
      url: '/vitrine.json',
      type: 'application/json',
      reserved: 'what the site has, for programs',
      make: async (source) =>
        `${JSON.stringify(
          describeForPrograms({
            ...{ config, api },
            groups: await groupsOf(source),
            searchUrl: isOwnSearch ? '/search.json' : null,
          }),
        )}\n`,
    },
    {
      url: SCHEMA_URL,
      type: 'application/schema+json',
      make: () => Promise.resolve(readSchema()),
    },
    ...listApiFiles(api).map((file): TextFile => ({
      url: apiPath(file.pathname),
      type: 'application/json',
      reserved: 'the API of a component, for programs',
      make: () => Promise.resolve(`${JSON.stringify(describeApiFile(config, file))}\n`),
    })),
  ];
}

function fullText(
  pathname: string,
  makeFiles: (source: TextSource) => Promise<MadeFile[]>,
): TextFile {
  return {
    url: `${pathname}/llms-full.txt`,
    type: 'text/plain',
    pattern: new RegExp(`^${escapePattern(pathname)}/llms-full(?:-[1-9]\\d*)?\\.txt$`),
    makeFiles,
  };
}

const full = new WeakMap<PageGroups, Set<PageGroup>>();

async function fullGroupsOf(source: TextSource): Promise<Set<PageGroup>> {
  const groups = await groupsOf(source);
  // Every group asks for those of all.
  if (!full.has(groups))
    full.set(groups, listFullGroups({ textOf: await source.printAll() }, groups.groups));
  return full.get(groups)!;
}

const grouped = new WeakMap<CompiledSite, PageGroups>();

async function groupsOf({ site, compile }: TextSource): Promise<PageGroups> {
  const compiled = await compile();
  let groups = grouped.get(compiled);
  if (groups === undefined) {
    groups = groupPages(
      site.tree,
      compiled.pages.map(({ meta }) => meta),
    );
    grouped.set(compiled, groups);
  }
  return groups;
}
