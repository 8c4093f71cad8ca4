/** Dev server only: tells that boxes of demos have come and gone. */
export const PATCHED_EVENT = 'vitrine:patched';

/**
 * Dev server only: tells which boxes of demos have come with an edit of the page, and which have gone.
 * @returns a function that ends it
 */
export function followBoxes(
  first: Iterable<Element>,
  { come, go }: { come: (box: Element) => void; go: (box: Element) => void },
): () => void {
  let boxes: ReadonlySet<Element> = new Set(first);
  const follow = () => {
    const now = new Set(document.querySelectorAll('[data-demo]'));
    for (const box of boxes) if (!now.has(box)) go(box);
    for (const box of now) if (!boxes.has(box)) come(box);
    boxes = now;
  };
  document.addEventListener(PATCHED_EVENT, follow);
  return () => document.removeEventListener(PATCHED_EVENT, follow);
}
