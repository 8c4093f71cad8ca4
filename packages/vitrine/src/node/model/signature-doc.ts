/** Hooks, functions and types as data, in the words of `component-doc.ts`. Plain data; imports nothing. */

/** One way to call a hook or a function. */
export interface SignatureDoc {
  /** As one would declare it: `useToggle(first?: boolean): [boolean, () => void]`. */
  text: string;
  /** What this overload does, where it has a comment of its own; Markdown, may be empty. */
  description: string;
  parameters: ParameterDoc[];
  /** What it gives back. */
  returns: ReturnDoc;
}

/** What is passed by a name. */
interface PassedDoc {
  name: string;
  /** Type as authored. */
  type: string;
  required: boolean;
  /** Default value as text, or `null`. */
  default: string | null;
  /** The code says so; where this is missing, its authors do. */
  defaultFrom?: 'code';
  /** Markdown; may be empty. */
  description: string;
}

export interface ParameterDoc extends PassedDoc {
  /** Members of an object that is passed: its options. */
  members: MemberDoc[];
}

export interface ReturnDoc {
  /** Type as authored. */
  type: string;
  /** Markdown; may be empty. */
  description: string;
  /** Members of an object, or of a tuple under their names or positions. */
  members: MemberDoc[];
}

/** A member of an object type. */
export interface MemberDoc extends PassedDoc {
  /** Reason given by `@deprecated` (may be empty), or `null`. */
  deprecated: string | null;
}

/** A type that the types of props, parameters and results name. */
export interface TypeDoc {
  name: string;
  /** As its authors declare it: `type Side = 'top' | 'bottom'`, or an interface with its members. */
  definition: string;
  /** Markdown; may be empty. */
  description: string;
}

/** What a library names for style sheets: a data attribute, a CSS variable or a part. */
export interface NamedDoc {
  /** E.g. `data-open` or `--panel-width`. */
  name: string;
  /** Markdown; may be empty. */
  description: string;
}
