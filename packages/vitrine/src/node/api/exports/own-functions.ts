/** Functions that a function has: `toast.error('Failed')` beside `toast('Saved')`. */
import type { SignatureDoc } from '../../model/signature-doc.ts';
import { describeAlone, isHidden } from '../checker/doc-tags.ts';
import { docOf } from '../checker/syntax.ts';
import type { Node, Type } from '../checker/type-host.ts';
import type { MemberContext } from './members.ts';
import { readSignatures } from './signatures.ts';

/** A member that can be called, by the name that it has in code. */
export interface OwnFunction {
  declaration: Node;
  signatures: SignatureDoc[];
}

interface OwnContext extends MemberContext {
  /** Every name of each component: members that are components have sections of their own. */
  family: { components: ReadonlyMap<string, string> };
}

/** Most of them that are told apart: more are a library of their own. */
const MAX_OWN = 40;

/** Those of a hook or a function in authored order; none that the language or React declares, nor what authors keep. */
export function readOwnFunctions(context: OwnContext, name: string, type: Type): OwnFunction[] {
  const { host, isNative, family } = context;
  const members = host.checker.getPropertiesOfType(type);
  const types = host.checker.getTypeOfSymbol(members);
  const found = members.flatMap((member, i): OwnFunction[] => {
    const [declaration] = host.declarationsOf(member);
    const own = types[i];
    if (declaration === undefined || own === undefined || host.filesOf(member).some(isNative))
      return [];
    const doc = docOf(declaration);
    if (isHidden(doc) || family.components.has(`${name}.${member.name}`)) return [];
    const subject = { name: `${name}.${member.name}`, declaration };
    const about = describeAlone(doc);
    const signatures = readSignatures(context, subject, own).map((one) => ({
      ...one,
      description: one.description || about,
    }));
    return signatures.length === 0 ? [] : [{ declaration, signatures }];
  });
  return found.sort((a, b) => inSource(a.declaration, b.declaration)).slice(0, MAX_OWN);
}

/** The checker's order of members is its own. */
function inSource(a: Node, b: Node): number {
  return a.getSourceFile() === b.getSourceFile() ? a.pos - b.pos : 0;
}
