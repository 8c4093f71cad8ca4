import { z } from 'zod';

const family = z
  .string()
  .regex(/^[A-Za-z\d][A-Za-z\d ]{0,63}$/, 'expected the name of a font family such as Roboto Mono');

/**
 * Fonts that the site ships: names of families. The files are those of the package that Fontsource
 * publishes for a family, e.g. `@fontsource-variable/roboto` or `@fontsource/roboto` for Roboto.
 */
export const fonts = z.strictObject({
  /** Font of the text. Demos have it too, where they ask for it by its name. */
  sans: family.optional(),
  /** Font of code. */
  mono: family.optional(),
});
