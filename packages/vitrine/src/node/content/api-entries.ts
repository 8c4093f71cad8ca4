import type { ComponentDoc } from '../model/component-doc.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { ApiPackage, LoadedSite } from '../model/site.ts';
import { otherHashes } from '../api/page/other-exports.ts';
import { addSearch } from '../blocks/index.ts';
import { componentPaths, pageNameOf, referencePages, sizesPath } from '../nav/api-tree.ts';
import { listShown } from '../nav/component-names.ts';
import { partHash } from '../../shared/api-section.ts';
import { fillAddress } from '../base/addresses/safe-address.ts';
import { shortDigest } from '../base/text.ts';
import type { Entry } from '../model/entry.ts';
import { findOwnLinks } from './own-links.ts';

/** One entry for each documented component. */
export function readApiEntries({ api }: Pick<LoadedSite, 'api'>, markdown: PageMeta[]): Entry[] {
  const paths = new Map(api.toReversed().flatMap((source) => [...componentPaths(source)]));
  const shownBy = listShown(api, markdown);
  const reference = [...paths.values()].map((pathname) => ({ pathname, anchors: [] as string[] }));
  const pages = new Map([...reference, ...markdown].map((page) => [page.pathname, page]));
  return api.flatMap((source) => {
    const ofPackage = referencePages(source);
    const sizes = sizesPath(source);
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
        demoPages: shownBy
          .get(source)!
          .filter(({ components }) => components.some((one) => names.has(one)))
          .map(({ pathname: path, title, description }) => ({
            pathname: path,
            title,
            description,
          })),
        sizesPath: sizes,
        ownLinks: findOwnLinks(JSON.stringify(docs), source.config.documentation ?? {}, pages),
        sourceUrl: sourceUrl(source, first),
        ...(api.length > 1 && {
          of: describePackage(source),
        }),
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

function describePackage({ config, version, ownName }: ApiPackage) {
  const { package: name } = config;
  if (ownName === undefined) return { package: name, version };
  return { package: ownName, version, installedAs: name };
}

/** Address of the component's declaration; empty when the site does not say. */
export function sourceUrl(
  {
    config: { package: name, source = '' },
    ownName = name,
  }: Pick<ApiPackage, 'config' | 'ownName'>,
  { declaredIn, file }: Pick<ComponentDoc, 'declaredIn' | 'file'>,
): string {
  if (declaredIn.package !== name && !source.includes('{package}')) return '';
  const from = declaredIn.package === name ? ownName : declaredIn.package;
  return fillAddress(source, { ...declaredIn, package: from, file });
}
