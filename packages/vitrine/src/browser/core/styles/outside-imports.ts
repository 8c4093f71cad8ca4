import { OUTSIDE_IMPORTS } from '../../../shared/contract.ts';

/**
 * Loads what one of the site's style sheets imports from other hosts, which it names in its last rule: beside it, where
 * nothing waits for it. One sheet may be asked for again.
 */
export function loadOutsideImports({ sheet, href }: HTMLLinkElement): void {
  const last = [...(sheet?.cssRules ?? [])].at(-1) as CSSStyleRule | undefined;
  const name = last?.style?.getPropertyValue(OUTSIDE_IMPORTS).trim().slice(1, -1);
  if (!name) return;
  const url = new URL(name, href).href;
  if (document.querySelector(`link[href="${url}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  document.head.append(link);
}
