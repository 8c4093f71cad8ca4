import { z } from 'zod';

const color = z.string().regex(/^#[\da-f]{6}$/i, 'expected a colour such as #1769aa');

/** Pictures that social networks show with a link to a page. */
export const socialCards = z.strictObject({
  /** Colours of the background, the text, and the stripe beside the text. */
  colors: z
    .strictObject({
      background: color.default('#ffffff'),
      text: color.default('#1c1c1c'),
      accent: color.default('#1769aa'),
    })
    .prefault({}),
  /**
   * Font files (TTF, OTF or WOFF): paths relative to the site's root, or files of a package. Each character is
   * drawn with the first font that has it; DejaVu Sans, which comes with Vitrine, is the last.
   */
  fonts: z.array(z.string().min(1)).default([]),
  /** Draws the card of a page as SVG, 1200 × 630 px. Default: the drawing of the engine. */
  template: z
    .custom<(page: CardPage) => string>((value) => typeof value === 'function', {
      error: 'a function that returns SVG',
    })
    .optional(),
});

export type SocialCardsConfig = z.output<typeof socialCards>;

/** The data of a card. */
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
  /** Breaks a text into lines that fit, each escaped for a `<text>` element. */
  lines: (text: string, style: TextStyle) => string[];
}

/** The style of a text. Sizes are in pixels. */
export interface TextStyle {
  size: number;
  /** From 100 to 900; the nearest weight of each family is used. */
  weight: number;
  /** Width of a line. */
  width: number;
  /** Most lines; longer text ends in an ellipsis. */
  lines: number;
}
