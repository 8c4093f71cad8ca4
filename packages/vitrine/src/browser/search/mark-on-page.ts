const HIGHLIGHT = 'vitrine-search';
/** Not in a sheet that comes with the search: a rule for any element has the browser work out every style anew. */
const MARKED = `::highlight(${HIGHLIGHT}) { background-color: color-mix(in srgb, var(--v-primary) 30%, transparent) }`;
/** More of them would be no help. */
const MOST = 200;

let styles: CSSStyleSheet | undefined;
let clear: (() => void) | undefined;

/**
 * Marks words in the page's content until Escape, the next navigation or the next search. Nothing is marked where
 * browsers cannot do so without changing the document.
 * @param words as they stand on the page
 */
export function markOnPage(words: readonly string[]): void {
  clear?.();
  const main = document.querySelector('main');
  if (main === null || words.length === 0 || !('highlights' in CSS)) return;
  const ranges = findRanges(main, words);
  if (ranges.length === 0) return;
  if (!styles) {
    styles = new CSSStyleSheet();
    styles.replaceSync(MARKED);
    document.adoptedStyleSheets.push(styles);
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') clear?.();
  };
  const { pathname } = location;
  // The router exchanges what is in `<main>`.
  const observer = new MutationObserver(() => {
    if (location.pathname !== pathname) clear?.();
  });
  observer.observe(main.parentNode!, { childList: true, subtree: false });
  addEventListener('keydown', onKeyDown);
  clear = () => {
    CSS.highlights.delete(HIGHLIGHT);
    observer.disconnect();
    removeEventListener('keydown', onKeyDown);
    clear = undefined;
  };
}

function findRanges(main: Element, words: readonly string[]): Range[] {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})`, 'giu');
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < MOST; node = walker.nextNode()) {
    // Demos are not the page's words.
    if (node.parentElement?.closest('.demo, script, style')) continue;
    for (const { index, 0: found } of (node.textContent ?? '').matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      ranges.push(range);
    }
  }
  return ranges;
}
