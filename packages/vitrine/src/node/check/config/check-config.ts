import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/errors.ts';
import { CONFIG_FILE } from '../../base/folders.ts';
import type { Config } from '../../config/schema.ts';
import type { PageMeta } from '../../model/page-meta.ts';
import type { LoadedSite } from '../../model/site.ts';

/** A style sheet of a page must be for one that exists. */
export async function checkPageStyles(
  { root, config }: LoadedSite,
  pages: PageMeta[],
): Promise<Problem[]> {
  const known = new Set(pages.map(({ pathname }) => pathname));
  const strays = Object.keys(config.pageStyles).filter((pathname) => !known.has(pathname));
  if (strays.length === 0) return [];
  const { invalidValue } = await import('../../config/places/invalid-value.ts');
  const source = readFileSync(path.join(root, CONFIG_FILE), 'utf8');
  return strays.map((pathname) =>
    invalidValue(source, ['pageStyles', pathname], {
      expected: 'paths of pages',
      received: JSON.stringify(pathname),
    }),
  );
}

/** A site without a style sheet of its own needs no parser. */
export async function checkSiteStyles({ root, config }: LoadedSite): Promise<Problem[]> {
  if (config.styles === undefined) return [];
  const { checkStyles } = await import('../check-styles.ts');
  return checkStyles(root, config.styles);
}

/** A site without an adapter needs no parser. */
export async function checkSiteAdapter({ root, config }: LoadedSite): Promise<Problem[]> {
  if (config.adapter === undefined) return [];
  const { checkAdapter } = await import('./check-adapter.ts');
  return checkAdapter(root, config.adapter);
}

/** Fonts and template of the pictures for social networks; whether they draw, a build finds out. */
export async function checkCards(site: LoadedSite, pages: PageMeta[]): Promise<Problem[]> {
  if (!site.config.socialCards) return [];
  const { describeCards } = await import('../../social/social-cards.ts');
  return describeCards(site, pages).problems;
}

/** Links of pages that come from the configuration: in app bar, drawer and sponsor slot. */
export function listShellLinks({ colorTool, versions, links: own, sponsors }: Config): string[] {
  const items = sponsors?.provider === 'house' ? sponsors.items : [];
  const others = [...(versions?.others ?? []), ...own, ...items];
  const links = [colorTool, versions?.page, ...others.map(({ href }) => href)];
  return links.filter((href) => href !== undefined);
}
