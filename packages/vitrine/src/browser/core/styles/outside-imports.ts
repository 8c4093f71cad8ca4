import { OUTSIDE_IMPORTS, STYLES_END } from '../../../shared/contract.ts';

const lastRule = ({ sheet }: HTMLLinkElement) =>
  [...(sheet?.cssRules ?? [])].at(-1) as CSSStyleRule | undefined;

/** Whether one of the site's style sheets is there to its last rule, whatever has become of what it imports. */
export const isWhole = (link: HTMLLinkElement): boolean =>
  lastRule(link)?.selectorText === STYLES_END;

/**
 * Loads what one of the site's style sheets imports from other hosts, in the file that its last rule names: beside it,
 * where nothing waits for it. One sheet may be asked for again.
 */
export function loadOutsideImports(link: HTMLLinkElement): void {
  const name = lastRule(link)?.style?.getPropertyValue(OUTSIDE_IMPORTS);
  const href = link.href.replace(/[^/]+$/, name ?? '');
  if (!name || document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
