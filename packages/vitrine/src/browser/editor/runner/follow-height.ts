/** Height in CSS pixels while something covers the demo, such as a dialog: it needs some room. */
const COVERED_HEIGHT = 400;

/** Tells how high a document of one demo wants to be. */
export function followHeight(main: HTMLElement, tell: (height: number) => void): void {
  const update = () => {
    const height = Math.ceil(main.getBoundingClientRect().height);
    tell(isCovered(main) ? Math.max(height, COVERED_HEIGHT) : height);
  };
  new ResizeObserver(update).observe(main);
  // Dialogs and menus are put beside the demo.
  new MutationObserver(() => requestAnimationFrame(update)).observe(document.body, {
    childList: true,
  });
}

function isCovered(main: HTMLElement): boolean {
  return [...document.body.children].some(
    (element) => element !== main && element.getBoundingClientRect().height >= innerHeight,
  );
}
