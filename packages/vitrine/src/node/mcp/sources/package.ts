import type { SearchEngine } from '../../../shared/search/engine.ts';
import { orderRecords } from '../../../shared/search/records.ts';
import { splitWords } from '../../../shared/search/words.ts';
import { ToolError } from '../../../shared/tools/tool-error.ts';
import { sayFor } from '../../base/install/manager-words.ts';
import { findPackage } from '../../base/packages/find-package.ts';
import { extractPackage } from '../../api/extract-package.ts';
import { apiPage } from '../../api/page/page.ts';
import { apiPageToMarkdown } from '../../api/page/print-markdown.ts';
import { sayDocs } from '../../api/texts/say-docs.ts';
import { NO_REACT_TYPES } from '../../model/component-doc.ts';
import { FORMAT, SCHEMA_URL } from '../../llms/published-schema.ts';
import type { SiteJson } from '../../llms/schema.ts';
import { referencePages } from '../../nav/api-tree.ts';
import { buildIndex } from '../../search/build-index.ts';
import { BEING_BUILT, type DocSource } from './doc-source.ts';

interface PackageOptions {
  /** Folder from which the package is resolved. */
  root: string;
  name: string;
  cacheDir: string;
}

type Read = Awaited<ReturnType<typeof readPackage>>;

/** The reference of an installed package, as its types tell it: no site is needed. Another version is read when it is installed. */
export function createPackageSource(options: PackageOptions, engine: SearchEngine): DocSource {
  let made: { version: string; read: Promise<Read> } | undefined;
  const load = () => {
    const version = findPackage(options.root, options.name)?.version ?? '';
    if (made?.version !== version) {
      const own = { version, read: readPackage(options, engine) };
      made = own;
      own.read.catch(() => {
        if (made === own) made = undefined;
      });
    }
    return made.read;
  };
  return {
    describe: async () => (await load()).site,
    readPage: async ({ path }) => apiPageToMarkdown(known((await load()).pages.get(path))),
    readApi: async ({ api }) => {
      const { docs, site } = await load();
      const { version } = site.library;
      const page = api.replace(/\.json$/, '');
      const components = known(docs.get(page));
      return { $schema: SCHEMA_URL, format: FORMAT, version, page, components };
    },
    findSynonyms: (word) => engine.findSynonyms(word, {}),
    search: async (query) => engine.searchIndex((await load()).index, query),
    ofOneBuild: (read) => read(),
  };
}

/** What a page of the list has; another version, installed meanwhile, may not have it. */
function known<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new ToolError(BEING_BUILT);
  return item;
}

async function readPackage({ root, name, cacheDir }: PackageOptions, engine: SearchEngine) {
  const { docs: read, version } = await extractPackage({ root, package: name, cacheDir });
  const docs = sayDocs(root, read);
  // Most of it would be missing without a word: an assistant would take it for all there is.
  if (docs.some(({ unresolved }) => unresolved.includes(NO_REACT_TYPES)))
    throw new ToolError(
      `${name}: ${NO_REACT_TYPES}. Run ${sayFor(root, 'npm install @types/react')}.`,
    );
  const reference = referencePages({ config: { route: '/api' }, docs });
  const paths = new Map(reference.map((page) => [page.name, page.pathname]));
  const all = reference.map((subject) => {
    const componentPath = (other: string) => paths.get(other.split('.', 1)[0]!) ?? null;
    const page = apiPage(subject, { pathname: subject.pathname, componentPath, demoPages: [] });
    const own = [...(subject.main ? [subject.main] : []), ...subject.parts];
    return { page, own };
  });
  const index = buildIndex(
    all.map(({ page }) => orderRecords(page.search)),
    { synonyms: {}, commonWords: splitWords(name), popular: [] },
  );
  const load = (url: string) => Promise.resolve(index.parts.get(url)!);
  return {
    site: describePackage(name, version, all),
    pages: new Map(all.map(({ page }) => [page.pathname, page])),
    docs: new Map(all.map(({ page, own }) => [page.pathname, own])),
    index: engine.openIndex(index.manifest, load),
  };
}

type Described = {
  page: ReturnType<typeof apiPage>;
  own: Parameters<typeof apiPage>[0]['parts'];
}[];

function describePackage(name: string, version: string, all: Described): SiteJson {
  return {
    $schema: SCHEMA_URL,
    format: FORMAT,
    title: name,
    description: `The reference of ${name} ${version}.`,
    url: 'https://package.invalid/',
    library: { name, version, packages: [{ name, version, route: '/api' }] },
    files: { llms: '', full: '', search: '' },
    pages: all.map(({ page: { pathname, title, description, components } }) => ({
      ...{ path: pathname, kind: 'api', title, description, group: 'API', components },
      ...{ markdown: `${pathname}.md`, demos: [], reference: [pathname] },
    })),
    components: all.flatMap(({ page: { pathname }, own }) =>
      own.map(({ name: component, aliases, kind, package: from, since, deprecated }) => ({
        ...{ name: component, aliases, kind, package: from, page: pathname, since, deprecated },
        api: `${pathname}.json`,
      })),
    ),
  };
}
