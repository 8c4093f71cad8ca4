/** What makes a library dark: a class or another attribute with this value. */
export interface DarkMark {
  attribute: string;
  value: string;
  /** The value that makes it light, where that is not the same with `light` in the place of `dark`. */
  light?: string;
  /**
   * The one element that it counts on, where it is that of the page: `html[theme-mode=dark]`, or variables that are made
   * of those that it sets are worked out there.
   */
  on?: 'html' | 'body';
}
