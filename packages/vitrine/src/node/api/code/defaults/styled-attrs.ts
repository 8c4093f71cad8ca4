/** What styled components fall back to: ``styled.button.attrs(({ size = 'md', ...props }) => ({ size, tone: props.tone ?? 'soft' }))`…` ``. */
import type { PropNames } from '../functions/own-props.ts';
import { readFallback } from '../functions/passed-on.ts';
import { entriesOf, returned, unwrap, type Syntax } from '../syntax.ts';

/** More calls than anybody chains. */
const MAX_CALLS = 6;

/** The functions that `attrs` gets. An object there is no default: it takes the place of what is given. */
export function attrsOf(value: Syntax): Syntax[] {
  const found: Syntax[] = [];
  let node = unwrap(value);
  for (let step = 0; step < MAX_CALLS; step += 1) {
    if (node.type === 'TaggedTemplateExpression') node = unwrap(node.tag as Syntax);
    if (node.type !== 'CallExpression') break;
    const callee = unwrap(node.callee as Syntax);
    if (callee.type !== 'MemberExpression') break;
    if ((callee.property as Syntax).name === 'attrs')
      found.push(...(node.arguments as Syntax[]).map(unwrap).filter(isFunction));
    node = unwrap(callee.object as Syntax);
  }
  return found;
}

const isFunction = ({ type }: Syntax) => /^(?:ArrowFunction|Function)Expression$/.test(type);

/** What a function of `attrs` gives a prop where it is left out, as `tone: props.tone ?? 'soft'`. */
export function attrsFallbacks(fn: Syntax): { prop: string; value: Syntax }[] {
  const [first] = fn.params as Syntax[];
  const names: PropNames = { objects: new Set(), props: new Map() };
  if (first?.type !== 'Identifier') return [];
  names.objects.add(first.name as string);
  return entriesOf(unwrap(returned(fn))).flatMap(({ name, value }) => {
    const fallback = readFallback(unwrap(value), names);
    return fallback?.prop === name ? [fallback] : [];
  });
}
