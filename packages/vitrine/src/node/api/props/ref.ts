/** What a `ref` of a component points at. */
import { TypeFlags } from '../checker/type-host.ts';
import type { Type, TypeHost } from '../checker/type-host.ts';
import { propertyOf } from './property-of.ts';
import type { ComponentShape } from './shape.ts';

/** The element or interface, e.g. `HTMLButtonElement`; `null` when there is no `ref` or its type says nothing. */
export function readRef(
  { host, isNative }: { host: TypeHost; isNative: (file: string) => boolean },
  { variants, rootParameter }: ComponentShape,
  rootElement: string | null,
): string | null {
  // The last overload is the one without conditions, as for the root element.
  for (const { type } of [...variants].reverse()) {
    if ((type.flags & (TypeFlags.Object | TypeFlags.Intersection)) === 0) continue;
    const symbol = propertyOf(host, type, 'ref', isNative);
    const ref = symbol === undefined ? undefined : host.checker.getTypeOfSymbol(symbol);
    const target = ref === undefined ? null : targetOf(host, ref);
    if (target !== null) return target;
  }
  // Where the root can be chosen, so is the type of the ref.
  return rootParameter === null || rootElement === null ? null : host.react.domOf(rootElement);
}

/** `Ref<T> | undefined`, `RefObject<T | null>`, `(instance: T | null) => void` → `T`. */
function targetOf(host: TypeHost, ref: Type): string | null {
  const text = host.checker.typeToString(ref);
  const [, inner] = /\b(?:Legacy)?Ref(?:Object|Callback)?<(.*?)>(?=$|\s*[|&)])/.exec(text) ?? [];
  const target = (inner ?? '').replace(/\s*\|\s*(null|undefined)\b/g, '').trim();
  return /^(unknown|any|never|\{\}|)$/.test(target) || /^[A-Z]$/.test(target) ? null : target;
}
