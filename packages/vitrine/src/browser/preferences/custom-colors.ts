import type { Colors } from '../../shared/preferences.ts';
import type { AdapterPalette } from './adapter.ts';
import { shellVariables } from './palette.ts';
import { currentPreferences, storePreferences } from './preferences.ts';
import type { ColorVariables } from './stored-preferences.ts';

let adapterPalette: AdapterPalette | undefined;

/** Tells how the adapter takes colours, once it is loaded. */
export function setAdapterPalette(palette: AdapterPalette | undefined): void {
  adapterPalette = palette;
  const { colors, variables: stored } = currentPreferences();
  if (!colors || !palette) return;
  // The site may have been published anew since the colours were chosen.
  const variables = colorVariables(colors);
  if (JSON.stringify(variables) !== JSON.stringify(stored)) storePreferences({ variables });
}

/** The variables that give shell and demos the two colours. */
export function colorVariables(colors: Colors): ColorVariables {
  const shell = shellVariables(colors);
  const library = adapterPalette?.(colors);
  return {
    light: { ...shell.light, ...library?.light },
    dark: { ...shell.dark, ...library?.dark },
  };
}
