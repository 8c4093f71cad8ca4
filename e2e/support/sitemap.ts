import { expect, type APIRequestContext } from '@playwright/test';

/** Paths of all pages, as the site itself lists them, without the slash at their end. */
export async function listPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!));
  expect(urls.length).toBeGreaterThan(100);
  return urls.map(({ pathname }) => pathname.replace(/(?<=.)\/$/, ''));
}
