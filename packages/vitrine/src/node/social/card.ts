import type { CardPage } from '../config/social-cards.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './card-size.ts';
import type { CardFont } from './fonts.ts';
import { breakLines, isRightToLeft, setLine } from './set-text.ts';

export function createCardPage(
  page: Pick<CardPage, 'pathname' | 'title' | 'group' | 'site' | 'colors'>,
  fonts: readonly CardFont[],
): CardPage {
  return {
    ...page,
    rtl: isRightToLeft(page.title),
    lines: (text, style) =>
      breakLines(text, style, fonts).map((line) => setLine(line, style.weight, fonts)),
  };
}

/** Widths of the space around the text and of the stripe at its side. */
const MARGIN = 88;
const STRIPE = 24;
/** Sizes of the title with the lines that each may take: the first in which it fits. */
const TITLE_SIZES = [
  { size: 104, lines: 2 },
  { size: 80, lines: 3 },
] as const;

/** The engine's own card: the group above the title, the site at the foot, a stripe at the side. */
export function defaultCard({ title, group, site, rtl, colors, lines }: CardPage): string {
  const width = CARD_WIDTH - 2 * MARGIN;
  const set = (size: number, count: number) =>
    lines(title, { size, weight: 700, width, lines: count });
  const { size } =
    TITLE_SIZES.find((style) => set(style.size, style.lines + 1).length <= style.lines) ??
    TITLE_SIZES[1];
  const titleLines = set(size, 3);
  const x = rtl ? CARD_WIDTH - MARGIN : MARGIN;
  const text = (content: string, y: number, fontSize: number, fill: string) =>
    `<text x="${x}" y="${y}" font-size="${fontSize}" fill="${fill}"${rtl ? ' text-anchor="end"' : ''}>${content}</text>`;
  const small = (content: string, y: number, fill: string) =>
    content === ''
      ? ''
      : text(lines(content, { size: 40, weight: 400, width, lines: 1 })[0]!, y, 40, fill);
  const leading = size * 1.15;
  const middle = CARD_HEIGHT / 2 + size * 0.36 - ((titleLines.length - 1) * leading) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${colors.background}"/>
<rect x="${rtl ? CARD_WIDTH - STRIPE : 0}" width="${STRIPE}" height="${CARD_HEIGHT}" fill="${colors.accent}"/>
${small(group, 128, colors.accent)}
${titleLines.map((line, index) => text(line, Math.round(middle + index * leading), size, colors.text)).join('\n')}
${small(site, CARD_HEIGHT - 80, colors.text)}
</svg>`;
}
