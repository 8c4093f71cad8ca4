/** Choices that a member of an object takes by the name of a type, which no table explains. */
import { allLiterals } from '../../checker/literals-of.ts';
import {
  TypeFlags,
  type Node,
  type TypeHost,
  type Type,
  type TypeSymbol,
} from '../../checker/type-host.ts';
import type { Origins } from '../collect/native-types.ts';
import { authoredLiterals, COMPUTED_LITERALS } from '../literals/authored-literals.ts';
import { literalValues } from '../literals/literal-values.ts';

interface Named {
  symbol: TypeSymbol;
  declaration: Node | undefined;
  /** The type as written. */
  text: string;
}

/** Longest list of choices that says more than the name. */
const MAX_LENGTH = 100;
/** `Mode`, `Exclude<Mode, 'all'>`; what counts, `IntRange<1, 999>`, costs too much. */
const NAME = /^(?!.*\d{3})[A-Z][\w.]*(?:<[^<>]*>)?$/;

/** `'blur' | 'change'` for `Mode`, in the order of its authors; `null` for what is no list of literals. */
export function namedChoices(
  { host, isNative }: Origins & { host: TypeHost },
  { symbol, declaration, text }: Named,
): string | null {
  if (!NAME.test(text)) return null;
  const type = host.checker.getTypeOfSymbol(symbol);
  if (type === undefined || takesMore(host, type) || !allLiterals(host, [type])) return null;
  const authored =
    declaration === undefined ? COMPUTED_LITERALS : authoredLiterals(host, declaration, isNative);
  const { values } = literalValues(host, [{ ...authored, opaque: true }], [type]);
  const choices = values.map((one) => one.text).join(' | ');
  return choices === '' || choices.length > MAX_LENGTH ? null : choices;
}

/** Whether `null` is one of the choices, or all are `true` and `false`. */
function takesMore(host: TypeHost, type: Type): boolean {
  const all = type.isUnionType() ? host.membersOf(type) : [type];
  return all.some((one) => one.isBooleanLiteralType() || (one.flags & TypeFlags.Null) !== 0);
}
