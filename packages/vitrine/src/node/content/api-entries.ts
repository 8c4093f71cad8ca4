import type { ComponentDoc } from '../model/component-doc.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { ApiPackage, LoadedSite } from '../model/site.ts';
import { addSearch } from '../blocks/index.ts';
import { componentPaths } from '../nav/api-tree.ts';
import { fillAddress } from '../base/addresses/safe-address.ts';
import { shortDigest } from '../base/text.ts';
import type { Entry } from '../model/entry.ts';
import { findOwnLinks } from './own-links.ts';

/** One entry for each documented component. */
export function readApiEntries({ api }: Pick<LoadedSite, 'api'>, markdown: PageMeta[]): Entry[] {
  const paths = new Map(api.flatMap((source) => [...componentPaths(source)]));
  const reference = [...paths.values()].map((pathname) => ({ pathname, anchors: [] as string[] }));
  const pages = new Map([...reference, ...markdown].map((page) => [page.pathname, page]));
  return api.flatMap((source) => {
    const own = componentPaths(source);
    return source.docs.map((doc): Entry => {
      const context = {
        pathname: own.get(doc.name)!,
        componentPath: (name: string) => own.get(name) ?? paths.get(name) ?? null,
        demoPages: markdown
          .filter(({ components }) => components.includes(doc.name))
          .map(({ pathname, title, description }) => ({ pathname, title, description })),
        ownLinks: findOwnLinks(JSON.stringify(doc), source.config.documentation ?? {}, pages),
        sourceUrl: sourceUrl(source.config, doc),
      };
      return {
        pathname: context.pathname,
        file: `${doc.package}/${doc.file}`,
        digest: shortDigest(JSON.stringify([doc, context, [...paths.keys()]])),
        compile: async () => {
          const { apiPage } = await import('../api/page/page.ts');
          return { page: addSearch(apiPage(doc, context)), problems: [] };
        },
      };
    });
  });
}

/** Address of the component's declaration; empty when the site does not say. */
export function sourceUrl(
  { package: name, source = '' }: ApiPackage['config'],
  { declaredIn, file }: Pick<ComponentDoc, 'declaredIn' | 'file'>,
): string {
  if (declaredIn.package !== name && !source.includes('{package}')) return '';
  return fillAddress(source, { ...declaredIn, file });
}
