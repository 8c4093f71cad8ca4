import { z } from 'zod';
import { imageAddress, webAddress } from './values/addresses.ts';

/** Facts for search engines that are not in the pages themselves. What is left out here is left out there. */
export const structuredData = z.strictObject({
  /** Who publishes the site. */
  publisher: z
    .strictObject({
      name: z.string().min(1),
      url: webAddress.optional(),
      /** Logo: a path in `public/` or a full address. */
      logo: imageAddress.optional(),
      /** Addresses of the publisher's profiles elsewhere. */
      sameAs: z.array(webAddress).min(1).optional(),
    })
    .optional(),
  /** The source code that the site documents, described on the home page. */
  code: z
    .strictObject({
      name: z.string().min(1),
      repository: webAddress,
      language: z.string().min(1).optional(),
      /** Address of the license. */
      license: webAddress.optional(),
    })
    .optional(),
});
