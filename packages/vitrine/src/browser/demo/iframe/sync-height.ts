interface FitOptions {
  /** The height of the document, where it can be asked at once. */
  measure?: () => number;
  /** In CSS pixels. */
  most?: number;
}

/**
 * Makes an `<iframe>` as high as its document wants, and no lower than `least`.
 *
 * A layout that measures itself by the window, such as `min-height: 100vh` under an app bar, would grow
 * with the iframe without end. It is recognised by trying: what wants even more once it has got what it
 * wanted gets no more than it had, and scrolls.
 * @returns a function that is called with each height that the document wants
 */
export function fitHeight(
  iframe: HTMLElement,
  least: number,
  { measure, most = Infinity }: FitOptions,
): (wanted: number) => void {
  let applied = least;
  let isGrowing = false;
  const apply = (height: number) => {
    applied = height;
    iframe.style.height = `${height}px`;
  };
  return (wanted) => {
    const before = applied;
    const height = Math.min(Math.max(least, wanted || 0), most);
    if (height === before || (isGrowing && height > before)) return;
    apply(height);
    isGrowing = !measure && height > before;
    if (measure && height > before && measure() > height) apply(before);
    requestAnimationFrame(() => requestAnimationFrame(() => (isGrowing = false)));
  };
}

export const heightOf = (content: HTMLElement): number =>
  Math.ceil(content.getBoundingClientRect().height);

/** Calls back when the height of this document may be another one, and once to begin with. */
export function watchHeight(content: HTMLElement, onChange: () => void): void {
  // In the next frame: the document would change size while its sizes are being reported.
  const later = () => requestAnimationFrame(onChange);
  new ResizeObserver(later).observe(content);
  // Dialogs and menus are put beside the demo.
  new MutationObserver(later).observe(document.body, { childList: true });
}

/** Keeps an `<iframe>` as high as its document, from within that. */
export function syncHeight(iframe: HTMLElement, content: HTMLElement): void {
  const measure = () => heightOf(content);
  const fit = fitHeight(iframe, iframe.offsetHeight, { measure });
  watchHeight(content, () => fit(measure()));
}
