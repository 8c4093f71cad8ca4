/** How modules of a library are loaded. */
export interface Loader {
  /** What a module exports; `null` where it cannot be loaded. */
  load: (specifier: string) => Promise<unknown>;
  /** The style sheets that what was loaded imports, as browsers get them. */
  readSheets: () => Promise<string>;
}
