import type { Page } from '../../shared/page.ts';
import { createPrintContext } from '../build/print-context.ts';
import { createDocuments } from '../render/documents.ts';
import { pageMeta } from '../site/page-store.ts';
import type { DevSite } from './dev-site.ts';

/** A page as Markdown, of what its files are now. */
export async function printDevPage(site: DevSite, page: Page): Promise<string> {
  const loaded = site.current();
  const compiled = await site.compileAll();
  const print = await createPrintContext(loaded, compiled, new Map());
  const metas = compiled.pages.map(({ meta }) => meta);
  return createDocuments(loaded, metas, site.dates).print(page, pageMeta(page), print);
}
