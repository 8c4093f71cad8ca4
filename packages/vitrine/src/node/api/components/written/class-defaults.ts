/** Props that a class gives itself where they are left out: `static defaultProps`. */
import type { PropDoc } from '../../../model/component-doc.ts';
import { SymbolFlags, TypeFlags, type Type, type TypeHost } from '../../checker/type-host.ts';
import type { Collected } from '../../props/collect/collect-props.ts';
import type { FoundProp } from '../../props/found-prop.ts';
import type { ComponentShape } from '../../props/shape/shape.ts';

/** What a class gives itself, as its type tells. */
export interface ClassDefaults {
  /** Their type; `null` where there are none, or may be: such give nothing for certain. */
  type: Type | null;
  names: ReadonlySet<string>;
  /** Of `Partial<Props>` and of `any`, no one knows which are there. */
  isOpen: boolean;
}

/** A prop, which no one has to give where the class does. */
export function withGiven(prop: PropDoc, { names }: ClassDefaults): PropDoc {
  return names.has(prop.name) ? { ...prop, required: false } : prop;
}

/** What of its props a class certainly gives itself. */
export function defaultsOfClass(host: TypeHost, type: Type): ClassDefaults {
  const defaults = typeOfDefaults(host, type);
  if (defaults === null) return { type: null, names: new Set<string>(), isOpen: false };
  const members = host.checker.getPropertiesOfType(defaults);
  const certain = members.filter(({ flags }) => (flags & SymbolFlags.Optional) === 0);
  const isAny = (defaults.flags & TypeFlags.Any) !== 0;
  return {
    type: defaults,
    names: new Set(certain.map(({ name }) => name)),
    isOpen: isAny || certain.length < members.length,
  };
}

/**
 * The props of a class with those that only its `defaultProps` declare: JSX takes them as well
 * (`JSX.LibraryManagedAttributes`). Where its props are open, theirs may say more.
 */
export function givenAlone(
  host: TypeHost,
  { type: defaults }: ClassDefaults,
  { variants }: Pick<ComponentShape, 'variants'>,
  found: Collected,
): Collected {
  if (defaults === null || found.opaque.length > 0) return found;
  const names = new Set(found.props.map(({ name }) => name));
  const leaves = variants.flatMap((one) => one.leaves);
  // Attributes of elements are none of the props that were found.
  const isTaken = (name: string) =>
    leaves.some((leaf) => host.checker.getPropertyOfType(leaf, name) !== undefined);
  const others = host.checker
    .getPropertiesOfType(defaults)
    .filter(({ name }) => !names.has(name) && !isTaken(name));
  if (others.length === 0) return found;
  const added = others.map((one): FoundProp => ({
    name: one.name,
    symbols: [one],
    required: false,
  }));
  return { ...found, props: [...found.props, ...added] };
}

function typeOfDefaults(host: TypeHost, type: Type): Type | null {
  if (host.constructSignatures(type).length === 0) return null;
  const given = host.checker.getPropertiesOfType(type).find(({ name }) => name === 'defaultProps');
  const defaults = given === undefined ? undefined : host.checker.getTypeOfSymbol(given);
  return defaults === undefined || defaults.isUnionType() ? null : defaults;
}
