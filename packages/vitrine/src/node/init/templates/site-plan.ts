import type { DarkMark } from '../look/sheet/dark-mark.ts';
import type { ThemeClasses } from '../look/theme-classes.ts';
import type { StyleCollector } from '../look/find-collector.ts';
import type { ShownComponent } from '../components/choose-components.ts';
import type { StylingPostCss } from '../repository/find-postcss.ts';
import type { StylingPlugin } from '../repository/find-styling.ts';
import type { ProviderValue } from '../../probe/trial/trial.ts';

/** What the files of a new site are written from. */
export interface SitePlan {
  library: string;
  title: string;
  /** Address at which it will be published. */
  url: string;
  components: ShownComponent[];
  /** The example of its README, where no component shows what it is about: a demo, and the components in it. */
  example?: {
    code: string;
    isUntyped?: boolean;
    varies?: boolean;
    names: readonly string[];
  } | null;
  /** Whether browsers alone can render them. */
  clientOnly: boolean;
  /** Where none shows something: what most of them said when they were rendered. */
  complaint: string | null;
  /** Whether its components are drawn by React Native, which browsers have no part of. */
  isNative: boolean;
  /** Import of the library's style sheet. */
  css: string | null;
  /** Import of the style sheet that has values for its variables, where it has none. */
  values: string | null;
  /** Selectors of what is as tall as the window there. */
  tall: string[];
  /** More lines of the style sheet that stands around demos. */
  sheetLines: string[];
  /** What the bundler needs for the library's source: conditions and plugins. */
  conditions: string[];
  /** Where the compiler's settings say that the source is, relative to the site. */
  paths: Record<string, string[]>;
  plugins: Pick<StylingPlugin, 'specifier' | 'entry' | 'clause' | 'call' | 'styles'>[];
  /** What makes its styles as PostCSS runs. */
  postcss: StylingPostCss | null;
  /** Whether the library is light whatever a reader chooses. */
  isLight: boolean;
  /** What turns the library dark, where no provider does. */
  darkMark: DarkMark | null;
  /** Classes with the values of its variables, where nothing else sets them. */
  themes: ThemeClasses | null;
  provider: {
    name: string;
    specifier: string;
    mode: string | null;
    takesElements: boolean;
    /** Props that it does not go without, to be given by the author. */
    unfilled: string[];
    /** Props by the names of exports of the library. */
    props: Record<string, ProviderValue>;
  } | null;
  /** What collects the styles of demos, where they would come without. */
  collector: StyleCollector | null;
}
