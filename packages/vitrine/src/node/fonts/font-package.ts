import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { failure } from '../base/errors.ts';
import { CONFIG_FILE } from '../base/folders.ts';
import { isFile } from '../base/files/kinds.ts';
import { findPackage } from '../base/packages/find-package.ts';
import { type InstalledPackage } from '../base/packages/manifest.ts';
import { parseJson } from '../base/text.ts';

/** Weights that a page uses, where a family is not variable. */
const STATIC_WEIGHTS = { sans: [400, 500, 700], mono: [400] };
/** Subset that is asked for with the page; the others come when a page has a character of theirs. */
export const FIRST_SUBSET = 'latin';

/** A file of a font: one subset of a family in one weight or a range of weights. */
export interface FontFile {
  subset: string;
  /** A number, or two: the value of the `font-weight` descriptor. */
  weight: string;
  /** Value of the `unicode-range` descriptor. */
  range: string;
  file: string;
}

export interface FontPackage {
  name: string;
  version: string;
  files: FontFile[];
}

const metadataSchema = z.object({
  id: z.string().regex(/^[a-z\d-]+$/),
  weights: z.array(z.number()),
  variable: z
    .object({ wght: z.object({ min: z.string(), max: z.string() }).optional() })
    .or(z.literal(false))
    .optional(),
});
const rangesSchema = z.record(z.string(), z.string().regex(/^[U+\dA-Fa-f?,\s-]+$/));

/**
 * Finds a family among the site's installed packages. Text has more weights than code, so that a variable
 * font is smaller for it; of code one weight is used.
 * @throws VitrineError `unknown-font`
 */
export function findFontPackage(
  root: string,
  kind: keyof typeof STATIC_WEIGHTS,
  family: string,
): FontPackage {
  const id = family.toLowerCase().replaceAll(' ', '-');
  const scopes = ['@fontsource-variable', '@fontsource'];
  const names = scopes.map((scope) => `${scope}/${id}`);
  if (kind === 'mono') names.reverse();
  for (const name of names) {
    const found = findPackage(root, name);
    if (found === null) continue;
    const files = listFiles(found, name.startsWith('@fontsource/') ? STATIC_WEIGHTS[kind] : null);
    if (files?.some(({ subset }) => subset === FIRST_SUBSET)) {
      return { name, version: found.version, files };
    }
  }
  throw failure('unknown-font', [family], { file: CONFIG_FILE });
}

/**
 * @param weights `null`: all, in one variable file
 * @returns `null` for a package that is no font, or not of that kind
 */
function listFiles(
  { dir }: InstalledPackage,
  weights: readonly number[] | null,
): FontFile[] | null {
  const metadata = metadataSchema.safeParse(readPlainJson(path.join(dir, 'metadata.json')));
  const ranges = rangesSchema.safeParse(readPlainJson(path.join(dir, 'unicode.json')));
  if (!metadata.success || !ranges.success) return null;
  const { id, weights: known, variable } = metadata.data;
  const axis = variable ? variable.wght : undefined;
  const cuts =
    weights === null
      ? axis && [{ name: 'wght', weight: `${axis.min} ${axis.max}` }]
      : weights
          .filter((weight) => known.includes(weight))
          .map((weight) => ({ name: String(weight), weight: String(weight) }));
  if (!cuts) return null;
  return Object.entries(ranges.data).flatMap(([key, range]) => {
    // Large scripts are cut into numbered subsets: "[12]".
    const subset = key.replace(/^\[|\]$/g, '');
    return cuts
      .map(({ name, weight }) => ({
        ...{ subset, weight, range },
        file: path.join(dir, 'files', `${id}-${subset}-${name}-normal.woff2`),
      }))
      .filter(({ file }) => isFile(file));
  });
}

/** What is no JSON fits no schema. */
function readPlainJson(file: string): unknown {
  try {
    return parseJson(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
