import { placeAddress, basePath } from '../base/addresses/base-path.ts';
import { markdownPath } from '../base/addresses/page-paths.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { ApiPackage } from '../model/site.ts';
import { pageNameOf, referencePages } from '../nav/api-tree.ts';
import { createNaming, isMeaning, splitComponent } from '../nav/component-names.ts';
import { libraryOf } from './library.ts';
import type { LlmsConfig } from './llms-txt.ts';
import type { PageGroups } from './page-groups.ts';
import { FORMAT, SCHEMA_URL } from './published-schema.ts';
import type { ApiJson, SiteJson } from './schema.ts';

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
  const findReference = createReferenceFinder(api);
  const describe = (group: string) => (page: PageMeta) => ({
    ...describePage(page, group, place),
    reference: findReference(page).map(place),
  });
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
): Omit<SiteJson['pages'][number], 'reference'> {
  return {
    ...{ path: place(pathname), kind, title, description, group },
    components: components.map((written) => splitComponent(written)[1]),
    markdown: place(markdownPath(pathname)),
    demos: demos.map(({ hash, title: label, file }) => ({ hash, title: label, file })),
  };
}

/** Makes a function that names the pages of the reference about the components of a page. */
function createReferenceFinder(api: readonly ApiPackage[]): (page: PageMeta) => string[] {
  const find = createNaming(api);
  const paths = new Map(api.map((source) => [source, listNames(source)]));
  return (page) => {
    if (page.kind === 'api') return [page.pathname];
    const found = page.components.map((written) => find(written, page)).filter(isMeaning);
    return [...new Set(found.flatMap(({ source, name }) => paths.get(source)!.get(name) ?? []))];
  };
}

/** The page of each name that a component goes by. */
function listNames(source: ApiPackage): Map<string, string> {
  const pages = referencePages(source);
  const names = pages.flatMap(({ name, pathname, main, parts }) => [
    ...[...parts, ...(main ? [main] : [])].flatMap((doc) =>
      [doc.name, ...doc.aliases, pageNameOf(doc.name)].map((one) => [one, pathname] as const),
    ),
    [name, pathname] as const,
  ]);
  return new Map(names);
}

/** The data of one page of the reference. */
export interface ApiFile {
  source: ApiPackage;
  pathname: string;
  version: string;
  docs: ComponentDoc[];
}

/** Every page of the reference with what it documents. */
export function listApiFiles(api: readonly ApiPackage[]): ApiFile[] {
  return api.flatMap((source) =>
    referencePages(source).map(({ pathname, main, parts }) => ({
      ...{ source, pathname },
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
