import { expect, type Locator, type Page } from '@playwright/test';

/** A demo's frame by its fragment, which is its file's name without the extension. */
export const demo = (page: Page, hash: string): Locator =>
  page.locator(`main [data-demo][id="${hash}"]`);

/** Brings a demo into view and waits until it answers and shows the reader's choices. */
export async function wake(frame: Locator): Promise<void> {
  // A page that is loaded anew meanwhile has another frame in its place.
  await expect(() => frame.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass({ timeout: 10_000 });
  await expect(frame.locator('.demo-content')).toHaveAttribute('data-live');
}

/** The modules a demo needs and the document itself does not ask for. */
export async function modulesOf(frame: Locator): Promise<string[]> {
  return frame.evaluate(({ dataset, ownerDocument }) => {
    const links = ownerDocument.head.querySelectorAll('link[rel="modulepreload"], script[src]');
    const shared = [...links].map((link) => link.getAttribute('href') ?? link.getAttribute('src'));
    const urls = [dataset.module!, ...(dataset.preload ?? '').split(' ').filter(Boolean)];
    return urls.filter((url) => !shared.includes(url));
  });
}
