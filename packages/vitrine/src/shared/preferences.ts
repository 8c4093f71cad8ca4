/** Two colours as six hexadecimal digits after `#`. */
export interface Colors {
  primary: string;
  secondary: string;
}

/** The reader's choices as demos get them: `mode` is never "system". Plain data. */
export interface DemoPreferences {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** The reader's own colours; `null`: the site's. */
  colors: Colors | null;
}
