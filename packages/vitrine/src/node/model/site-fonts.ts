/** The fonts that a site ships. */
export interface SiteFonts {
  /** In each document: the faces of the first subset, their fallbacks, and the families' names. */
  css: string;
  /** The same with the faces in the text, for documents that can ask for no file. */
  inlineCss: string;
  /** Addresses of the files that each page asks for at once. */
  preload: string[];
  /** Address of the style sheet with the faces of all other subsets; empty for none. */
  styleUrl: string;
  styles: string;
  /** Whether a text has a letter of another subset than the first. */
  needsStyles: (text: string) => boolean;
  /** By address. */
  files: ReadonlyMap<string, string>;
}
