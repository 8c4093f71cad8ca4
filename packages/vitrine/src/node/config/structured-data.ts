import { z } from 'zod';

/** Facts for search engines that are not in the pages themselves. What is left out here is left out there. */
export const structuredData = z.strictObject({
  /** Who publishes the site. */
  publisher: z
    .strictObject({
      name: z.string().min(1),
      url: z.url().optional(),
      /** Logo: a path in `public/` or a full address. */
      logo: z.string().min(1).optional(),
      /** Addresses of the publisher's profiles elsewhere. */
      sameAs: z.array(z.url()).min(1).optional(),
    })
    .optional(),
  /** The source code that the site documents, described on the home page. */
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
