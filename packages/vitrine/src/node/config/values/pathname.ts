import { z } from 'zod';
import { toPathname } from '../../base/addresses/page-paths.ts';

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
