/** Props that a component of JavaScript only hands on, as the one that gets them lists them. */
import type { PropDoc } from '../../../model/component-doc.ts';
import { codeOf, type Value } from '../implementation/find-code.ts';
import type { DeclarationFinder } from '../exported-values.ts';
import { declarationsIn } from '../functions/declarations.ts';
import { handsOn, type PropNames } from '../functions/own-props.ts';
import { passedOnByClass } from '../functions/passed-by-class.ts';
import { findPassedOn, readNames, type PassedOn } from '../functions/passed-on.ts';
import { readPropTypes } from '../prop-types/read-prop-types.ts';
import { isClass, type Syntax } from '../syntax.ts';

/** Components that hand them on, one to the next. */
const MAX_LEVELS = 5;

/**
 * What `propTypes` list of a component that alone gets the props of another one, but for those that it gets from that one
 * itself; `null` where several get them, or none lists any.
 */
export function propsPassedOn(
  finder: DeclarationFinder,
  { module, value }: Value,
  level = 0,
): PropDoc[] | null {
  const [passed, ...others] = passedBy(value, module.imports);
  if (passed === undefined || others.length > 0 || level > MAX_LEVELS) return null;
  const inner = finder.follow(module, passed.component);
  const code = codeOf(finder, inner);
  const listed = readPropTypes(finder, inner);
  const rows =
    listed.length > 0 ? listed : code === null ? null : propsPassedOn(finder, code, level + 1);
  return rows && rows.filter(({ name }) => !passed.taken.has(name));
}

function passedBy(code: Syntax, imports: Value['module']['imports']): PassedOn[] {
  if (isClass(code)) return passedOnByClass(code, imports);
  const [first] = code.params as Syntax[];
  const body = code.body as Syntax;
  const names: PropNames = { objects: new Set(), props: new Map() };
  if (first?.type === 'Identifier') names.objects.add(first.name as string);
  if (first?.type === 'ObjectPattern') readNames(first, names);
  for (const { id, init } of declarationsIn(body)) {
    if (!handsOn(init, names)) continue;
    if (id.type === 'ObjectPattern') readNames(id, names);
    if (id.type === 'Identifier') names.objects.add(id.name as string);
  }
  return findPassedOn(body, names, imports);
}
