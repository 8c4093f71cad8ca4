import { z } from 'zod';
import { route } from '../values/pathname.ts';

const glob = z
  .string()
  .min(1)
  .regex(
    /^(?!\/|[a-z]:)[^\\\0]*\.md$/i,
    'expected a pattern such as ../packages/ui/src/**/*.docs.md',
  )
  .refine((text) => !text.startsWith('!'), 'a pattern of what is to be found');

/** Pages that lie elsewhere in the repository than below `content/`, e.g. beside the code that they are about. */
export const content = z
  .array(
    z.strictObject({
      /** Patterns of Markdown files, relative to the site's root, as in `../packages/ui/src/**\/*.docs.md`. */
      files: z.union([glob, z.array(glob).min(1)]),
      /**
       * Path that the pages lie below. A file goes by its name up to the first dot, in kebab case, as components do:
       * `AppBar.docs.md` is `app-bar`. One called `index` or `README` goes by its folder.
       */
      route,
    }),
  )
  .default([]);
