import type { Plugin, PluginOption, UserConfig } from 'vite';

/** The keys of `resolve` that a site may set. */
export const RESOLVE_KEYS = [
  'alias',
  'conditions',
  'dedupe',
  'extensions',
  'mainFields',
  'preserveSymlinks',
] as const;
/** Those of `optimizeDeps`. */
export const OPTIMIZE_KEYS = [
  'exclude',
  'include',
  'needsInterop',
  'rolldownOptions',
  'esbuildOptions',
] as const;

/** What a site may tell the bundler. It holds for both bundles, the dev server and edited demos. */
export interface ViteOptions {
  plugins?: PluginOption[];
  resolve?: Pick<NonNullable<UserConfig['resolve']>, (typeof RESOLVE_KEYS)[number]>;
  css?: UserConfig['css'];
  /** Constants, as Vite writes them into code. */
  define?: Record<string, unknown>;
  /** Packages that the dev server prepares, or leaves alone. */
  optimizeDeps?: Pick<NonNullable<UserConfig['optimizeDeps']>, (typeof OPTIMIZE_KEYS)[number]>;
}

/** The same as the engine holds it. */
export interface SiteVite {
  options: Omit<ViteOptions, 'plugins'>;
  plugins: Plugin[];
  /**
   * Digest of the configuration file and of what it imports: options may be functions, which no digest of their
   * own could tell apart.
   */
  key: string;
}
