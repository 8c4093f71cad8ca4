import { OUTSIDE_IMPORTS, STYLES_END } from '../../../shared/contract.ts';

const lastRule = ({ sheet }: Pick<HTMLLinkElement, 'sheet'>) =>
  [...(sheet?.cssRules ?? [])].at(-1) as CSSStyleRule | undefined;

/** Whether one of the site's style sheets is there to its last rule, whatever has become of what it imports. */
export const isWhole = (link: Pick<HTMLLinkElement, 'sheet'>): boolean =>
  lastRule(link)?.selectorText === STYLES_END;

/**
 * Loads what one of the site's style sheets imports from other hosts, which it names in its last rule: beside it, where
 * nothing waits for it. One sheet may be asked for again.
 */
export function loadOutsideImports(link: HTMLLinkElement): void {
  const name = lastRule(link)?.style?.getPropertyValue(OUTSIDE_IMPORTS).trim().slice(1, -1);
  if (!name) return;
  const url = new URL(name, link.href).href;
  if (document.querySelector(`link[href="${url}"]`)) return;
  const added = document.createElement('link');
  added.rel = 'stylesheet';
  added.href = url;
  document.head.append(added);
}
