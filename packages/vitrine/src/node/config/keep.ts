import { z } from 'zod';

/** A path in the output folder; one of wildcards alone would take any folder for ours. */
const isPattern = (text: string) =>
  text.split('/').every((part) => !['', '.', '..'].includes(part)) &&
  !/[\\:?[\]{}!]/.test(text) &&
  /[^*/]/.test(text);

/** What in the output folder a build leaves alone. */
export const keep = z
  .array(
    z
      .string()
      .refine(isPattern, 'the path of a file or folder in outDir, such as CNAME or .well-known/**'),
  )
  .default([]);
