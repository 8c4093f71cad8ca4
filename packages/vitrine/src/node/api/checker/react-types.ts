import type { Checker, Symbol as TypeSymbol, Type } from 'ts-api/unstable/sync';
import {
  isPropertySignatureDeclaration,
  isTypeReferenceNode,
  isVariableStatement,
} from 'ts-api/unstable/ast/is';
import type { Node, SourceFile } from 'ts-api/unstable/ast';

/** The types of React that extraction needs. */
export interface ReactTypes {
  /** `ReactNode`; `null` when React's types are not installed. */
  node: Type | null;
  /** The type of an attribute or event that every HTML element has, `ref` and `key` included. */
  attributeType(name: string): Type | undefined;
  /** What has all attributes and events of elements. */
  every: Type | undefined;
  /** Tells whether any element has an attribute or event of this name. */
  isAttribute(name: string): boolean;
  /** Tells whether `style` takes a property of this name. */
  isStyle(name: string): boolean;
  /** Tells whether a file declares what `style` takes. */
  declaresStyles(file: string): boolean;
  /** The tag whose DOM interface this is, e.g. `div` for `HTMLDivElement`; `null` unless exactly one has it. */
  tagOf(domInterface: string): string | null;
  /** The DOM interface of a tag, e.g. `HTMLDivElement` for `div`, or `null`. */
  domOf(tag: string): string | null;
}

type DeclarationsOf = (symbol: TypeSymbol) => Node[];

/**
 * Reads them where a file of the program imports them.
 * @param probe declares a variable of each type that is needed, in the order of `entry-project.ts`
 */
export function readReactTypes(
  checker: Checker,
  probe: SourceFile,
  declarationsOf: DeclarationsOf,
): ReactTypes {
  const declarations = probe.statements
    .filter(isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations);
  const [node, ofElement, elements, every, styles] = declarations.map(({ name }) =>
    checker.getTypeAtLocation(name),
  );
  const known = node !== undefined && !node.isErrorType() && ofElement !== undefined;
  let read: Tags | undefined;
  let names: Set<string> | undefined;
  let ofStyles: Set<string> | undefined;
  let styleNames: Set<string> | undefined;
  const domByTag = () => {
    read ??= readTags(
      elements === undefined ? [] : checker.getPropertiesOfType(elements),
      declarationsOf,
    );
    return read;
  };
  return {
    node: known ? node : null,
    every,
    attributeType(name) {
      const symbol = known ? checker.getPropertyOfType(ofElement, name) : undefined;
      return symbol === undefined ? undefined : checker.getTypeOfSymbol(symbol);
    },
    isAttribute(name) {
      names ??= new Set(
        every === undefined ? [] : checker.getPropertiesOfType(every).map((one) => one.name),
      );
      return names.has(name);
    },
    isStyle(name) {
      styleNames ??= new Set(
        styles === undefined ? [] : checker.getPropertiesOfType(styles).map((one) => one.name),
      );
      return styleNames.has(name);
    },
    declaresStyles(file) {
      ofStyles ??= new Set(
        styles && checker.getPropertyOfType(styles, 'color')?.declarations.map((one) => one.path),
      );
      return ofStyles.has(file);
    },
    tagOf(domInterface) {
      const { written, drawn } = domByTag();
      const tags = [...written, ...drawn].filter(([, dom]) => dom === domInterface);
      return tags.length === 1 ? tags[0]![0] : null;
    },
    domOf: (tag) => domByTag().written.get(tag) ?? null,
  };
}

/** Elements of documents and those of drawings, by their tags: `stop` and `set` of a library are rarely the latter. */
interface Tags {
  written: Map<string, string>;
  drawn: Map<string, string>;
}

/** React declares each element as `DetailedHTMLProps<Attributes, DomInterface>`, those of drawings, under `drawn`, as `SVGProps<DomInterface>`. */
function readTags(elements: readonly TypeSymbol[], declarationsOf: DeclarationsOf): Tags {
  const tags: Tags = { written: new Map(), drawn: new Map() };
  for (const element of elements) {
    const [node] = declarationsOf(element);
    const type = node && isPropertySignatureDeclaration(node) ? node.type : undefined;
    if (type === undefined || !isTypeReferenceNode(type)) continue;
    const [first, second] = type.typeArguments?.map((one) => one.getText()) ?? [];
    if (second !== undefined) tags.written.set(element.name, second);
    else if (first !== undefined && /^SVG\w/.test(first)) tags.drawn.set(element.name, first);
  }
  return tags;
}
