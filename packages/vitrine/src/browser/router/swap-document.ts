/** Elements of the head that belong to a page and not to the site. */
const PAGE_HEAD =
  'meta[name="description"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], ' +
  'link[rel="alternate"], script[type="application/ld+json"]';

/** Styles of the engine by name, prerendered styles of demos by page. */
const STYLES = 'style[data-style]';

/** Puts another page's head, content and contents into this document. */
export function swapDocument(next: Document): void {
  swapHead(next);
  for (const part of ['main', '.toc'])
    document.querySelector(part)!.replaceChildren(...next.querySelector(part)!.childNodes);
}

/** Puts another page's head into this document. Styles are only added: demos share them. */
export function swapHead(next: Document): void {
  document.title = next.title;
  for (const element of document.head.querySelectorAll(PAGE_HEAD)) element.remove();
  document.head.append(...next.head.querySelectorAll(PAGE_HEAD));
  addMissingStyles(next);
  document.body.dataset.layout = next.body.dataset.layout;
}

/**
 * Lets the browser read the styles of a page before the page is shown; they style nothing until then. Those of forty demos
 * are 260 kB. Of pages that may be next, those of one are kept so, the latest.
 */
export function readStylesAhead(next: Document): void {
  const missing = [...next.head.querySelectorAll<HTMLStyleElement>(STYLES)].filter(
    (style) => !ownStyle(style),
  );
  if (missing.length === 0) return;
  for (const style of document.head.querySelectorAll('style[data-ahead]')) style.remove();
  for (const style of missing) {
    const copy = document.importNode(style, true);
    copy.dataset.ahead = '';
    copy.media = 'not all';
    document.head.append(copy);
  }
}

/** The style of this document that has the same name. */
const ownStyle = (style: HTMLStyleElement) =>
  document.head.querySelector<HTMLStyleElement>(
    `style[data-style="${CSS.escape(style.dataset.style!)}"]`,
  );

function addMissingStyles(next: Document): void {
  for (const style of next.head.querySelectorAll<HTMLStyleElement>(STYLES)) {
    const shown = ownStyle(style) ?? document.head.appendChild(style);
    // Fonts that were too late for the last page are there now. To set it anew styles everything again.
    if (shown.media !== '') shown.removeAttribute('media');
    delete shown.dataset.ahead;
  }
  for (const link of next.querySelectorAll<HTMLLinkElement>(':is(head,body)>[rel="stylesheet"]')) {
    const href = CSS.escape(link.getAttribute('href')!);
    if (!document.querySelector(`link[href="${href}"]`)) document.head.append(link);
  }
}
