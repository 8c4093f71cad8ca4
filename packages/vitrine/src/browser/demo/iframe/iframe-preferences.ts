import {
  COLORS_STYLE_ID,
  demoPreferences,
  type PaletteColors,
} from '../../preferences/preferences.ts';

/**
 * Takes over what the page and the demo's overrides say of theme, direction and colours, now and later.
 * It is read from the page's document and not from the storage, which may be denied.
 */
export function followPage(iframe: HTMLElement): void {
  const page = iframe.ownerDocument.documentElement;
  const update = () => {
    const { documentElement: html } = document;
    const mode = (iframe.dataset.mode ?? page.dataset.mode) === 'dark' ? 'dark' : 'light';
    const direction = (iframe.dataset.direction ?? page.dir) === 'rtl' ? 'rtl' : 'ltr';
    html.dataset.mode = mode;
    html.dir = direction;
    copyColors(iframe.ownerDocument);
    demoPreferences.set({ mode, direction, colors: readColors(page) });
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(page, { attributeFilter: ['data-mode', 'dir', 'data-colors'] });
  observer.observe(iframe, { attributeFilter: ['data-mode', 'data-direction'] });
  addEventListener('pagehide', () => observer.disconnect());
}

/** The variables of the reader's own colours. */
function copyColors(from: Document): void {
  const css = from.getElementById(COLORS_STYLE_ID)?.textContent ?? '';
  let style = document.getElementById(COLORS_STYLE_ID);
  if (!style && css === '') return;
  if (!style) {
    style = document.createElement('style');
    style.id = COLORS_STYLE_ID;
    document.head.append(style);
  }
  if (style.textContent !== css) style.textContent = css;
}

/** The same object for the same colours: a demo renders again when it is another. */
function readColors({ dataset }: HTMLElement): PaletteColors | null {
  const [primary, secondary] = dataset.colors?.split(' ') ?? [];
  if (!primary || !secondary) return null;
  const { colors } = demoPreferences.get();
  return colors?.primary === primary && colors.secondary === secondary
    ? colors
    : { primary, secondary };
}
