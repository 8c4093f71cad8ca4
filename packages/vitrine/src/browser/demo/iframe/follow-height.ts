/**
 * Makes an `<iframe>` as high as its document, and no lower than it was reserved.
 *
 * A layout that measures itself by the window, such as `min-height: 100vh` under an app bar, would grow
 * with the frame without end. It is recognised by trying: what has grown again by the time the frame is as
 * high as it wanted gets no more than it had, and scrolls.
 */
export function followHeight(iframe: HTMLElement, content: HTMLElement): void {
  const reserved = iframe.offsetHeight;
  let applied = reserved;
  const measure = () => Math.max(reserved, Math.ceil(content.getBoundingClientRect().height));
  const apply = (height: number) => {
    iframe.style.height = `${height}px`;
  };
  const follow = () => {
    const wanted = measure();
    if (wanted === applied) return;
    apply(wanted);
    if (wanted > applied && measure() > wanted) apply(applied);
    else applied = wanted;
  };
  // Not at once: the frame's document would change size while its sizes are being told.
  new ResizeObserver(() => requestAnimationFrame(follow)).observe(content);
}
