/**
 * The data of a playground: the build writes it, the browser shows it. Imports nothing.
 */

/** A value that a control can set. A preset is set by its name. */
export type PropValue = string | number | boolean;

/** A piece of code with its colours. */
export interface Snippet {
  code: string;
  /** `code` highlighted. */
  html: string;
}

/** Code that an author wrote, and the import statements it needs. */
export interface AuthoredCode extends Snippet {
  imports: Snippet[];
}

/** A prop that the reader can change. */
export type PlaygroundControl = {
  prop: string;
  /** The component's default, as far as its types tell. */
  default: PropValue | null;
  /** The first value; `null`: the prop is left out. */
  initial: PropValue | null;
  /** The component cannot do without the prop. */
  required: boolean;
} & (
  | { kind: 'boolean' | 'text' | 'url' | 'number' }
  | { kind: 'choice'; values: PropValue[] }
  | { kind: 'preset'; presets: ({ name: string } & AuthoredCode)[] }
);

/** A prop that the author has set and the reader cannot change. */
export type FixedProp = { prop: string } & ({ value: PropValue } | { authored: AuthoredCode });

export interface PlaygroundData {
  component: string;
  /** The playground's fragment on its page, and the name of its state in the address. */
  hash: string;
  /** Import statement of the component. */
  import: Snippet;
  fixed: FixedProp[];
  controls: PlaygroundControl[];
  wrap: Wrap | null;
}

/** Code of the author around the component, split where the component stands. */
export interface Wrap {
  before: Snippet;
  after: Snippet;
  /** Indentation of the component, in spaces. */
  indent: number;
  imports: Snippet[];
}
