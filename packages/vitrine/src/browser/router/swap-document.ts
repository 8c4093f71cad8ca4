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

/** Styles of the engine by name, prerendered styles of demos by page, style sheets by address. */
function addMissingStyles(next: Document): void {
  for (const style of next.head.querySelectorAll<HTMLStyleElement>('style[data-style]')) {
    const name = CSS.escape(style.dataset.style!);
    const own = document.head.querySelector<HTMLStyleElement>(`style[data-style="${name}"]`);
    const shown = own ?? document.head.appendChild(style);
    // Fonts that were too late for the last page are there now. To set it anew styles everything again.
    if (shown.media !== '') shown.media = '';
  }
  for (const link of next.querySelectorAll<HTMLLinkElement>(':is(head,body)>[rel="stylesheet"]')) {
    const href = CSS.escape(link.getAttribute('href')!);
    if (!document.querySelector(`link[href="${href}"]`)) document.head.append(link);
  }
}
