import { ELEMENT_IDS, LATER_MEDIA } from '../../shared/contract.ts';

/** A style sheet of the site's. */
export function renderStyleLink(href: string): string {
  return `<link rel="stylesheet" href="${href}">`;
}

/**
 * Holds the first paint until the document has been read: what is centred, or ends a line, would move while
 * its rest arrives. `browser/inline/first-paint.ts` ends the wait for one that stalls.
 */
export const HOLD_PAINT = `<link rel="expect" href="#${ELEMENT_IDS.data}" blocking="render">`;

/** A font that the document shows; without `crossorigin` it would be loaded twice. */
export function renderFontPreload(href: string): string {
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;
}

/** A style sheet that holds up neither the first paint nor scripts; `browser/inline/load-failure.ts` puts it to use. */
export function renderLaterStyleLink(href: string): string {
  return `<link rel="stylesheet" href="${href}" media="${LATER_MEDIA}">`;
}

/** A module to ask for before what imports it. */
export function renderModulePreload(href: string): string {
  return `<link rel="modulepreload" href="${href}">`;
}
