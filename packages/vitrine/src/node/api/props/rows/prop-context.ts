import type { DocComment } from '../../checker/comments/jsdoc.ts';
import { type Node, type TypeHost, type TypeSymbol } from '../../checker/type-host.ts';
import type { PropDoc } from '../../../model/component-doc.ts';
import type { Family } from '../owner.ts';

/** The component that props are documented for. */
export interface PropContext {
  host: TypeHost;
  component: string;
  /** What its declaration calls it, where that is known. */
  declaredName?: string | undefined;
  /** Real path of the package that declares the component. */
  home: string;
  /** File that declares the component. */
  file: string;
  family: Family;
  /** Names of type parameters that the user sees. */
  generics: string[];
  /** The type parameter that stands for the root element. */
  root?: string | undefined;
  isNative: (file: string) => boolean;
  /** What the type of the component's props says of one that is declared elsewhere, without a word. */
  wordsOf?: (prop: string, node: Node) => DocComment | null;
  /** Tells whether the component takes what every element has, besides the props that are found. */
  takesNative: () => boolean;
}

/** Where a prop is declared. */
export interface Source {
  symbol: TypeSymbol;
  node: Node;
  doc: DocComment;
  /** Result of `ownerOf`. */
  owner: string | null;
}

/** A documented prop, and where it stands. */
export interface Placed {
  prop: PropDoc;
  node: Node | undefined;
  symbol?: TypeSymbol;
  /** The checker knows its type. */
  resolved: boolean;
}
