import { z } from 'zod';
import type { CardPage } from './card.js';

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
