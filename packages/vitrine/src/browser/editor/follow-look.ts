import type { PaletteColors } from '../preferences/adapter.ts';
import { COLORS_STYLE_ID } from '../preferences/preferences.ts';
import type { Look } from './runner/messages.ts';

/**
 * Tells a preview what the page, and the controls of its demo, say of theme, direction, colours and
 * width, now and later.
 * @param frame the demo's frame; its controls leave their choices at a `.demo-frame` in it
 * @returns a function that ends it
 */
export function followLook(
  frame: HTMLElement,
  iframe: HTMLIFrameElement,
  tell: (look: Look) => void,
): () => void {
  const html = document.documentElement;
  let told = '';
  const update = () => {
    const overrides = frame.querySelector<HTMLIFrameElement>('.demo-frame');
    const mode = (overrides?.dataset.mode ?? html.dataset.mode) === 'dark' ? 'dark' : 'light';
    const direction = (overrides?.dataset.direction ?? html.dir) === 'rtl' ? 'rtl' : 'ltr';
    const width = overrides?.style.width ?? '';
    if (iframe.style.width !== width) iframe.style.width = width;
    const look: Look = {
      preferences: { mode, direction, colors: readColors(html) },
      colors: document.getElementById(COLORS_STYLE_ID)?.textContent ?? '',
    };
    // Whatever the demo itself does to its markup leads here as well.
    const key = JSON.stringify(look);
    if (key === told) return;
    told = key;
    tell(look);
  };
  const observer = new MutationObserver(update);
  observer.observe(html, { attributeFilter: ['data-mode', 'dir', 'data-colors'] });
  observer.observe(frame.querySelector('.demo-stage')!, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-mode', 'data-direction', 'style'],
  });
  update();
  return () => observer.disconnect();
}

function readColors({ dataset }: HTMLElement): PaletteColors | null {
  const [primary, secondary] = dataset.colors?.split(' ') ?? [];
  return primary && secondary ? { primary, secondary } : null;
}
