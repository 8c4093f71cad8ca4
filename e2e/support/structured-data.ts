import { expect, type Page } from '@playwright/test';

/** Anything that a page tells search engines of. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What a page tells search engines, by type; everything of it has to be there once. */
export async function readGraph(page: Page): Promise<Record<string, Thing>> {
  const [text, ...others] = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents();
  expect(others).toEqual([]);
  const data = JSON.parse(text!) as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return Object.fromEntries(data['@graph'].map((thing) => [thing['@type'], thing]));
}
