import { LATER_MEDIA } from '../../shared/contract.ts';

/** A style sheet of the site's. */
export function renderStyleLink(href: string): string {
  return `<link rel="stylesheet" href="${href}">`;
}

/** A style sheet that holds up neither the first paint nor scripts; `browser/inline/load-failure.ts` puts it to use. */
export function renderLaterStyleLink(href: string): string {
  return `<link rel="stylesheet" href="${href}" media="${LATER_MEDIA}">`;
}

/** A module to ask for before what imports it. */
export function renderModulePreload(href: string): string {
  return `<link rel="modulepreload" href="${href}">`;
}
