/** Tells hooks, functions and constants apart. */
import type { DocKind } from '../../model/component-doc.ts';
import type { Type, TypeHost } from '../checker/type-host.ts';
import { isContextPart } from '../props/shape/contexts.ts';
import { UNSTABLE } from './name-kinds.ts';

export type PlainKind = Exclude<DocKind, 'component' | 'type'>;

/** What a value is that is no component; `null` of a context and its parts. */
export function kindOf(host: TypeHost, name: string, type: Type): PlainKind | null {
  if (isContextPart(host, type)) return null;
  const isFunction = host.callSignatures(type).length > 0;
  if (!isFunction) return 'constant';
  return /^use[A-Z]/.test(name.replace(UNSTABLE, '')) ? 'hook' : 'function';
}
