import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { PrerenderedDemo } from '../../shared/contract.ts';
import type { Colors, DemoPreferences } from '../../shared/preferences.ts';
import type { ColorVariables } from './stored-preferences.ts';

export type { CriticalStyle, PrerenderedDemo } from '../../shared/contract.ts';
export type { Colors, DemoPreferences } from '../../shared/preferences.ts';
export type { ColorVariables } from './stored-preferences.ts';

/**
 * Lets a library's demos take part in the site. A site's adapter module exports `Provider` and,
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
  palette?: AdapterPalette;
  reads?: AdapterReads;
}

/** Wraps every demo, on the server with the defaults (light, the direction of the site's language) and in the browser. */
export type AdapterProvider = ComponentType<{ preferences: DemoPreferences; children: ReactNode }>;

/**
 * Loads what `Provider` needs for the given preferences, e.g. a plugin that flips styles for
 * right-to-left. Awaited before a demo hydrates and before a change reaches the demos; where the site's language
 * is written from right to left, also on the server.
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

/**
 * Turns the reader's own colours into the library's CSS custom properties. Called when colours are chosen,
 * on a page with a demo; the result is stored and applied to `<html>` before first paint, so demos need
 * not render for it. A library that has no such properties reads `preferences.colors` in `Provider`.
 */
export type AdapterPalette = (colors: Colors) => ColorVariables;

/**
 * The choices that `Provider` reads; a change of any other renders no demo again. Default: all of them.
 * A library whose modes and colours are CSS alone says `['direction']`.
 */
export type AdapterReads = readonly (keyof DemoPreferences)[];
