import { ROOT_PROPS, type PropDoc } from '../../../model/component-doc.ts';
import { literalsOf } from '../../checker/literals-of.ts';
import { SymbolFlags, TypeFlags, type TypeHost } from '../../checker/type-host.ts';
import { listsElements, takesAnyElement } from '../element-names.ts';
import type { FoundProp } from '../found-prop.ts';
import { asType } from '../type-text/hidden-parameters.ts';
import { typesOfProps } from '../types-of-props.ts';

const OPTIONAL = SymbolFlags.Optional;

/**
 * A better text for a type that says nothing: what React renders, for `children: any`; elements, for the prop that
 * chooses the root, or the very names that its type comes down to.
 */
export function plainerType(
  host: TypeHost,
  { name, type, values: listed }: PropDoc,
  symbols: FoundProp['symbols'],
  generics: readonly string[],
): Partial<PropDoc> {
  if (name === 'children' && type === 'any') return { type: 'React.ReactNode', input: 'text' };
  // What is passed is a component: the few elements that happen to take its props are none of the choices.
  if (OF_PROPS.test(type)) return { values: [], input: null };
  // `Chosen | Target`, a parameter beside all that it may stand for.
  const isOpen = generics.some((one) => type !== one && asType(one).test(type));
  const anyElement = { type: 'React.ElementType', values: [] };
  // What a `tag` is otherwise is as its author wrote it.
  if (!ROOT_PROPS.includes(name) || name === 'tag')
    return isOpen && takesAnyElement(listed) ? anyElement : {};
  // What can be left out leads.
  const byChoice = symbols.toSorted((a, b) => (b.flags & OPTIONAL) - (a.flags & OPTIONAL));
  const types = typesOfProps(host, byChoice);
  const members = types.flatMap((one) => host.membersOf(one));
  const named = members.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0);
  const isPlain = named.length > 0 && named.every((one) => one.isStringLiteralType());
  const values = [
    ...new Map(
      types.flatMap((one) => literalsOf(host, one)).map((one) => [one.text, one]),
    ).values(),
  ];
  if (isPlain && listsElements(values)) return { values: [] };
  if (isPlain) return { type: values.map(({ text }) => text).join(' | '), values };
  if (isOpen && takesAnyElement(values)) return anyElement;
  if (takesAnyElement(listed)) return { values: [] };
  return type === 'any' ? { type: 'React.ElementType' } : {};
}

const OF_PROPS = /^(?:React\.)?ElementType<(?!any>)/;
