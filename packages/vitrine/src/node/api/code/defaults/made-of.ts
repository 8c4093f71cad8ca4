/** The component that another one is made of, without a function of its own. */
import type { Declared, DeclarationFinder } from '../exported-values.ts';
import { entriesOf, referenceOf, returned, unwrap, type Syntax } from '../syntax.ts';
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

/** The export that `() => import('./chart')` is for, perhaps another than the default: `.then((all) => ({ default: all.Chart }))`. */
function importOf(value: Syntax): { from: string; name: string } | null {
  const [load] = value.type === 'CallExpression' ? (value.arguments as Syntax[]) : [];
  if (load === undefined || !/Function/.test(load.type)) return null;
  const result = unwrap(returned(load));
  const callee = result.type === 'CallExpression' ? unwrap(result.callee as Syntax) : null;
  const whole = callee?.type === 'MemberExpression' ? unwrap(callee.object as Syntax) : result;
  const from = whole.type === 'ImportExpression' ? (whole.source as Syntax).value : null;
  if (typeof from !== 'string') return null;
  if (whole === result) return { from, name: 'default' };
  const [then] = result.arguments as Syntax[];
  const made = then === undefined ? [] : entriesOf(unwrap(returned(then)));
  const chosen = made.find(({ name }) => name === 'default')?.value;
  const property = (chosen && (unwrap(chosen).property as Syntax | undefined)) ?? null;
  return property === null ? null : { from, name: String(property.name) };
}
