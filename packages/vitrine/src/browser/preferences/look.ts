import type { DemoPreferences } from '../../shared/preferences.ts';

/** How a document looks. */
export interface Look extends DemoPreferences {
  /** Sets the custom properties of the reader's colours; empty where the site's are shown. */
  css: string;
}

/**
 * The direction of the site's language, which documents begin with; `applyLook` marks one that it has turned.
 * Nothing else in a document tells; on the server there is none.
 */
export function siteDirection(): DemoPreferences['direction'] {
  if (typeof document === 'undefined') return 'ltr';
  const { dir, dataset } = document.documentElement;
  return (dir === 'rtl') === 'turned' in dataset ? 'ltr' : 'rtl';
}

/** The style element with the custom properties of the reader's colours. */
const COLORS_STYLE_ID = 'v-colors';

/** Gives a document a look: a page before first paint and later, a demo's own document, the runner. */
export function applyLook(document: Document, { mode, direction, colors, css }: Look): void {
  const html = document.documentElement;
  html.dataset.mode = mode;
  // The same again would still have the browser work out every style anew.
  if (html.dir !== direction) {
    html.dir = direction;
    html.toggleAttribute('data-turned');
  }
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
