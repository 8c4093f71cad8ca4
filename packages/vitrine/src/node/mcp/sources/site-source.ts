import type { SearchEngine } from '../../../shared/search/engine.ts';
import { decodePath } from '../../base/addresses/page-paths.ts';
import { apiFileSchema, siteSchema, type ApiJson, type SiteJson } from '../../llms/schema.ts';
import { ToolError } from '../../../shared/tools/tool-error.ts';
import { BEING_BUILT, type DocSource } from './doc-source.ts';

/** Reads the files of a site, by addresses relative to the path it lies at. */
export interface SiteFiles {
  /** Text of a file; `null` when there is none. */
  read: (address: string) => Promise<string | null>;
  /**
   * Changes when the site may have been built anew.
   * @param isDoubted something was not as expected: what was known a while ago does not do
   */
  stamp: (isDoubted?: boolean) => Promise<string>;
  /** How an error names the site. */
  name: string;
}

/** How often an answer is begun anew because the site was built meanwhile. */
const TRIES = 3;

/** What is kept of a site as it was built once. */
interface Known {
  stamp: string;
  site: SiteJson;
  index?: Promise<unknown>;
}

/** Documentation as a built site has it. Nothing is read but what its own `vitrine.json` names. */
export function createSiteSource(files: SiteFiles, engine: SearchEngine): DocSource {
  const keeper = keepKnown(files);
  const readFile = async (address: string) => {
    const { site } = await keeper.load();
    const text = await files.read(relativeTo(site, address));
    if (text === null) throw new ToolError(BEING_BUILT);
    return text;
  };
  const openIndex = async () => {
    const loaded = await keeper.load();
    const { search } = loaded.site.files;
    if (search === null) return null;
    loaded.index ??= readFile(search).then((manifest) => engine.openIndex(manifest, readFile));
    return loaded.index;
  };
  return {
    describe: async () => (await keeper.load()).site,
    readPage: ({ markdown }) => readFile(markdown),
    readApi: async ({ api }) => readJson(await readFile(api), apiFileSchema, api) as ApiJson,
    findSynonyms: (word) => engine.findSynonyms(word, {}),
    search: async (query) => {
      try {
        const index = await openIndex();
        return index === null ? null : await engine.searchIndex(index, query);
      } catch (error) {
        // Parts of the index that did not arrive are not asked for again.
        keeper.forget();
        throw error instanceof ToolError ? error : new ToolError(BEING_BUILT);
      }
    },
    ofOneBuild: (read) => readOneBuild(files, read),
  };
}

/** Keeps what `vitrine.json` says until the site is built anew; those that ask at once share one reading. */
function keepKnown(files: SiteFiles) {
  let known: { stamp: string; loaded: Promise<Known> } | null = null;
  const load = async (): Promise<Known> => {
    const stamp = await files.stamp();
    if (known?.stamp !== stamp) {
      const loaded = readSite(files).then((site) => ({ stamp, site }));
      const own = { stamp, loaded };
      known = own;
      loaded.catch(() => {
        if (known === own) known = null;
      });
    }
    return known.loaded;
  };
  return { load, forget: () => void (known = null) };
}

/** Begins anew when the site was built while it was read: no answer is of two builds. */
async function readOneBuild<Answer>(
  files: SiteFiles,
  read: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const before = await files.stamp();
    const [result] = await Promise.allSettled([read()]);
    const failed = result.status === 'rejected';
    if ((await files.stamp(failed)) !== before) continue;
    if (failed) throw result.reason;
    return result.value;
  }
  throw new ToolError(BEING_BUILT);
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

/** What a damaged or hostile vitrine.json names must not leave the site. Addresses lose their tabs and line breaks. */
function isInside(address: string): boolean {
  const name = decodePath(address);
  return (
    /^\/(?!\/)/.test(name) &&
    // oxlint-disable-next-line no-control-regex
    !/[\\\u0000-\u001f?#]/.test(name) &&
    !name.split('/').some((part) => part === '..')
  );
}
