/**
 * What a playground is made of: the build writes it, the browser shows it. Plain data; imports nothing.
 */

/** What a control can set. A preset is set by its name. */
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
  /** What the component does without the prop, as far as its types tell. */
  default: PropValue | null;
  /** What the playground begins with; `null`: the prop is left out. */
  initial: PropValue | null;
  /** Whether the component cannot do without the prop. */
  required: boolean;
} & (
  | { kind: 'boolean' | 'text' | 'number' }
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

/** What the author puts around the component, parted where the component stands. */
export interface Wrap {
  before: Snippet;
  after: Snippet;
  /** How far in the component stands, in spaces. */
  indent: number;
  imports: Snippet[];
}
