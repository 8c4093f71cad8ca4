/** What `KnobProps` says of props that the type of `Knob` writes out without a word, as compilers do. */
import { isBlank, type DocComment } from '../../checker/comments/jsdoc.ts';
import { containerOf, docOf } from '../../checker/syntax.ts';
import {
  is,
  type ExportedSymbol,
  type Node,
  type Type,
  type TypeHost,
} from '../../checker/type-host.ts';

interface Place {
  host: TypeHost;
  isNative: (file: string) => boolean;
  exported: ReadonlyMap<string, ExportedSymbol>;
}

/**
 * Reads the comment of a prop in the exported type that is called like the component. Of a prop that another type
 * declares, none: its words are there, and the checker would resolve all that the component has.
 */
export function wordsOfType(
  { host, isNative, exported }: Place,
  component: string,
): (prop: string, node: Node) => DocComment | null {
  const name = `${component.replaceAll('.', '')}Props`;
  const symbol = exported.get(name)?.symbol;
  let type: Type | undefined;
  return (prop, node) => {
    if (symbol === undefined || !isWrittenOut(node)) return null;
    type ??= host.checker.getDeclaredTypeOfSymbol(symbol);
    const member = type && host.checker.getPropertyOfType(type, prop);
    const docs = (member === undefined ? [] : host.declarationsOf(member))
      .filter((one) => !isNative(one.getSourceFile().fileName))
      .map(docOf);
    return docs.find((doc) => !isBlank(doc)) ?? null;
  };
}

/** Tells whether a prop stands in the type of a value, `declare const Knob: FC<{ size?: 'small' }>`. */
function isWrittenOut(prop: Node): boolean {
  const at = containerOf(prop)?.node;
  return at !== undefined && (is.isVariableDeclaration(at) || is.isFunctionDeclaration(at));
}
