import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, css, type CSSObject } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type {
  AdapterProvider,
  AdapterReads,
  AdoptStyles,
  Prepare,
  Prerender,
  StyleAttributes,
} from 'vitrine/adapter';
import { renderVariableSheets, themes } from './theme.ts';

export { palette } from './theme.ts';

/** Light, dark and colours are CSS variables. */
export const reads: AdapterReads = ['direction'];

/** Prefix of generated class names: as short as can be, because all markup repeats it. */
const CACHE_KEY = 'j';

const ltrCache = createCache({ key: CACHE_KEY });
/** Flips styles; loaded when a reader first asks for right-to-left. */
let rtlCache: EmotionCache | undefined;

export const Provider: AdapterProvider = ({ preferences: { direction }, children }) => (
  <CacheProvider value={direction === 'rtl' ? (rtlCache ?? ltrCache) : ltrCache}>
    <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>
  </CacheProvider>
);

export const prepare: Prepare = async ({ direction }) => {
  if (direction === 'ltr' || rtlCache) return;
  const [{ default: rtlPlugin }, { prefixer }] = await Promise.all([
    import('@mui/stylis-plugin-rtl'),
    import('stylis'),
  ]);
  // A key of its own, because both directions' styles may be in the document at once.
  rtlCache = createCache({ key: `${CACHE_KEY}r`, stylisPlugins: [prefixer, rtlPlugin] });
};

export const prerender: Prerender = (demo, render) => {
  // In this mode Emotion keeps the rules it inserts instead of rendering them into the markup.
  ltrCache.compat = true;
  ltrCache.registered = {};
  ltrCache.inserted = { ...(variableRules ??= insertVariables()) };
  const html = render(demo);
  const rules = Object.entries(ltrCache.inserted);
  return { html, styles: rules.map(([id, rule]) => ({ id, css: String(rule) })) };
};

/** Rules of the theme's variables, which every demo begins with. */
let variableRules: typeof ltrCache.inserted | undefined;

function insertVariables(): typeof ltrCache.inserted {
  ltrCache.inserted = {};
  for (const sheet of renderVariableSheets()) {
    ltrCache.insert('', css(sheet as CSSObject), ltrCache.sheet, true);
  }
  return ltrCache.inserted;
}

/**
 * Not Emotion's own attribute: every cache that is created moves the elements that have it, and each time
 * the browser computes the styles of the whole document anew.
 */
export const styleAttributes: StyleAttributes = (ids) => ({ 'data-rules': ids.join(' ') });

export const adoptStyles: AdoptStyles = ({ dataset }) => {
  for (const id of dataset.rules?.split(' ') ?? []) ltrCache.inserted[id] = true;
};
