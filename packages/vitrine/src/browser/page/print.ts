import type { Look } from '../preferences/look.ts';
import { pageLook, showLook } from '../preferences/preferences.ts';

/**
 * Prints in the light colours: the shell's are set by the print style sheet, a demo's follow the page's mode.
 * The reader's choice stays as it is and comes back when printing is over.
 */
export function startPrint(): void {
  let onScreen: Look | undefined;
  const begin = () => {
    onScreen ??= pageLook.get();
    showLook({ ...onScreen, mode: 'light' });
  };
  const end = () => {
    if (onScreen) showLook(onScreen);
    onScreen = undefined;
  };
  // The events come with printing, the query also with a preview of it in the developer tools.
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  matchMedia('print').addEventListener('change', ({ matches }) => (matches ? begin() : end()));
}
