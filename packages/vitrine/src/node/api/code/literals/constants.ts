/** Names that stand for the same value wherever they are read. */
import { rememberOf } from '../../../../shared/remember.ts';
import type { Declared, DeclarationFinder } from '../exported-values.ts';
import { membersOfEnum } from '../namespace-objects.ts';
import type { Module } from '../open-module.ts';
import { walkSyntax, type Syntax } from '../syntax.ts';
import { valueOf } from '../value-of.ts';

/** Names that are followed to a constant. */
const MAX_NAMES = 3;

/** Where a value stands. */
export interface Place {
  finder: Pick<DeclarationFinder, 'follow'>;
  module: Module;
}

/**
 * The value of a constant at the top level, of this module or of one it imports from, or of a member of one.
 * @param names that were followed to this one
 */
export function constantBehind({ finder, module }: Place, name: string, names: number) {
  if (name === 'undefined' || names >= MAX_NAMES) return null;
  const declared = finder.follow(module, name);
  if (declared === null) return null;
  const value = valueOf(declared.module, declared.local);
  if (value === null || !isConstant(declared)) return null;
  return { place: { finder, module: declared.module }, value };
}

/** Tells whether a name is never set anew: what is may mean something else by the time it is read. */
function isConstant({ module, local }: Declared): boolean {
  const [object = ''] = local.split('.');
  // What a module exports as its default, JSON above all, has no other name.
  if (object === 'exports' || object === 'default') return true;
  return module.body.some((statement) => {
    const node = (statement.declaration as Syntax | null | undefined) ?? statement;
    if (node.type === 'TSEnumDeclaration') return (node.id as Syntax).name === object;
    if (node.type !== 'VariableDeclaration') return false;
    const declarations = node.declarations as { id: Syntax; init: Syntax | null }[];
    const declaration = declarations.find(({ id }) => id.name === object);
    if (declaration === undefined || node.kind === 'const') return declaration !== undefined;
    // Compilers for old browsers make one of the other, and of an enumeration what may change for all one can see.
    const { init } = declaration;
    const isFinal = node.kind === 'var' || (init !== null && membersOfEnum(init).length > 0);
    return isFinal && timesSet(module.body).get(object) === 1;
  });
}

/** Levels of syntax that are looked into. */
const MAX_DEPTH = 400;

/**
 * How often a name gets a value in a module. A variable within a function counts where it gets another one, but not where
 * it begins: minifiers give each function one of the same name, and a module only one.
 */
const timesSet = rememberOf((body: readonly Syntax[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  const count = ({ name }: Syntax) => times.set(String(name), (times.get(String(name)) ?? 0) + 1);
  for (const statement of body) {
    const node = (statement.declaration as Syntax | null | undefined) ?? statement;
    const declared = node.type === 'VariableDeclaration' ? node.declarations : [];
    for (const { id, init } of declared as { id: Syntax; init: Syntax | null }[])
      if (init !== null) count(id);
  }
  walkSyntax(body, MAX_DEPTH, ({ type, left, argument }) => {
    const set = { AssignmentExpression: left, UpdateExpression: argument }[type];
    if (set !== undefined) count(set as Syntax);
    return true;
  });
  return times;
});
