import { fork } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ASSETS_PATH } from '../../shared/contract.ts';
import { problem, type Problem } from '../base/errors.ts';
import type { LoadedSite } from '../model/site.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { findActive } from '../nav/find.ts';
import { deriveTitle } from '../nav/build-nav.ts';
import { resolvePeer } from '../base/install/peers.ts';
import { messageOf, shortDigest } from '../base/text.ts';
import { createCardPage, defaultCard } from './card.ts';
import { openCardTexts } from './card-texts.ts';
import { readFonts, USE, type CardFont } from './fonts.ts';
import type { SocialCardsConfig } from '../config/social-cards.ts';
import { findMissing } from './set-text.ts';
import { isWholePng } from './whole-png.ts';

/** The parts of a site with `socialCards` that cards are drawn from. */
type CardSite = Pick<LoadedSite, 'root' | 'cacheDir' | 'config' | 'tree' | 'engineId'>;

/** The pictures of a site's pages. */
export interface SocialCards {
  /** Path of a page's picture by the page's own. */
  urls: ReadonlyMap<string, string>;
  /** Paths of the cached pictures by those in the output. */
  files: ReadonlyMap<string, string>;
  problems: Problem[];
}

interface Card {
  pathname: string;
  svg: string;
  fontFiles: string[];
  /** Path in the cache, named by a digest of its input. */
  file: string;
}

export interface DrawingWork {
  cards: Card[];
  /** Path of the package that draws. */
  renderer: string;
}

export interface CardFailure {
  pathname: string;
  reason: string;
}

/** Cards that one process draws before a second is worth its start and its memory. */
const CARDS_PER_PROCESS = 100;

/**
 * Draws a card for each page that has none yet, in processes of their own. Cards are cached by their input: SVG,
 * fonts and the code that draws.
 */
export async function drawSocialCards(
  site: CardSite,
  pages: readonly PageMeta[],
): Promise<SocialCards> {
  const renderer = resolvePeer(site.root, '@resvg/resvg-js', USE);
  const { svgs, fonts, problems } = describeCards(site, pages);
  const dir = path.join(site.cacheDir, 'cards');
  const fontFiles = fonts.map(({ file }) => file);
  const common = shortDigest(readDrawingCode(), ...fontFiles.map((file) => readFileSync(file)));
  const cards = [...svgs].map(([pathname, svg]) => ({
    pathname,
    svg,
    fontFiles: listNeeded(svg, fonts, site.config.socialCards!),
    file: path.join(dir, `card-${shortDigest(common, svg)}.png`),
  }));
  const failures = await drawMissing({ cards, renderer });
  problems.push(
    ...failures.map(({ pathname, reason }) =>
      problem('invalid-social-card', [`that of ${pathname} does not draw: ${reason}`]),
    ),
  );
  removeOthers(dir, cards);
  const failed = new Set(failures.map(({ pathname }) => pathname));
  const drawn = cards.filter(({ pathname }) => !failed.has(pathname));
  const urlOf = ({ file }: Card) => `${ASSETS_PATH}cards/${path.basename(file)}`;
  return {
    urls: new Map(drawn.map((card) => [card.pathname, urlOf(card)])),
    files: new Map(drawn.map((card) => [urlOf(card).slice(1), card.file])),
    problems,
  };
}

/** The SVG of every card by its page, and the problems of those that cannot be drawn. */
export function describeCards(
  site: CardSite,
  pages: readonly PageMeta[],
): { svgs: Map<string, string>; fonts: CardFont[]; problems: Problem[] } {
  const settings = site.config.socialCards!;
  const { fonts, problems } = readFonts(site.root, site.cacheDir, settings.fonts);
  const svgs = new Map<string, string>();
  const texts = openCardTexts(site, fonts);
  const makeOwn: typeof defaultCard = (page) =>
    texts.get({ ...page, pathname: '' }, () => defaultCard(page));
  for (const page of pages) {
    if (page.image !== undefined) continue;
    const found = describeCard(site, { template: makeOwn, ...settings }, page, fonts);
    if (typeof found === 'string') svgs.set(page.pathname, found);
    else problems.push(found);
  }
  texts.save();
  return { svgs, fonts, problems };
}

