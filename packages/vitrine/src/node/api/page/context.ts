/** Facts of the site that an API page needs. */
export interface ApiPageContext {
  /** The page's own path. */
  pathname: string;
  /** Path of a component's page on this site, or `null`. */
  componentPath: (name: string) => string | null;
  /** Pages that show the component, linked at the top. */
  demoPages: { pathname: string; title: string }[];
  /** Address of the declaration, for the edit link; may be empty. */
  sourceUrl?: string;
}
