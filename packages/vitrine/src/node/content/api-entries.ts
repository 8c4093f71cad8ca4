import type { ComponentDoc } from '../model/component-doc.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { ApiPackage, LoadedSite } from '../model/site.ts';
import { otherHashes } from '../api/page/other-exports.ts';
import { addSearch } from '../blocks/index.ts';
import { componentPaths, pageNameOf, referencePages, sizesPath } from '../nav/api-tree.ts';
import { listShown } from '../nav/component-names.ts';
import { rememberOf } from '../../shared/remember.ts';
import { partHash } from '../../shared/api-section.ts';
import { fillAddress } from '../base/addresses/safe-address.ts';
import { shortDigest } from '../base/text.ts';
import type { Entry } from '../model/entry.ts';
import { findOwnLinks, listAddresses } from './own-links.ts';

/** One entry for each documented component. */
export function readApiEntries({ api }: Pick<LoadedSite, 'api'>, markdown: PageMeta[]): Entry[] {
  const paths = new Map(api.toReversed().flatMap((source) => [...componentPaths(source)]));
  const names = shortDigest(JSON.stringify([...paths.keys()]));
  const shownBy = listShown(api, markdown);
  const reference = [...paths.values()].map((pathname) => ({ pathname, anchors: [] as string[] }));
  const pages = new Map([...reference, ...markdown].map((page) => [page.pathname, page]));
  return api.flatMap((source) => {
    const ofPackage = pagesOf(source);
    const sizes = sizesPath(source);
    const own = new Map(ofPackage.map(({ name, pathname }) => [name, pathname]));
    const listed = new Map(
      ofPackage.flatMap(({ pathname, others }) =>
        [...otherHashes(others)].map(([name, hash]) => [name, `${pathname}#${hash}`] as const),
      ),
    );
    return ofPackage.map(({ docs, digest, addresses, ...page }): Entry => {
      const { name, pathname } = page;
      const first = docs[0]!;
      const called = new Set([name, ...docs.flatMap((doc) => [doc.name, ...doc.aliases])]);
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
          .filter(({ components }) => components.some((one) => called.has(one)))
          .map(({ pathname: path, title, description }) => ({
            pathname: path,
            title,
            description,
          })),
        sizesPath: sizes,
        ownLinks: findOwnLinks(addresses, source.config.documentation ?? {}, pages),
        sourceUrl: sourceUrl(source, first),
        ...(api.length > 1 && {
          of: describePackage(source),
        }),
      };
      return {
        pathname,
        file: `${first.package}/${first.file}`,
        digest: shortDigest(digest, JSON.stringify(context), names),
        compile: async () => {
          const { apiPage } = await import('../api/page/page.ts');
          return { page: addSearch(apiPage(page, context)), problems: [] };
        },
      };
    });
  });
}

/**
 * The pages of a package, with what follows from their documentation alone: it is megabytes, and the same after each edit
 * of a guide.
 */
const pagesOf = rememberOf((source: ApiPackage) => {
  const isLinked = Object.keys(source.config.documentation ?? {}).length > 0;
  return referencePages(source).map((page) => {
    const { main, parts, others } = page;
    const docs = [...(main === null ? parts : [main, ...parts]), ...others];
    const text = JSON.stringify(docs);
    const addresses = isLinked ? listAddresses(text) : [];
    return { ...page, docs, digest: shortDigest(text), addresses };
  });
});

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
