/** What the data is made of that a component requires. */
import { is } from '../../checker/type-host.ts';
import type { Node, TypeHost, TypeSymbol } from '../../checker/type-host.ts';
import type { PropDoc } from '../../../model/component-doc.ts';
import { symbolOf } from './names.ts';

/** Most types that are named beyond those that the declaration of the prop names. */
const MAX_PARTS = 12;

const LIST = /\[\]|\b(?:Readonly)?Array</;
const DATA = /^(?:data|series)$/;

/** Whether nobody uses the component without writing data for this prop. */
export function isRequiredData({ name, type, required }: PropDoc): boolean {
  return required && !type.includes('=>') && (LIST.test(type) || DATA.test(name));
}

interface Context {
  host: TypeHost;
  /** Tells whether a file belongs to React's types or to the language's own library. */
  isNative: (file: string) => boolean;
}

/**
 * Names of the types that these declarations lead to, through what each is made of. `series: BarSeries[]` alone does not
 * say what an element is, where `BarSeries` has its members from other types.
 */
export function partsOfData({ host, isNative }: Context, nodes: readonly Node[]): Node[] {
  const found = new Map<TypeSymbol, Node>();
  // In width: what an element is made of matters before what a part of it is.
  let next: Node[] = [];
  const visit = (node: Node): void => {
    if (isBeside(node)) return;
    const name = nameIn(node);
    const symbol = name && symbolOf(host, name);
    const isPart = symbol && !host.filesOf(symbol).some(isNative);
    if (isPart && !found.has(symbol) && found.size < MAX_PARTS) {
      found.set(symbol, name);
      const declared = host.declarationsOf(symbol);
      next.push(...declared.filter((one) => !is.isClassDeclaration(one)));
    }
    node.forEachChild(visit);
  };
  for (let now = [...nodes]; now.length > 0; now = next) {
    next = [];
    now.forEach(visit);
  }
  return [...found.values()];
}

/** Whether nobody writes it: what data calls, what only bounds a type, and what may be left out. */
function isBeside(node: Node): boolean {
  if (is.isPropertySignatureDeclaration(node))
    return node.postfixToken !== undefined && !DATA.test(node.name.getText());
  return (
    is.isFunctionTypeNode(node) ||
    is.isMethodSignatureDeclaration(node) ||
    is.isTypeParameterDeclaration(node) ||
    is.isIndexedAccessTypeNode(node)
  );
}

function nameIn(node: Node): Node | undefined {
  if (is.isTypeReferenceNode(node)) return node.typeName;
  return is.isExpressionWithTypeArguments(node) ? node.expression : undefined;
}
