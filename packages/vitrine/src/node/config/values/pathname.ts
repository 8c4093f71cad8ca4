import { z } from 'zod';
import { decodePath, toPathname } from '../../base/addresses/page-paths.ts';
import { findPathFault } from '../../base/addresses/servable-path.ts';

/**
 * The path of a page: begins with a slash, and ends with one only if it is the root. Written as the page is
 * named or as its address is; a `%` before two hexadecimal digits is an escape, as in every address.
 */
export const pathname = z
  .string()
  .regex(
    /^\/(?:[^\p{Cc}/][^\p{Cc}]*(?<!\/))?$/u,
    'expected a path such as /demos/buttons, without trailing slash',
  )
  .transform(toPathname);

/** A path that pages lie below, each a file in a folder of that name. */
export const route = pathname.refine((text) => findPathFault(decodePath(text)) === null, {
  error: ({ input }) =>
    `expected a path that files can be at: ${findPathFault(decodePath(input as string))}`,
});
