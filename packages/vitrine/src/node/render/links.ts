/** A style sheet of the site's. */
export function renderStyleLink(href: string): string {
  return `<link rel="stylesheet" href="${href}">`;
}

/** A module to ask for before what imports it. */
export function renderModulePreload(href: string): string {
  return `<link rel="modulepreload" href="${href}">`;
}
