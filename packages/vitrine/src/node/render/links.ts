/** A style sheet of the site's. */
export function renderStyleLink(href: string): string {
  return `<link rel="stylesheet" href="${href}">`;
}

/** A font that the document shows; without `crossorigin` it would be loaded twice. */
export function renderFontPreload(href: string): string {
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;
}

/** A module to ask for before what imports it. */
export function renderModulePreload(href: string): string {
  return `<link rel="modulepreload" href="${href}">`;
}
