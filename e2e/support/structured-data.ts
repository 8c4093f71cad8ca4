import { expect, type Page } from '@playwright/test';

/** A thing that a page describes to search engines. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The structured data of a page by type; each type has to be there once. */
export async function readGraph(page: Page): Promise<Record<string, Thing>> {
  const [text, ...others] = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents();
  expect(others).toEqual([]);
  const data = JSON.parse(text!) as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return Object.fromEntries(data['@graph'].map((thing) => [thing['@type'], thing]));
}
