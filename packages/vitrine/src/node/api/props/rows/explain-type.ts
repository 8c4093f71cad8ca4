import type { Node } from '../../checker/type-host.ts';
import type { PropContext } from './prop-context.ts';
import { lostImports } from '../gaps/lost-imports.ts';
import { reasonsOfNames, soUnknown } from '../gaps/lost-names.ts';
import { missingModules, missingTypes } from '../gaps/missing-bases.ts';
import { undeclaredType, undeclaredValue } from '../gaps/undeclared.ts';

/** Why the type of a prop is not known. */
export function explainType(
  { host, family }: PropContext,
  name: string,
  type: string,
  node: Node,
): string[] {
  const missing = missingTypes(node, type, family);
  if (missing.length > 0) return missing;
  const lost = lostImports(node, family);
  if (lost.length > 0)
    return lost.map((one) => `${one}, so the type of the prop "${name}" is not known`);
  const known = reasonsOfNames(host, node);
  const reasons = known.length > 0 ? known : missingModules(node, family);
  if (reasons.length > 0)
    return reasons.map((one) => soUnknown(one, `the type of the prop "${name}" is`));
  const value = undeclaredValue(node);
  const said = `the type of the prop "${name}"`;
  if (value !== null)
    return [`${said} is not known: the file that writes it does not declare "${value}"`];
  const lacking = undeclaredType(host, node);
  return [
    `${said} ${lacking === null ? 'could not be resolved' : `is not known: nothing declares "${lacking}"`}`,
  ];
}
