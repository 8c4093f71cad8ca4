import type { PageSource, SitePages, ToldPage } from '../../shared/tools/page-source.ts';
import { ToolError } from '../../shared/tools/tool-error.ts';
import { BASE } from '../core/base.ts';
import { fetchJson, loadOnce } from '../core/load.ts';
import { fetchText } from '../core/read-limited.ts';

const UNREACHABLE = 'The documentation could not be loaded. Check the connection and ask again.';

/** The pages of this site, fetched when a tool first asks for them. */
export function createSitePages(): PageSource<ToldPage> {
  const load = loadOnce((url) => fetchJson<SitePages>(url));
  return {
    describe: () => load(`${BASE}vitrine.json`).catch(refuse),
    readPage: ({ markdown }) => {
      const { origin, pathname } = new URL(markdown, location.href);
      // Nothing is fetched from elsewhere.
      if (origin !== location.origin) throw new ToolError(`${markdown} is not on this site.`);
      return fetchText(pathname).catch(refuse);
    },
  };
}

function refuse(cause: unknown): never {
  throw new ToolError(UNREACHABLE, { cause });
}
