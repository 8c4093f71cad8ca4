import { loadFirstUse } from '../core/first-use/first-use.ts';
import { readPage } from '../router/read-page.ts';
import { openProvider } from '../search/open-provider.ts';
import { makePageTools } from './page-tools.ts';
import { createSitePages } from './site-pages.ts';

// By its import, because every page loads the line that asks for it.
void startTools().catch(() => undefined);

/** Registers what agents in the browser can do here. Nothing is fetched before one of them asks. */
async function startTools(): Promise<void> {
  const context = document.modelContext ?? navigator.modelContext;
  const provider = openProvider(readPage(document).data.search);
  const tools = makePageTools({
    source: createSitePages(),
    search: (query) => provider.search(query),
    currentPath: () => location.pathname,
    open: async (href) => {
      const { navigate } = await loadFirstUse();
      await navigate(href);
    },
  });
  for (const tool of tools) await context!.registerTool(tool);
}
