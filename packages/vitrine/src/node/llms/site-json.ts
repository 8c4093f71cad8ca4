import { placeAddress, basePath } from '../base/addresses/base-path.ts';
import { markdownPath } from '../base/addresses/page-paths.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { ApiPackage } from '../model/site.ts';
import { referencePages } from '../nav/api-tree.ts';
import { libraryOf } from './library.ts';
import type { LlmsConfig } from './llms-txt.ts';
import type { PageGroups } from './page-groups.ts';
import { FORMAT, SCHEMA_URL, type ApiJson, type SiteJson } from './schema.ts';

interface SiteFacts {
  config: LlmsConfig;
  api: readonly ApiPackage[];
  groups: PageGroups;
  /** Address of the search index; `null` where there is none. */
  searchUrl: string | null;
}

/** `/vitrine.json`: the version of the library, the pages and where the API of each component is. */
export function describeForPrograms({ config, api, groups, searchUrl }: SiteFacts): SiteJson {
  const { title, description, url } = config;
  const base = basePath(config);
  const place = (address: string) => placeAddress(base, address);
  const { groups: listed, single, optional } = groups;
  const describe = (group: string) => (page: PageMeta) => describePage(page, group, place);
  return {
    $schema: place(SCHEMA_URL),
    format: FORMAT,
    title,
    description,
    url: `${url}/`,
    library: {
      ...libraryOf(config, api),
      packages: api.map(({ config: { package: name, route }, version }) => ({
        name,
        version,
        route: place(route),
      })),
    },
    files: {
      llms: place('/llms.txt'),
      full: place('/llms-full.txt'),
      search: searchUrl === null ? null : place(searchUrl),
    },
    pages: [
      ...single.map(describe('')),
      ...listed.flatMap((group) => group.pages.map(describe(group.title))),
      ...optional.map(describe('')),
    ],
    components: listApiFiles(api).flatMap(({ pathname, docs }) =>
      docs.map(({ name, aliases, kind, package: from, since, deprecated }) => ({
        ...{ name, aliases, kind, since, deprecated },
        package: from,
        page: place(pathname),
        api: place(apiPath(pathname)),
      })),
    ),
  };
}

function describePage(
  { pathname, kind, title, description, components, demos }: PageMeta,
  group: string,
  place: (address: string) => string,
): SiteJson['pages'][number] {
  return {
    ...{ path: place(pathname), kind, title, description, group, components },
    markdown: place(markdownPath(pathname)),
    demos: demos.map(({ hash, title: label, file }) => ({ hash, title: label, file })),
  };
}

/** The data of one page of the reference. */
export interface ApiFile {
  pathname: string;
  version: string;
  docs: ComponentDoc[];
}

/** Every page of the reference with what it documents. */
export function listApiFiles(api: readonly ApiPackage[]): ApiFile[] {
  return api.flatMap((source) =>
    referencePages(source).map(({ pathname, main, parts }) => ({
      pathname,
      version: source.version,
      docs: [...(main ? [main] : []), ...parts],
    })),
  );
}

/** Address of the data of a page of the reference. */
export function apiPath(pathname: string): string {
  return `${pathname}.json`;
}

/** The file itself. */
export function describeApiFile(config: LlmsConfig, { pathname, version, docs }: ApiFile): ApiJson {
  const base = basePath(config);
  return {
    $schema: placeAddress(base, SCHEMA_URL),
    format: FORMAT,
    version,
    page: placeAddress(base, pathname),
    components: docs,
  };
}
