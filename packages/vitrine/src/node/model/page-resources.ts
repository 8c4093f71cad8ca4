/** What the HTML of a page runs and loads by itself, as a content security policy names it. */
export interface PageResources {
  /** Digests of its inline scripts, e.g. `'sha256-…'`. */
  scripts: string[];
  /** Other sites and schemes, by directive. */
  sources: Record<string, string[]>;
  /** Attributes with code, e.g. `onclick`: no policy can allow them. */
  handlers: string[];
}
