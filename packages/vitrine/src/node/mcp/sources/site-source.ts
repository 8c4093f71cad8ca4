import type { SearchEngine } from '../../../shared/search/engine.ts';
import { decodePath } from '../../base/addresses/page-paths.ts';
import { apiFileSchema, siteSchema, type ApiJson, type SiteJson } from '../../llms/schema.ts';
import { ToolError } from '../../../shared/tools/tool-error.ts';
import { BEING_BUILT, type DocSource } from './doc-source.ts';

/** Reads the files of a site, by addresses relative to the path it lies at. */
export interface SiteFiles {
  /** Text of a file; `null` when there is none. */
  read: (address: string) => Promise<string | null>;
  /** Changes when the site may have been built anew. */
  stamp: () => Promise<string>;
  /** How an error names the site. */
  name: string;
}

/** Documentation as a built site has it. Nothing is read but what its own `vitrine.json` names. */
export function createSiteSource(files: SiteFiles, engine: SearchEngine): DocSource {
  let known: { stamp: string; site: SiteJson; index?: Promise<unknown> } | null = null;
  const load = async () => {
    const stamp = await files.stamp();
    if (known?.stamp !== stamp) known = { stamp, site: await readSite(files) };
    return known;
  };
  const readFile = async (address: string) => {
    const { site } = await load();
    const text = await files.read(relativeTo(site, address));
    if (text === null) throw new ToolError(BEING_BUILT);
    return text;
  };
  const openIndex = async () => {
    const loaded = await load();
    const { search } = loaded.site.files;
    if (search === null) return null;
    loaded.index ??= readFile(search).then((manifest) => engine.openIndex(manifest, readFile));
    return loaded.index;
  };
  return {
    describe: async () => (await load()).site,
    readPage: ({ markdown }) => readFile(markdown),
    readApi: async ({ api }) => readJson(await readFile(api), apiFileSchema, api) as ApiJson,
    findSynonyms: (word) => engine.findSynonyms(word, {}),
    search: async (query) => {
      try {
        const index = await openIndex();
        return index === null ? null : await engine.searchIndex(index, query);
      } catch (error) {
        // Parts of the index that did not arrive are not asked for again.
        known = null;
        throw error instanceof ToolError ? error : new ToolError(BEING_BUILT);
      }
    },
  };
}

async function readSite(files: SiteFiles): Promise<SiteJson> {
  const text = await files.read('/vitrine.json');
  if (text === null) {
    throw new ToolError(
      `There is no vitrine.json at ${files.name}. Build the site with this version of Vitrine, or correct the address.`,
    );
  }
  return readJson(text, siteSchema, '/vitrine.json') as SiteJson;
}

interface Schema {
  safeParse: (data: unknown) => { success: boolean; data?: unknown };
}

function readJson(text: string, schema: Schema, address: string): unknown {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ToolError(`${address} is no JSON. ${BEING_BUILT}`);
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ToolError(`${address} is of another form: it was built by another version of Vitrine.`);
}

/** An address of the site without the path that the site lies at; parts of the index have none. */
function relativeTo({ url }: SiteJson, address: string): string {
  const base = new URL(url).pathname.replace(/\/*$/, '/');
  const own = address.startsWith(base) ? `/${address.slice(base.length)}` : address;
  if (!isInside(own)) throw new ToolError(`${address} leads out of the site.`);
  return own;
}

/** What a damaged or hostile vitrine.json names must not leave the site. */
function isInside(address: string): boolean {
  const name = decodePath(address);
  return (
    /^\/(?!\/)/.test(name) &&
    !/[\\\0?#]/.test(name) &&
    !name.split('/').some((part) => part === '..')
  );
}
