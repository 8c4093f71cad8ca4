/** The objects that bundlers make of a module which is passed on as a whole: `export * as Dialog from './dialog'`. */
import { entriesOf, returned, unwrap, type Syntax } from './syntax.ts';

interface Member {
  name: string;
  value: Syntax;
}

/**
 * The names of a namespace that a helper is given with a function for each, whatever bundlers and minifiers call it:
 * `__exportAll({ Root: () => Root })` of Rolldown.
 */
export function gettersIn({ properties }: Syntax): Member[] {
  const members = entriesOf({ type: '', start: 0, end: 0, properties }).map(({ name, value }) => ({
    name,
    getter: value,
    value: unwrap(returned(value)),
  }));
  const isGetter = ({ getter, value }: Member & { getter: Syntax }) =>
    /Function/.test(getter.type) &&
    (getter.params as Syntax[]).length === 0 &&
    /^(Identifier|\w*MemberExpression)$/.test(value.type);
  return members.every(isGetter) ? members.map(({ name, value }) => ({ name, value })) : [];
}

/** `__export(dialog_exports, { Root: () => Root })` of esbuild: the name of the object, and what it gets. */
export function namespaceFilled(statement: Syntax): { name: string; members: Member[] } | null {
  const call = (statement.expression ?? statement) as Syntax;
  if (call.type !== 'CallExpression') return null;
  const [target, given] = call.arguments as Syntax[];
  if (target?.type !== 'Identifier' || given?.type !== 'ObjectExpression') return null;
  return { name: target.name as string, members: gettersIn(given) };
}
