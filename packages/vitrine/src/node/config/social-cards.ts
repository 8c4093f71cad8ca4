import { z } from 'zod';

const color = z.string().regex(/^#[\da-f]{6}$/i, 'expected a colour such as #1769aa');

/** Pictures that social networks show beside a link to a page. */
export const socialCards = z.strictObject({
  /** Behind the text, the text, and the stripe beside it. */
  colors: z
    .strictObject({
      background: color.default('#ffffff'),
      text: color.default('#1c1c1c'),
      accent: color.default('#1769aa'),
    })
    .prefault({}),
  /**
   * Font files (TTF, OTF or WOFF), as paths relative to the site's root or as files of a package. The first
   * that has a character draws it; DejaVu Sans, which comes with Vitrine, stands behind them all.
   */
  fonts: z.array(z.string().min(1)).default([]),
  /** Draws the card of a page: 1200 × 630 px of SVG. Left out: the engine's own. */
  template: z
    .custom<(page: CardPage) => string>((value) => typeof value === 'function', {
      error: 'expected a function that returns SVG',
    })
    .optional(),
});

export type SocialCardsConfig = z.output<typeof socialCards>;

/** What a card is drawn from. */
export interface CardPage {
  pathname: string;
  /** The page's heading. */
  title: string;
  /** Title of the group that the page is in; empty at the top of the tree. */
  group: string;
  /** The site's title. */
  site: string;
  /** Whether the title reads from right to left. */
  rtl: boolean;
  colors: { background: string; text: string; accent: string };
  /** Breaks a text into lines that fit, each ready to stand in a `<text>` element. */
  lines: (text: string, style: TextStyle) => string[];
}

/** How a text is set. Sizes are pixels. */
export interface TextStyle {
  size: number;
  /** From 100 to 900; of each family the nearest is taken. */
  weight: number;
  /** Space for a line. */
  width: number;
  /** Lines at most; what does not fit ends in an ellipsis. */
  lines: number;
}
