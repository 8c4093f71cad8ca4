/** What a `ref` of a component points at. */
import type { TypeDoc } from '../../model/signature-doc.ts';
import { definedType } from '../checker/defined-type.ts';
import { TypeFlags } from '../checker/type-host.ts';
import type { Type, TypeHost } from '../checker/type-host.ts';
import { propertiesNamed } from './bases/property-of.ts';
import { readTypeWithBases } from './named/named-types.ts';
import type { ComponentShape } from './shape/shape.ts';

interface Context {
  host: TypeHost;
  isNative: (file: string) => boolean;
}

/** The element or interface, e.g. `HTMLButtonElement`; `null` when there is no `ref` or its type says nothing. */
export function readRef(
  { host, isNative }: Context,
  { variants, rootParameter }: ComponentShape,
  rootElement: string | null,
): string | null {
  for (const refs of refsOf({ host, isNative }, variants)) {
    const targets = refs.flatMap((ref) => targetOf(host, ref) ?? []);
    if (targets.length > 0) return targets.find((one) => !ANY_ELEMENT.test(one)) ?? targets[0]!;
  }
  // Where the root can be chosen, so is the type of the ref.
  return rootParameter === null || rootElement === null ? null : host.react.domOf(rootElement);
}

/**
 * What a `ref` gives that is no element: an interface of the library's own with its methods, or a class component itself,
 * and after it those that it extends; empty for all others.
 */
export function readHandle(
  { host, isNative }: Context,
  { variants }: ComponentShape,
  component: Type,
  ref: string | null,
): TypeDoc[] {
  if (ref === null) {
    const isClass = host.constructSignatures(component).length > 0;
    const symbol = isClass ? component.getSymbol() : undefined;
    return symbol === undefined ? [] : readTypeWithBases({ host, isNative }, symbol);
  }
  // Nearly all are elements, and the checker need not be asked for more of these.
  const [, name = ''] = /^(\w+)(?:<[^]*>)?$/.exec(ref) ?? [];
  if (name === '' || name.endsWith('Element')) return [];
  for (const refs of refsOf({ host, isNative }, variants)) {
    const objects = refs.flatMap((type) => [...host.membersOf(type)]);
    for (const object of objects.filter(({ flags }) => (flags & TypeFlags.Object) !== 0)) {
      const current = host.checker.getPropertyOfType(object, 'current');
      const held = current === undefined ? undefined : host.checker.getTypeOfSymbol(current);
      if (held === undefined) continue;
      const defined = definedType(host, held);
      const symbol = defined.getAliasSymbol() ?? defined.getSymbol();
      const [type, ...bases] =
        symbol === undefined ? [] : readTypeWithBases({ host, isNative }, symbol);
      if (type !== undefined) return [{ ...type, name }, ...bases];
    }
  }
  return [];
}

/** Types of the `ref` of each variant; the last overload first, which has no conditions, as for the root element. */
function* refsOf({ host, isNative }: Context, variants: ComponentShape['variants']) {
  for (const { type } of [...variants].reverse()) {
    if ((type.flags & (TypeFlags.Object | TypeFlags.Intersection)) === 0) continue;
    const refs = host.checker.getTypeOfSymbol(propertiesNamed(host, type, 'ref', isNative));
    yield refs.filter((ref) => ref !== undefined);
  }
}

const ANY_ELEMENT = /^(HTML)?Element$/;

/** `Ref<T> | undefined`, `RefObject<T | null>`, `(instance: T | null) => void` → `T`. */
function targetOf(host: TypeHost, ref: Type): string | null {
  const text = host.checker.typeToString(ref);
  const target = argumentIn(text)
    .replace(/\s*\|\s*(null|undefined)\b/g, '')
    .trim();
  return /^(unknown|any|never|\{\}|)$/.test(target) || /^[A-Z]$/.test(target) ? null : target;
}

/** A function that takes the instance, perhaps beside `undefined`. */
const CALLBACK = /^\(+\w+: ([^()]+)\) =>/;

/** What a type of refs is told in angle brackets, which may have others in them, or a function. */
function argumentIn(text: string): string {
  const found = /\b(?:Legacy|Forwarded|Mutable)?Ref(?:Object|Callback)?</.exec(text);
  if (found === null) return CALLBACK.exec(text)?.[1] ?? '';
  const from = found.index + found[0].length;
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '<') depth += 1;
    // Not that of an arrow.
    if (text[at] === '>' && text[at - 1] !== '=') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return '';
}
