import type { ComponentDoc } from '../model/component-doc.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { ApiPackage, LoadedSite } from '../model/site.ts';
import { otherHashes } from '../api/page/other-exports.ts';
import { addSearch } from '../blocks/index.ts';
import { componentPaths, pageNameOf, referencePages } from '../nav/api-tree.ts';
import { partHash } from '../../shared/api-section.ts';
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
    const ofPackage = referencePages(source);
    const own = new Map(ofPackage.map(({ name, pathname }) => [name, pathname]));
    const listed = new Map(
      ofPackage.flatMap(({ pathname, others }) =>
        [...otherHashes(others)].map(([name, hash]) => [name, `${pathname}#${hash}`] as const),
      ),
    );
    return ofPackage.map(({ name, pathname, main, parts, others }): Entry => {
      const docs = [...(main === null ? parts : [main, ...parts]), ...others];
      const first = docs[0]!;
      const names = new Set([name, ...docs.flatMap((doc) => [doc.name, ...doc.aliases])]);
      const context = {
        pathname,
        componentPath: (component: string) => {
          const page = pageNameOf(component);
          const path = own.get(page) ?? paths.get(page);
          if (path === undefined) return listed.get(component) ?? null;
          return component === page ? path : `${path}#${partHash(component)}`;
        },
        demoPages: markdown
          .filter(({ components }) => components.some((one) => names.has(one)))
          .map(({ pathname: path, title, description }) => ({
            pathname: path,
            title,
            description,
          })),
        ownLinks: findOwnLinks(JSON.stringify(docs), source.config.documentation ?? {}, pages),
        sourceUrl: sourceUrl(source.config, first),
      };
      return {
        pathname,
        file: `${first.package}/${first.file}`,
        digest: shortDigest(JSON.stringify([docs, context, [...paths.keys()]])),
        compile: async () => {
          const { apiPage } = await import('../api/page/page.ts');
          return { page: addSearch(apiPage({ name, main, parts, others }, context)), problems: [] };
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
