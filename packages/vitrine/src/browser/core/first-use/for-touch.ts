import { whenIdle } from '../later.ts';

/**
 * Loads what only fingers use: ahead where there is a touch screen, at the latest with the first touch, which is then
 * repeated for it. Without it, nothing is missing that cannot be reached otherwise.
 * @returns a function that gives it up
 */
export function forTouch(load: () => Promise<unknown>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let loading: Promise<unknown> | undefined;
  const start = () =>
    (loading ??= load().then(
      () => controller.abort(),
      // The next touch tries again.
      () => (loading = undefined),
    ));
  const onTouch = (touch: PointerEvent) => {
    if (touch.pointerType === 'mouse' || !touch.isTrusted) return;
    const held = new AbortController();
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, () => held.abort(), { once: true });
    void start().then(() => {
      if (loading && !held.signal.aborted)
        touch.target!.dispatchEvent(new PointerEvent('pointerdown', touch));
    });
  };
  document.addEventListener('pointerdown', onTouch, { signal });
  if (matchMedia('(any-pointer: coarse)').matches) whenIdle(() => void start());
  return () => controller.abort();
}
