/** Every demo of the site by its file, relative to the root. Server only. */
declare module 'virtual:vitrine/demos' {
  import type { ComponentType } from 'react';
  export const demos: Record<string, () => Promise<{ default: ComponentType }>>;
}

/** The site's adapter module, or one that adds nothing. Server only. */
declare module 'virtual:vitrine/adapter' {
  type DemoAdapter = import('./preferences/adapter.ts').DemoAdapter;
  export const adapter: DemoAdapter;
  /** That of the site's language. */
  export const direction: 'ltr' | 'rtl';
}

/** The site's own style sheet, or nothing. */
declare module 'virtual:vitrine/site-styles' {
  const css: string;
  export default css;
}

/** Style sheets of single pages, by path. */
declare module 'virtual:vitrine/page-styles' {
  const styles: Record<string, string>;
  export default styles;
}

/** The modules that edited demos may import, by specifier. Only in the bundle of the runner. */
declare module 'virtual:vitrine/runner-modules' {
  export const modules: Record<string, Record<string, unknown>>;
  /** Public variables, as `import.meta.env` has them. */
  export const env: Record<string, unknown>;
  /** Constants of the site's bundler, by the parts of their names. */
  export const constants: [path: string[], value: unknown][];
}

/** Shows the demos of a page; does nothing where the site has none. */
declare module 'virtual:vitrine/mount-demos' {
  export const mountDemos: typeof import('./demo/live/mount-demos.ts').mountDemos;
}

/** The browser's side of the adapter. */
declare module 'virtual:vitrine/adapter-client' {
  type DemoAdapter = import('./preferences/adapter.ts').DemoAdapter;
  export const Provider: DemoAdapter['Provider'];
  export const prepare: DemoAdapter['prepare'];
}
