import type { AdapterPalette } from './adapter.ts';
import { shellVariables } from './palette.ts';
import {
  currentPreferences,
  storePreferences,
  type PaletteColors,
  type PaletteVariables,
} from './preferences.ts';

let adapterPalette: AdapterPalette | undefined;

/** Tells how the adapter takes colours, once it is loaded. */
export function setAdapterPalette(palette: AdapterPalette | undefined): void {
  adapterPalette = palette;
  const { paletteColors: colors, paletteVariables: stored } = currentPreferences();
  if (!colors || !palette) return;
  // The site may have been published anew since the colours were chosen.
  const paletteVariables = colorVariables(colors);
  if (JSON.stringify(paletteVariables) !== JSON.stringify(stored)) {
    storePreferences({ paletteVariables });
  }
}

/** The variables that give shell and demos the two colours. */
export function colorVariables(colors: PaletteColors): PaletteVariables {
  const shell = shellVariables(colors);
  const library = adapterPalette?.(colors);
  return {
    light: { ...shell.light, ...library?.light },
    dark: { ...shell.dark, ...library?.dark },
  };
}
