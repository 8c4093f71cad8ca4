import type { Page } from '@playwright/test';
import { SITE_PORT } from './ports.ts';
import { pathToFileURL } from 'node:url';

/** The flagship's root; another copy of it with `SITE_ROOT`, e.g. for a trial build. */
export const SITE: URL = process.env.SITE_ROOT
  ? pathToFileURL(`${process.env.SITE_ROOT}/`)
  : new URL('../../flagship/', import.meta.url);

/** Addresses of the scripts that come once a page has loaded: sponsor, announcements and what they share. */
export const LATER_SCRIPT =
  /\/(?:house-sponsor|network-sponsor|start-announcements|notices|on-first-use)-[^/]*$/;

/**
 * Lets the browser find the built flagship at its published host. The policy is left to the document, since
 * the browser takes the host that has answered for `'self'` of a header.
 */
export async function proxyPublished(page: Page, published: string): Promise<void> {
  await page.route(`${published}/**`, async (route) => {
    const url = route.request().url().replace(published, `http://localhost:${SITE_PORT}`);
    try {
      const response = await route.fetch({ url });
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    } catch (error) {
      // The test has ended meanwhile, and its page with it.
      if (!/disposed|closed|Test ended/.test(String(error))) throw error;
    }
  });
}
