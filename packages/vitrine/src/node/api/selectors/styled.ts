/** What names for style sheets are read of. */
import type { NamedDoc } from '../../model/signature-doc.ts';
import type { DocComment } from '../checker/comments/jsdoc.ts';
import type { Node } from '../checker/type-host.ts';

/** A component, as far as its names for style sheets go. */
export interface Styled {
  /** Its name in JSX. */
  name: string;
  declaration: Node;
  doc: DocComment;
  /** Folder of the package that declares it. */
  home: string;
  /** Names of what lies in a folder. */
  namesIn: (dir: string) => ReadonlySet<string>;
}

export interface Selectors {
  dataAttributes: NamedDoc[];
  cssVariables: NamedDoc[];
  cssParts: NamedDoc[];
}

/** Sorts names by what they are: `data-open` or `--panel-width`. */
export function sortNames(names: NamedDoc[]): Partial<Selectors> {
  const isAttribute = ({ name }: NamedDoc) => /^data-[a-z]/.test(name);
  const isVariable = ({ name }: NamedDoc) => /^--[\w-]/.test(name);
  return { dataAttributes: names.filter(isAttribute), cssVariables: names.filter(isVariable) };
}
