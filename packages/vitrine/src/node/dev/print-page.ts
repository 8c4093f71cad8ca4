import type { Page } from '../../shared/page.ts';
import { createPrintContext } from '../build/print/print-context.ts';
import { createDocuments } from '../render/documents.ts';
import type { PageText } from '../llms/llms-full.ts';
import type { CompiledSite } from '../model/site.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { pageMeta } from '../site/page-store.ts';
import type { DevSite } from './dev-site.ts';

/** A page as Markdown, of what its files are now. */
export async function printDevPage(site: DevSite, page: Page): Promise<string> {
  return (await createPrinter(site)).print(page, pageMeta(page));
}

const printed = new WeakMap<CompiledSite, Map<string, PageText>>();

/** All pages as Markdown, printed once for what is compiled. */
export async function printAllPages(site: DevSite): Promise<(page: PageMeta) => PageText> {
  const compiled = await site.compileAll();
  let texts = printed.get(compiled);
  if (texts === undefined) {
    const { print } = await createPrinter(site);
    texts = new Map(
      compiled.pages.map(({ meta, load }) => {
        const text = print(load(), meta);
        return [
          meta.pathname,
          { digest: text, bytes: Buffer.byteLength(text), read: () => text },
        ] as const;
      }),
    );
    printed.set(compiled, texts);
  }
  const known = texts;
  return ({ pathname }) => known.get(pathname)!;
}

async function createPrinter(site: DevSite) {
  const compiled = await site.compileAll();
  const loaded = site.current();
  const context = await createPrintContext(loaded, compiled, new Map());
  const metas = compiled.pages.map(({ meta }) => meta);
  const { print } = createDocuments(loaded, metas, site.dates);
  return { print: (page: Page, meta: PageMeta) => print(page, meta, context) };
}
