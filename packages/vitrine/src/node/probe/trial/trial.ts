/** What the program that tries components is given. It crosses as JSON, a day as `{ $day: [year, month, day] }`. */

/** A component, as it is imported. */
export interface NamedComponent {
  /** As in JSX: `Button`, `Switch.Root`. */
  name: string;
  specifier: string;
  /** Whether its module exports it as its default. */
  isDefault: boolean;
  /** What its module calls it, where that is another name: `Button` for `NewButton`. */
  imported?: string;
  /** What it is called in texts, and the text that it is to show. */
  title: string;
}

/** A component, and the ways in which it is tried. */
export interface TriedComponent extends NamedComponent {
  /** Whether it is a whole demo, which shows what it likes. */
  isExample?: boolean;
  attempts: readonly TriedAttempt[];
}

/** Children and props that a component is tried with. */
export interface TriedAttempt {
  /** Whether its title is its content. */
  hasChildren: boolean;
  props: Readonly<Record<string, unknown>>;
  /** What is within it, where that is no text. */
  part?: { name: string; props: Readonly<Record<string, unknown>> };
  /** What it calls. */
  handlers?: readonly TriedHandler[];
  /** The prop that opens it, where it is closed at first: a dialog, a drawer. */
  opens?: string;
  /** The function whose call with a text shows something in it: `toast` of a `Toaster`. */
  calls?: string;
  /** What it has others draw. */
  renders?: readonly TriedRender[];
}

/** A prop that is called, and what comes of it. */
export interface TriedHandler {
  name: string;
  /** What sets a prop: `close` where it is that the component closes; `null` where nothing is set. */
  sets: { by: string } | null;
}

/** An argument of a function, or a member of one. */
export interface GivenPlace {
  at: number;
  /** `null` for the argument itself. */
  member: string | null;
}

/** What a function of a demo returns. */
export interface TriedRender {
  /** The prop. */
  name: string;
  /** Where it returns a value: that. */
  value?: string | boolean;
  /** The element that it returns, where it returns one. */
  tag?: string;
  /** The attributes that it gives to the element. */
  spread?: GivenPlace;
  /** Functions that it is given, whose results are the attributes of the element and of the field within it. */
  getters?: { outer: GivenPlace; field: GivenPlace };
  /** Whether a key is among them, which React wants to be given by itself. */
  isKeyed?: boolean;
  /** Styles of an element that is nothing without any. */
  style?: Readonly<Record<string, string | number>>;
  /** What it shows. */
  content?: GivenPlace;
}

/** What wraps components of a library. */
export interface ProviderCandidate {
  name: string;
  specifier: string;
  /** Props for which an export of the library is looked for: what it does not render without, and its theme. */
  wanted: string[];
  /** Those for which an empty object stands where no export does. */
  plain: string[];
  /** Texts for what takes one of a few, as a language: the first of them, where no export is it. */
  texts?: Record<string, string>;
  /** Properties of its theme, as far as they are known. */
  themeParts: string[];
  /** Whether its theme is tried as well, where nothing shows with light or dark alone. */
  mayNeedTheme: boolean;
  /** The one that takes light or dark. */
  mode: string | null;
  /** Whether it sets how its library looks. */
  themes: boolean;
  /** Whether it belongs to one component, as `MenuProvider` to `Menu`: around all others it says what is not so. */
  isOfOne?: true;
}

/** An export of the library, or a member of one, and what takes its place in dark. */
export interface ProviderValue {
  /** `null` for an empty object. */
  light: string | null;
  dark: string | null;
  /** The one property of an object that it is. */
  part?: string;
  /** What it is in place of an export. */
  text?: string;
  /** Whether its type takes no empty object, although there is nothing else. */
  isMistyped?: true;
}

/** A provider, and what it is given. */
export interface ChosenProvider {
  provider: Pick<ProviderCandidate, 'name' | 'specifier' | 'mode'>;
  props: Record<string, ProviderValue>;
}

/** An export that may be a text. */
export interface TextExport {
  name: string;
  specifier: string;
}

/** How a library is loaded that is not built. */
export interface SourceLoading {
  /** Address of the module of Vite. */
  vite: string;
  conditions: string[];
  /** Regular expressions of what is imported, and the files that they lead to. */
  alias: [string, string][];
  /** Packages of which Node would take other files than a bundler. */
  bundled: string[];
  plugins: { specifier: string; entry?: string; clause: string; call: string; styles?: string }[];
}

/** What is to be tried. */
export interface Tried {
  candidates: readonly TriedComponent[];
  providers: ProviderCandidate[];
  /** Packages that the library depends on. */
  within: string[];
  /** Exports whose text is to be told. */
  texts?: TextExport[];
  source?: SourceLoading | null;
}

/** All that the program is given: what is to be tried, and which of four tasks it has. */
export interface ProbeInput extends Tried {
  /** Folder of the project, whose React renders. */
  root: string;
  /** Address of the module of the bundler. */
  bundler: string;
  /** Chooses a provider, renders, mounts to find what throws then, or mounts what renders nothing without a document. */
  task: 'choose' | 'render' | 'mount' | 'show';
  /** `null` for none, and where it is still to be chosen. */
  chosen: ChosenProvider | null;
}

/** Makes days again of what stands for them in JSON. */
export function reviveDay(_: string, value: unknown): unknown {
  const { $day } = (value ?? {}) as { $day?: [number, number, number] };
  return $day ? new Date(...$day) : value;
}

/** Whether a component shows something only once a reader asks for it. */
export const isAskedFor = ({ opens, calls }: Pick<TriedAttempt, 'opens' | 'calls'>) =>
  opens !== undefined || calls !== undefined;
