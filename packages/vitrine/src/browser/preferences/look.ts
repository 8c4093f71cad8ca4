import type { DemoPreferences } from '../../shared/preferences.ts';

/** How a document looks. */
export interface Look extends DemoPreferences {
  /** Sets the custom properties of the reader's colours; empty where the site's are shown. */
  css: string;
}

/**
 * The direction of the site's language, in which its documents begin: they say so where that is from right to left. On
 * the server there are none.
 */
export const siteDirection = (): DemoPreferences['direction'] =>
  globalThis.document?.documentElement.dataset.rtl === '' ? 'rtl' : 'ltr';

/** The style element with the custom properties of the reader's colours. */
const COLORS_STYLE_ID = 'v-colors';

/** Gives a document a look: a page before first paint and later, a demo's own document, the runner. */
export function applyLook(document: Document, { mode, direction, colors, css }: Look): void {
  const html = document.documentElement;
  html.dataset.mode = mode;
  // The same again would still have the browser work out every style anew.
  if (html.dir !== direction) html.dir = direction;
  html.toggleAttribute('data-colors', !!colors);
  let style = document.getElementById(COLORS_STYLE_ID) as HTMLStyleElement | null;
  if (!style) {
    if (!css) return;
    style = document.createElement('style');
    style.id = COLORS_STYLE_ID;
    // Print is black on white.
    style.media = 'screen';
    document.head.append(style);
  }
  if (style.textContent !== css) style.textContent = css;
}
