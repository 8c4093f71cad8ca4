/** The components that get the props of a class. */
import type { ModuleNames } from '../../../base/code/module-names.ts';
import { unwrap, walkSyntax, type Syntax } from '../syntax.ts';
import { declarationsIn } from './declarations.ts';
import { handsOn, type PropNames } from './own-props.ts';
import { findPassedOn, propOf, readNames, type PassedOn } from './passed-on.ts';

/** Finds `<Inner {...this.props} />` and `const { type, ...rest } = this.props; … <Inner {...rest} />` in any method. */
export function passedOnByClass(node: Syntax, imports: ModuleNames['imports']): PassedOn[] {
  const found = new Map<string, PassedOn>();
  walkSyntax(node, MAX_DEPTH, (one) => {
    // Overloads have none.
    const body = one.body as Syntax | null | undefined;
    if (!/Function/.test(one.type) || !body) return true;
    for (const passed of findPassedOn(body, namesIn(body), imports)) {
      const known = found.get(passed.component);
      if (known === undefined) found.set(passed.component, passed);
      else for (const prop of passed.taken) known.taken.add(prop);
    }
    return true;
  });
  return [...found.values()];
}

/** Levels of syntax that are looked into. */
const MAX_DEPTH = 60;

/** What a method calls the props. */
function namesIn(body: Syntax): PropNames {
  const names: PropNames = { objects: new Set(), props: new Map(), isClass: true };
  for (const { id, init } of declarationsIn(body)) {
    const prop = propOf(init, names);
    if (prop !== null && id.type === 'Identifier') names.props.set(id.name as string, prop);
    if (!handsOn(unwrap(init), names)) continue;
    if (id.type === 'ObjectPattern') readNames(id, names);
    if (id.type === 'Identifier') names.objects.add(id.name as string);
  }
  return names;
}
