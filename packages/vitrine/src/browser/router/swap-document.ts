/** Elements of the head that belong to a page and not to the site. */
const PAGE_HEAD =
  'meta[name="description"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], ' +
  'link[rel="alternate"], script[type="application/ld+json"]';

/** Puts another page's head, content and contents into this document. Styles are only added: demos share them. */
export function swapDocument(next: Document): void {
  document.title = next.title;
  for (const element of document.head.querySelectorAll(PAGE_HEAD)) element.remove();
  document.head.append(...next.head.querySelectorAll(PAGE_HEAD));
  addMissingStyles(next);
  document.body.dataset.layout = next.body.dataset.layout;
  for (const part of ['main', '.toc'])
    document.querySelector(part)!.replaceChildren(...next.querySelector(part)!.childNodes);
}

/** Prerendered styles of a page's demos, up to 260 kB: half of the time in which the browser puts such a page into the window. */
const DEMO_STYLES = 'style[data-style^="demos:"]';

/**
 * Lets the browser read the styles of a page's demos before the page is shown; they style nothing until then. Those of one
 * page are kept so, the latest.
 */
export function readStylesAhead(next: Document): void {
  const styles = [...next.head.querySelectorAll<HTMLStyleElement>(DEMO_STYLES)];
  const missing = styles.filter((style) => !ownStyle(style));
  if (missing.length === 0) return;
  for (const style of document.head.querySelectorAll(`${DEMO_STYLES}[media]`)) style.remove();
  for (const style of missing) {
    const copy = document.importNode(style, true);
    copy.media = 'not all';
    document.head.append(copy);
  }
}

/** The style of this document that has the same name. */
const ownStyle = (style: HTMLStyleElement) =>
  document.head.querySelector<HTMLStyleElement>(
    `style[data-style="${CSS.escape(style.dataset.style!)}"]`,
  );

/** Styles of the engine by name, prerendered styles of demos by page, style sheets by address. */
function addMissingStyles(next: Document): void {
  for (const style of next.head.querySelectorAll<HTMLStyleElement>('style[data-style]')) {
    const shown = ownStyle(style) ?? document.head.appendChild(style);
    // Fonts that were too late for the last page are there now. To set it anew styles everything again.
    if (shown.media !== '') shown.removeAttribute('media');
  }
  for (const link of next.querySelectorAll<HTMLLinkElement>(':is(head,body)>[rel="stylesheet"]')) {
    const href = CSS.escape(link.getAttribute('href')!);
    if (!document.querySelector(`link[href="${href}"]`)) document.head.append(link);
  }
}
