/**
 * The objects that bundlers make of a module which is passed on as a whole (`export * as Dialog from './dialog'`), and
 * compilers of an enumeration.
 */
import { entriesOf, nameOf, referenceOf, returned, unwrap, type Syntax } from './syntax.ts';

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

/**
 * The members of an enumeration: of `enum Tone { Soft = 'soft' }`, or of the call that compilers make of it,
 * `(Tone => { Tone["Soft"] = "soft"; Tone[Tone["Loud"] = 1] = "Loud"; return Tone })(Tone || {})`.
 */
export function membersOfEnum(node: Syntax): Member[] {
  if (node.type === 'TSEnumDeclaration') {
    const { members } = node.body as { members: { id: Syntax; initializer: Syntax | null }[] };
    // Of those that count on from the one before, the name has to do.
    return members.flatMap(({ id, initializer }) =>
      initializer === null ? [] : [{ name: nameOf(id), value: initializer }],
    );
  }
  const fill = node.type === 'CallExpression' ? unwrap(node.callee as Syntax) : node;
  const [own, ...more] = (fill.params ?? []) as Syntax[];
  if (own?.type !== 'Identifier' || more.length > 0) return [];
  const steps = stepsOf(fill.body as Syntax).filter(({ type }) => type !== 'Identifier');
  const members = steps.map((step) => memberGiven(step, own.name as string));
  return members.every((member) => member !== null) ? members : [];
}

/** What a function does, one after the other, what it returns included. */
function stepsOf(body: Syntax): Syntax[] {
  const steps = body.type === 'BlockStatement' ? (body.body as Syntax[]) : [body];
  return steps.flatMap((step) => {
    const one = withoutParentheses((step.expression ?? step.argument ?? step) as Syntax);
    return one.type === 'SequenceExpression' ? (one.expressions as Syntax[]) : [one];
  });
}

const withoutParentheses = (node: Syntax): Syntax =>
  node.type === 'ParenthesizedExpression' ? withoutParentheses(node.expression as Syntax) : node;

/** `Tone["Soft"] = "soft"`, or `Tone[Tone["Loud"] = 1] = "Loud"`, which has the name by the number as well. */
function memberGiven(step: Syntax, object: string): Member | null {
  if (step.type !== 'AssignmentExpression') return null;
  const { property, computed } = step.left as Syntax;
  const key = computed === true ? (property as Syntax) : null;
  if (key?.type === 'AssignmentExpression') return memberGiven(key, object);
  const [name, member] = (referenceOf(step.left as Syntax) ?? '').split('.');
  return name === object && member !== undefined
    ? { name: member, value: step.right as Syntax }
    : null;
}
