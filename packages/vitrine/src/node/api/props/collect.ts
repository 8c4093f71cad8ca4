/** Which props a component has: found in every variant of its props type and merged by name. */
import { ObjectFlags, SymbolFlags, TypeFlags } from '../checker/type-host.ts';
import type { InterfaceType, Type, TypeHost, TypeSymbol } from '../checker/type-host.ts';
import type { FoundProp } from './found-prop.ts';
import { withRequiredIn } from './required-in.ts';
import { leavesOf, type Variant } from './shape.ts';

/** Tells declarations by their origin. */
export interface Origins {
  /** Tells whether a file belongs to React's types or to the language's own library. */
  isNative: (file: string) => boolean;
}

export interface Collected {
  props: FoundProp[];
  /** Parts of the props type that no property can be read from, as text. */
  opaque: string[];
}

/** Reads the props of all variants, leaving out what React declares for every element. */
export function collectProps(host: TypeHost, variants: Variant[], origins: Origins): Collected {
  const opaque = new Set<string>();
  const merged = new Map<string, FoundProp & { variants: number }>();
  const each: Map<string, FoundProp>[] = [];
  for (const { leaves } of variants) {
    const inVariant = new Map<string, FoundProp>();
    each.push(inVariant);
    for (const { leaf, certain } of leaves.flatMap((one) => branchesOf(host, one))) {
      if (isOpaque(leaf)) opaque.add(host.checker.typeToString(leaf).slice(0, 120));
      for (const symbol of ownPropertiesOf(host, leaf, origins)) {
        const known = inVariant.get(symbol.name);
        const required = certain && (symbol.flags & SymbolFlags.Optional) === 0;
        if (known === undefined) {
          inVariant.set(symbol.name, { name: symbol.name, symbols: [symbol], required });
        } else {
          known.symbols.push(symbol);
          known.required ||= required;
        }
      }
    }
    for (const prop of inVariant.values()) {
      const known = merged.get(prop.name);
      if (known === undefined) {
        merged.set(prop.name, {
          ...prop,
          symbols: [...prop.symbols],
          inVariants: [prop.symbols[0]],
          variants: 1,
        });
      } else {
        known.symbols.push(...prop.symbols);
        known.inVariants!.push(prop.symbols[0]);
        known.required &&= prop.required;
        known.variants += 1;
      }
    }
  }
  const props = [...merged.values()].map(({ variants: count, ...prop }) => ({
    ...prop,
    required: prop.required && count === variants.length,
  }));
  return { props: withRequiredIn(host, props, each, origins.isNative), opaque: [...opaque] };
}

/** Both outcomes of a condition that only a use of the component decides; neither is certain. */
function branchesOf(host: TypeHost, leaf: Type): { leaf: Type; certain: boolean }[] {
  if (!leaf.isConditionalType()) return [{ leaf, certain: true }];
  return [leaf.getTrueType(), leaf.getFalseType()]
    .flatMap((branch) => host.membersOf(branch))
    .flatMap((branch) => branchesOf(host, branch))
    .map((branch) => ({ leaf: branch.leaf, certain: false }));
}

/** A type whose properties depend on something not known yet, or nothing at all is known about. */
function isOpaque(type: Type): boolean {
  const undecided =
    TypeFlags.Conditional | TypeFlags.IndexedAccess | TypeFlags.TypeParameter | TypeFlags.Any;
  return type.isErrorType() || (type.flags & undecided) !== 0;
}

function ownPropertiesOf(host: TypeHost, leaf: Type, origins: Origins): TypeSymbol[] {
  if ((leaf.flags & TypeFlags.Object) === 0 || isNativeType(host, leaf, origins)) return [];
  if (isDeclaredInterface(leaf)) return interfacePropertiesOf(host, leaf, origins);
  const properties = host.checker.getPropertiesOfType(leaf);
  return properties.filter((symbol) => {
    const files = host.filesOf(symbol);
    // React's PropsWithChildren is a type of one prop, and that one is the component's own.
    if (properties.length === 1 && symbol.name === 'children') return true;
    return files.length === 0 || files.some((file) => !origins.isNative(file));
  });
}

/** An interface as it is declared, without type arguments. */
function isDeclaredInterface(type: Type): type is InterfaceType {
  return type.isObjectType() && (type.objectFlags & ObjectFlags.Interface) !== 0;
}

/**
 * Members of an interface, then those of its bases, one base after the other: the checker never resolves
 * the bases that are React's.
 */
function interfacePropertiesOf(
  host: TypeHost,
  type: InterfaceType,
  origins: Origins,
): TypeSymbol[] {
  const members = [...(type.getSymbol()?.getMembers().values() ?? [])];
  const found = new Map<string, TypeSymbol>();
  const add = (symbol: TypeSymbol) => {
    if (!found.has(symbol.name)) found.set(symbol.name, symbol);
  };
  members.filter(({ flags }) => (flags & PROPERTY) !== 0).forEach(add);
  for (const base of host.checker.getBaseTypes(type))
    basePropertiesOf(host, base, origins).forEach(add);
  return [...found.values()];
}

const PROPERTY = SymbolFlags.Property | SymbolFlags.Method | SymbolFlags.Accessor;

/** Properties of a base. Of one that several parts of an intersection have, the whole decides the type. */
function basePropertiesOf(host: TypeHost, base: Type, origins: Origins): TypeSymbol[] {
  const found = new Map<string, TypeSymbol>();
  for (const symbol of leavesOf(host, base).flatMap((leaf) =>
    ownPropertiesOf(host, leaf, origins),
  )) {
    const { name } = symbol;
    const whole = found.has(name) ? host.checker.getPropertyOfType(base, name) : undefined;
    found.set(name, whole ?? symbol);
  }
  return [...found.values()];
}

/** Tells whether React declares all properties of a type, without listing some 280 of them. */
function isNativeType(host: TypeHost, type: Type, origins: Origins): boolean {
  if (type.isIntersectionType()) {
    return host.membersOf(type).every((member) => isNativeType(host, member, origins));
  }
  const alias = type.getAliasSymbol()?.name;
  const source = alias === 'Omit' || alias === 'Pick' ? type.getAliasTypeArguments()[0] : undefined;
  if (source !== undefined) return isNativeType(host, source, origins);
  const symbol = type.getSymbol();
  if (symbol === undefined || symbol.name.startsWith('__')) return false;
  const files = host.filesOf(symbol);
  return files.length > 0 && files.every(origins.isNative);
}
