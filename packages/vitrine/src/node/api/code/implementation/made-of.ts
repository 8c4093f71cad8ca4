/** The component that another one is made of, without a function of its own. */
import type { Declared, DeclarationFinder } from '../exported-values.ts';
import { declarationsIn } from '../functions/declarations.ts';
import { calledName, entriesOf, referenceOf, returned, unwrap, type Syntax } from '../syntax.ts';
import type { Value } from './find-code.ts';

export interface MadeOf {
  component: Declared;
  /** Props that do not come from outside. */
  taken: Set<string>;
}

/** What is styled (``styled(Button).attrs({ type: 'button' })`…` ``), or loaded later: `lazy(() => import('./chart'))`. */
export function madeOf(finder: DeclarationFinder, { module, value }: Value): MadeOf | null {
  const later = importOf(unwrap(value));
  if (later !== null) {
    const component = finder.imported(module, later);
    return component && { component, taken: new Set() };
  }
  const styled = styledOf(unwrap(value));
  const component = styled && finder.follow(module, styled.name);
  return component && { component, taken: styled.taken };
}

/** The component in the innermost of several calls, each of which is given something else. */
function styledOf(value: Syntax): { name: string; taken: Set<string> } | null {
  const taken = new Set<string>();
  let node = value;
  for (let step = 0; step < MAX_CALLS; step += 1) {
    const isTemplate = node.type === 'TaggedTemplateExpression';
    if (!isTemplate && node.type !== 'CallExpression') return null;
    const given = isTemplate ? [] : (node.arguments as Syntax[]).map(unwrap);
    const callee = unwrap((isTemplate ? node.tag : node.callee) as Syntax);
    const object = callee.type === 'MemberExpression' ? unwrap(callee.object as Syntax) : null;
    const isMethod = object?.type === 'CallExpression';
    const inner = isMethod ? object : callee;
    const name = given[0] && referenceOf(given[0]);
    if (!/^(Call|TaggedTemplate)Expression$/.test(inner.type))
      return step > 0 && isComponent(name) ? { name, taken } : null;
    // `connect(state)(Button)`: that is what the code is looked for in.
    if (isComponent(name)) return null;
    if (isMethod)
      for (const entry of given.flatMap((one) => entriesOf(unwrap(returned(one)))))
        taken.add(entry.name);
    node = inner;
  }
  return null;
}

const MAX_CALLS = 6;

const isComponent = (name: string | null | undefined): name is string =>
  /(^|\.)[A-Z][\w$]*$/.test(name ?? '');

interface Import {
  from: string;
  name: string;
}

/** The export that `() => import('./chart')` is for, perhaps another than the default: `.then((all) => ({ default: all.Chart }))`. */
function importOf(value: Syntax): Import | null {
  const [load] = value.type === 'CallExpression' ? (value.arguments as Syntax[]) : [];
  if (load === undefined || !/Function/.test(load.type)) return null;
  const result = awaited(returned(load));
  const whole = sourceOf(result);
  if (whole !== null) return { from: whole, name: 'default' };
  if (result.type === 'ObjectExpression') {
    // `const { Chart } = await import('./chart'); return { default: Chart };`
    const all = declarationsIn(load.body as Syntax).find(({ init }) => sourceOf(awaited(init)));
    return all === undefined ? null : chosenOf(sourceOf(awaited(all.init))!, all.id, result);
  }
  const callee = result.type === 'CallExpression' ? unwrap(result.callee as Syntax) : null;
  const from =
    callee?.type === 'MemberExpression' ? sourceOf(awaited(callee.object as Syntax)) : null;
  const [then] = from === null ? [] : (result.arguments as Syntax[]);
  const [all] = (then?.params ?? []) as Syntax[];
  return all === undefined ? null : chosenOf(from!, all, unwrap(returned(then!)));
}

/** What is imported there, without what is done where that fails: `import('./chart').catch(tell)`. */
function awaited(given: Syntax): Syntax {
  const node = unwrap(given);
  if (node.type === 'AwaitExpression') return awaited(node.argument as Syntax);
  const isCaught = node.type === 'CallExpression' && /^(catch|finally)$/.test(calledName(node));
  return isCaught ? awaited((unwrap(node.callee as Syntax).object ?? node.callee) as Syntax) : node;
}

function sourceOf({ type, source }: Syntax): string | null {
  const from = type === 'ImportExpression' ? (source as Syntax).value : null;
  return typeof from === 'string' ? from : null;
}

/** The export that becomes the default: `all.Chart`, or `Chart` where the module is taken apart. */
function chosenOf(from: string, all: Syntax, made: Syntax): Import | null {
  const given = entriesOf(made).find(({ name }) => name === 'default')?.value;
  if (given === undefined) return null;
  const chosen = unwrap(given);
  const property = chosen.property as Syntax | undefined;
  if (property !== undefined) return { from, name: String(property.name) };
  const taken = entriesOf(all).find(({ value }) => value.name === chosen.name);
  return taken === undefined ? null : { from, name: taken.name };
}
