import { z } from 'zod';

/** What search engines are told besides what a page itself says. Nothing is invented: left out is left out. */
export const structuredData = z.strictObject({
  /** Who publishes the site. */
  publisher: z
    .strictObject({
      name: z.string().min(1),
      url: z.url().optional(),
      /** Picture: a path in `public/` or a full address. */
      logo: z.string().min(1).optional(),
      /** Pages of the publisher elsewhere. */
      sameAs: z.array(z.url()).min(1).optional(),
    })
    .optional(),
  /** The code that the site is about, told on the home page. */
  code: z
    .strictObject({
      name: z.string().min(1),
      repository: z.url(),
      language: z.string().min(1).optional(),
      /** Address of the license. */
      license: z.url().optional(),
    })
    .optional(),
});
