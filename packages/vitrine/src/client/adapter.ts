import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { PrerenderedDemo } from '../contract.ts';

export type { CriticalStyle, PrerenderedDemo } from '../contract.ts';

/**
 * How a library's demos take part in the site. A site's adapter module exports `Provider` and,
 * where the library needs them, `prerender` and `adoptStyles`. This is the only place where
 * something specific to a library enters a site. A library's global style sheet is imported by the
 * adapter, in the cascade layer that lies below the shell's: `@import 'library.css' layer(library);`.
 *
 * ```tsx
 * import type { AdapterProvider } from 'vitrine/adapter';
 * export const Provider: AdapterProvider = ({ preferences, children }) => …;
 * ```
 */
export interface DemoAdapter {
  Provider: AdapterProvider;
  prepare?: Prepare;
  prerender?: Prerender;
  styleAttributes?: StyleAttributes;
  adoptStyles?: AdoptStyles;
}

/** Wraps every demo, on the server with the defaults (light, ltr) and in the browser. */
export type AdapterProvider = ComponentType<{ preferences: DemoPreferences; children: ReactNode }>;

/**
 * Loads what `Provider` needs for the given preferences, e.g. a plugin that flips styles for
 * right-to-left. Awaited before a demo hydrates and before a change reaches the demos.
 */
export type Prepare = (preferences: DemoPreferences) => Promise<void>;

/**
 * Renders a demo to HTML at build and collects the styles it needs. Default: React alone, no styles.
 * `render` is React's renderer, handed over so that the adapter need not import it: it would end up
 * in the browser's bundle.
 */
export type Prerender = (
  demo: ReactElement,
  render: (element: ReactElement) => string,
) => PrerenderedDemo | Promise<PrerenderedDemo>;

/** Attributes of the `<style>` element that carries the collected styles of a page, given their ids. */
export type StyleAttributes = (ids: string[]) => Record<string, string>;

/** Called in the browser with every prerendered `<style>` element that a navigation added. */
export type AdoptStyles = (style: HTMLStyleElement) => void;

/** The reader's choices, resolved: `mode` is never "system". */
export interface DemoPreferences {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}
