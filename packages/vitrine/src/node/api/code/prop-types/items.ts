/** Lists that validators choose from. */
import type { LiteralDoc } from '../../../model/component-doc.ts';
import { valueAt } from '../implementation/find-code.ts';
import type { Place } from '../literals/constants.ts';
import { literalText } from '../literals/literal-text.ts';
import type { DeclarationFinder } from '../exported-values.ts';
import type { Module } from '../open-module.ts';
import { calledName, unwrap, type Syntax } from '../syntax.ts';
import { membersOf } from '../value-of.ts';

/** A syntax node, and where it stands. */
export interface Located {
  finder: DeclarationFinder;
  module: Module;
  node: Syntax;
  /** What names have led to on the way there: an object may name itself. */
  way: readonly Syntax[];
  /** How many more names are followed: ten objects may each name the next ten times. */
  names: { left: number };
}

/** The items of a list that is written there or has a name; of `Object.keys(sizes)`, what these are. */
export function itemsOf(at: Located): Located[] {
  const node = unwrap(at.node);
  if (node.type === 'ArrayExpression')
    return (node.elements as (Syntax | null)[]).flatMap((one) => {
      if (one === null) return [];
      const isSpread = one.type === 'SpreadElement';
      return isSpread ? itemsOf({ ...at, node: one.argument as Syntax }) : [{ ...at, node: one }];
    });
  if (node.type !== 'CallExpression') {
    const found = named({ ...at, node });
    return found === null ? [] : itemsOf(found);
  }
  const [first] = node.arguments as Syntax[];
  if (first === undefined) return [];
  const name = calledName(node);
  if (name === 'freeze') return itemsOf({ ...at, node: first });
  return /^(keys|values)$/.test(name) ? partsOf({ ...at, node: first }, name === 'keys') : [];
}

/**
 * What a name stands for, which is an object or a list or a validator of its own; `null` for what is no name, and for
 * what it is within.
 */
export function named(at: Located): Located | null {
  const found = valueAt(at.finder, at.module, at.node);
  if (found === null || at.way.includes(found.value) || at.names.left === 0) return null;
  at.names.left -= 1;
  return { ...at, module: found.module, node: found.value, way: [...at.way, found.value] };
}

/** What an object has, by keys or values. */
function partsOf(at: Located, isKeys: boolean): Located[] {
  const object = unwrap(at.node);
  const found = object.type === 'ObjectExpression' ? at : named({ ...at, node: object });
  if (found === null) return [];
  return membersOf(found.module, found.node).map(({ name, value }) => ({
    ...found,
    node: isKeys ? { ...value, type: 'Literal', value: name } : value,
  }));
}

/** A text, number or truth value as a type; `null` for anything else. */
export function literalAt({ finder, module, node }: Located): LiteralDoc | null {
  const text = literalText({ finder, module } satisfies Place, node);
  if (text === null) return null;
  if (text.startsWith("'")) return { text, value: text.slice(1, -1).replaceAll("\\'", "'") };
  if (text === 'true' || text === 'false') return { text, value: text === 'true' };
  return Number.isNaN(Number(text)) ? null : { text, value: Number(text) };
}
