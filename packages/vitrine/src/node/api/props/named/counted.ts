/** Types that are worked out by counting: `IntRange<1, 999>`, whose members nobody writes down. */
import { is, isOfLanguage, SymbolFlags } from '../../checker/type-host.ts';
import type { Node, TypeHost, TypeNode, TypeSymbol } from '../../checker/type-host.ts';
import { symbolOf } from './names.ts';

/**
 * Tells whether a type is worked out by an alias that refers to itself with a tuple that is longer by one. A thousand such
 * steps take the checker a second and 300 MB.
 */
export function isCounted(host: TypeHost, node: Node, left: Left = MOST): boolean {
  if (left.levels === 0) return false;
  if (is.isTypeReferenceNode(node) && left.aliases > 0) {
    const aliases = aliasesOf(host, symbolOf(host, node.typeName));
    if (aliases.some((alias) => aliasIsCounted(host, alias, left.aliases - 1))) return true;
  }
  const below = { ...left, levels: left.levels - 1 };
  return node.forEachChild((child) => isCounted(host, child, below) || undefined) ?? false;
}

/** Those of a library: the language's and those of styles do not count, and their syntax is long. */
function aliasesOf(host: TypeHost, symbol: TypeSymbol | undefined): Alias[] {
  if (symbol === undefined || (symbol.flags & SymbolFlags.TypeAlias) === 0) return [];
  const isLong = (file: string) => isOfLanguage(file) || host.react.declaresStyles(file);
  if (host.filesOf(symbol).some(isLong)) return [];
  return host.declarationsOf(symbol).filter(is.isTypeAliasDeclaration);
}

/** How far a type is followed yet: aliases that lead to each other have no last. */
interface Left {
  aliases: number;
  /** Of syntax. */
  levels: number;
}

const MOST: Left = { aliases: 6, levels: 100 };

type Alias = Node & { name: Node; type: TypeNode };

function aliasIsCounted(host: TypeHost, alias: Alias, aliases: number): boolean {
  const known = remembered.get(alias);
  if (known !== undefined) return known;
  // Until it is known better: it may lead to itself.
  remembered.set(alias, false);
  const found =
    countsUp(alias.name.getText(), alias.type) || isCounted(host, alias.type, { ...MOST, aliases });
  remembered.set(alias, found);
  return found;
}

const remembered = new WeakMap<Node, boolean>();

/** `Count['length'] extends N ? Count : Counted<N, [...Count, 0]>` */
function countsUp(name: string, type: TypeNode): boolean {
  if (is.isParenthesizedTypeNode(type)) return countsUp(name, type.type);
  if (is.isConditionalTypeNode(type))
    return countsUp(name, type.trueType) || countsUp(name, type.falseType);
  if (!is.isTypeReferenceNode(type) || type.typeName.getText() !== name) return false;
  return (type.typeArguments ?? []).some(
    (argument) => is.isTupleTypeNode(argument) && argument.elements.some(is.isRestTypeNode),
  );
}
