/** What a `ref` of a component points at. */
import { TypeFlags } from '../checker/type-host.ts';
import type { Type, TypeHost } from '../checker/type-host.ts';
import { propertiesNamed } from './bases/property-of.ts';
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
    const refs = host.checker.getTypeOfSymbol(propertiesNamed(host, type, 'ref', isNative));
    const targets = refs.flatMap((ref) => (ref === undefined ? [] : (targetOf(host, ref) ?? [])));
    if (targets.length > 0) return targets.find((one) => !ANY_ELEMENT.test(one)) ?? targets[0]!;
  }
  // Where the root can be chosen, so is the type of the ref.
  return rootParameter === null || rootElement === null ? null : host.react.domOf(rootElement);
}

const ANY_ELEMENT = /^(HTML)?Element$/;

/** `Ref<T> | undefined`, `RefObject<T | null>`, `(instance: T | null) => void` → `T`. */
function targetOf(host: TypeHost, ref: Type): string | null {
  const text = host.checker.typeToString(ref);
  const [, inner] = /\b(?:Legacy)?Ref(?:Object|Callback)?<(.*?)>(?=$|\s*[|&)])/.exec(text) ?? [];
  const target = (inner ?? '').replace(/\s*\|\s*(null|undefined)\b/g, '').trim();
  return /^(unknown|any|never|\{\}|)$/.test(target) || /^[A-Z]$/.test(target) ? null : target;
}
