import { OUTSIDE_IMPORTS } from '../../../shared/contract.ts';

/** The rule that ends each style sheet of the site, where it is whole. */
export const lastRule = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].at(-1) as CSSStyleRule | undefined;

/**
 * Loads what one of the site's style sheets imports from other hosts, in the file that its last rule names: beside it,
 * where nothing waits for it.
 */
export function loadOutsideImports({ sheet, href }: HTMLLinkElement): void {
  const name = lastRule(sheet!)?.style?.getPropertyValue(OUTSIDE_IMPORTS);
  if (!name) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href.replace(/[^/]+$/, name);
  document.head.append(link);
}
