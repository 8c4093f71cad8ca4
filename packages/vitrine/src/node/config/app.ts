import { z } from 'zod';
import { imageAddress } from './values/addresses.ts';

const account = z
  .string()
  .regex(/^@[\w.-]+(?:@[\w.-]+)?$/, 'the name of an account, such as @acme');

/** Accounts on social networks that pages name as theirs. What is left out is named nowhere. */
export const accounts = z.strictObject({
  /** The site's account on X, for `twitter:site`. */
  twitter: account.optional(),
  /** The author's account there, for `twitter:creator`. */
  twitterCreator: account.optional(),
  /** An account on Mastodon or alike, with its server: `@acme@social.example`. */
  fediverse: account.optional(),
});

const color = z
  .string()
  .regex(
    /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\([^<>"{};]+\))$/i,
    'a colour of CSS such as #1769aa',
  );

/** Colour of the browser's own bars, for readers whose system is light or dark. */
export const themeColor = z.strictObject({ light: color, dark: color });

/** A web manifest, with which a site can be put among the apps of a device. */
export const manifest = z.strictObject({
  /** Name below the icon. Default: the site's title. */
  shortName: z.string().min(1).optional(),
  /** Default: the site's `icon`. Browsers ask for one of 192 and one of 512 pixels, or an SVG. */
  icons: z
    .array(
      z.strictObject({
        src: imageAddress,
        /** Such as `192x192`; `any` for an SVG. */
        sizes: z
          .string()
          .regex(/^(?:any|\d+x\d+)(?: \d+x\d+)*$/, 'sizes such as 192x192')
          .optional(),
        purpose: z.enum(['any', 'maskable', 'monochrome']).optional(),
      }),
    )
    .min(1)
    .optional(),
  display: z.enum(['standalone', 'minimal-ui', 'browser', 'fullscreen']).default('minimal-ui'),
});