/** The SVG of a page's card, or why there is none. */
function describeCard(
  { config, tree }: Pick<LoadedSite, 'config' | 'tree'>,
  { template, colors }: SocialCardsConfig & { template: typeof defaultCard },
  { pathname, title }: PageMeta,
  fonts: readonly CardFont[],
): string | Problem {
  const above = findActive(tree, pathname)?.trail.at(-2);
  const group = above ? deriveTitle(above.pathname, above.title) : '';
  // The title of a home page is often that of the site.
  const site = title === config.title ? '' : config.title;
  const missing = findMissing(title + group + site, fonts);
  if (missing !== '') {
    const reason = `no font has the character "${missing}" of ${pathname}, which gets no card`;
    return problem('invalid-social-card', [reason], { severity: 'warning' });
  }
  const page = createCardPage({ pathname, title, group, site, colors }, fonts);
  try {
    const svg: unknown = template(page);
    if (typeof svg === 'string') return svg;
    return problem('invalid-social-card', [`the template returned ${typeof svg} for ${pathname}`]);
  } catch (error) {
    return problem('invalid-social-card', [
      `the template threw for ${pathname}: ${messageOf(error)}`,
    ]);
  }
}

/** The renderer reads all fonts anew for each card. One that names none may fall back to any. */
function listNeeded(
  svg: string,
  fonts: readonly CardFont[],
  { template }: SocialCardsConfig,
): string[] {
  const isSet = template === undefined && !/[\p{M}\p{Cf}]/u.test(svg);
  return fonts.filter(({ alias }) => !isSet || svg.includes(alias)).map(({ file }) => file);
}

async function drawMissing({ cards, renderer }: DrawingWork): Promise<CardFailure[]> {
  // Two pages of one title in one group have one card.
  const files = new Set<string>();
  const missing = cards.filter(({ file }) => {
    const isNew = !files.has(file) && !isWholePng(file);
    files.add(file);
    return isNew;
  });
  // One processor is left to the bundler.
  const most = Math.max(1, availableParallelism() - 1);
  const processes = Math.min(most, Math.ceil(missing.length / CARDS_PER_PROCESS));
  const shares = Array.from({ length: processes }, (_, each) =>
    missing.filter((_card, index) => index % processes === each),
  );
  const found = await Promise.all(shares.map((share) => draw({ cards: share, renderer })));
  return found.flat();
}

/**
 * Draws in a process whose allocator keeps freed memory. A card takes seven megabytes, and to give them back after each,
 * as the bundler's allocator does in this process, takes longer than to draw it.
 */
function draw(work: DrawingWork): Promise<CardFailure[]> {
  const child = fork(fileURLToPath(new URL('../social/draw-worker.js', import.meta.url)), {
    env: { ...process.env, MIMALLOC_PURGE_DELAY: '-1' },
  });
  return new Promise((resolve, reject) => {
    child.once('message', (failures) => resolve(failures as CardFailure[]));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`What draws social cards has ended with ${signal ?? code}.`)),
    );
    // It ends with the error that follows.
    child.send(work, () => undefined);
  });
}

/** Removes cards that no page has any more. */
function removeOthers(dir: string, cards: readonly Card[]): void {
  const wanted = new Set(cards.map(({ file }) => path.basename(file)));
  for (const name of existsSync(dir) ? readdirSync(dir) : []) {
    if (!wanted.has(name)) rmSync(path.join(dir, name), { force: true });
  }
}

/** The compiled code that draws: a change in it invalidates every card, a change elsewhere none. */
function readDrawingCode(): string {
  return readFileSync(new URL('../social/draw-worker.js', import.meta.url), 'utf8');
}
