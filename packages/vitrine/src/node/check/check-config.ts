import { readFileSync } from 'node:fs';
import path from 'node:path';
import { problem, type Problem } from '../base/errors.ts';
import { CONFIG_FILE } from '../base/folders.ts';
import type { Config } from '../config/schema.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { LoadedSite } from '../model/site.ts';

/** A style sheet of a page must be for one that exists. */
export async function checkPageStyles(
  { root, config }: LoadedSite,
  pages: PageMeta[],
): Promise<Problem[]> {
  const known = new Set(pages.map(({ pathname }) => pathname));
  const strays = Object.keys(config.pageStyles).filter((pathname) => !known.has(pathname));
  if (strays.length === 0) return [];
  const { locateKey } = await import('../config/locate-key.ts');
  const source = readFileSync(path.join(root, CONFIG_FILE), 'utf8');
  return strays.map((pathname) => {
    const line = locateKey(source, ['pageStyles', pathname]);
    const args = ['pageStyles', 'paths of pages', JSON.stringify(pathname)] as const;
    return problem('invalid-config', [...args], { file: CONFIG_FILE, line });
  });
}

/** A site without a style sheet of its own needs no parser. */
export async function checkSiteStyles({ root, config }: LoadedSite): Promise<Problem[]> {
  if (config.styles === undefined) return [];
  const { checkStyles } = await import('./check-styles.ts');
  return checkStyles(root, config.styles);
}

/** Fonts and template of the pictures for social networks; whether they draw, a build finds out. */
export async function checkCards(site: LoadedSite, pages: PageMeta[]): Promise<Problem[]> {
  if (!site.config.socialCards) return [];
  const { describeCards } = await import('../social/social-cards.ts');
  return describeCards(site, pages).problems;
}

/** Links that the app bar and the drawer take from the configuration. */
export function listShellLinks({ colorTool, versions }: Config): string[] {
  const links = [colorTool, versions?.page, ...(versions?.others.map(({ href }) => href) ?? [])];
  return links.filter((href) => href !== undefined);
}
