/** Recipes: objects of variants and their defaults that a library makes the props of its components from. */
import { pathToFileURL } from 'node:url';
import path from 'node:path';

/**
 * Reads `buttonRecipe` → the variants of `Button`; of a recipe with slots, those of `Dialog.Root`.
 * @param {string} modules folder of installed packages
 * @param {string[]} components dotted names
 */
export async function readRecipes(modules, components) {
  const entry = path.join(modules, '@chakra-ui/react/dist/esm/theme/index.js');
  const { defaultConfig } = await import(
    pathToFileURL(path.join(path.dirname(entry), '../preset.js')).href
  );
  const { recipes, slotRecipes } = defaultConfig.theme;
  const known = new Map(components.map((name) => [name.toLowerCase(), name]));
  return Object.entries({ ...recipes, ...slotRecipes }).flatMap(([key, recipe]) => {
    const name = known.get(key.toLowerCase()) ?? known.get(`${key}.root`.toLowerCase());
    const { variants = {}, defaultVariants = {} } = recipe;
    if (name === undefined) return [];
    const props = Object.keys(variants).map((variant) => ({
      name: variant,
      required: false,
      default: variant in defaultVariants ? String(defaultVariants[variant]) : null,
    }));
    return [{ name, props, complete: false }];
  });
}
