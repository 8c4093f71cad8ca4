/** A style sheet of the site's. */
export function renderStyleLink(href: string): string {
  return `<link rel="stylesheet" href="${href}">`;
}

/** Holds the first paint until an element of the document has been read to its end. */
export function renderExpect(id: string): string {
  return `<link rel="expect" href="#${id}" blocking="render">`;
}

/** A module to ask for before what imports it. */
export function renderModulePreload(href: string): string {
  return `<link rel="modulepreload" href="${href}">`;
}
