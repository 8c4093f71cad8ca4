import { mergeTests, type Page } from '@playwright/test';
import { test as commandTest, type Files, type RunningServer, type TempSite } from './temp-site.ts';
import { test as quietTest, expect as baseExpect } from './test.ts';

/** A change travels from the file system through the server to a busy browser. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** The dev server, and the site that it serves. */
export interface DevServer extends RunningServer {
  site: TempSite;
}

/** Messages of Vite's and React's own development code. */
export const DEVELOPMENT = [/^debug: \[vite\] /, /^info: .*React DevTools/];

/**
 * Tests against one dev server of a site with these files, which they may change in turn.
 * @param folder where among them the configuration lies
 */
export function testWithDevServer(files: Files, folder?: string) {
  return mergeTests(commandTest, quietTest).extend<object, { dev: DevServer }>({
    dev: [
      async ({ createSite }, use) => {
        const site = createSite(files, folder);
        await use({ ...(await site.serve('dev')), site });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ dev }, use) => use(dev.url),
    allowedMessages: async ({ dev: _dev }, use) => use(DEVELOPMENT),
  });
}

/** Waits until the server has taken a change in: what it serves at an address contains this text. */
export async function expectServed(page: Page, path: string, text: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).text()).toContain(text);
}
