/** What an API page has to know of its site. */
export interface ApiPageContext {
  /** The page's own path. */
  pathname: string;
  /** Path of a component's page on this site, or `null`. */
  componentPath: (name: string) => string | null;
  /** Pages that show the component, linked at the top. */
  demoPages: { pathname: string; title: string }[];
  /** Where the declaration can be read, for the edit link; may be empty. */
  sourceUrl?: string;
}
