/** A class that is no component: how it is made, and what its objects are and can do. */
import { objectName } from '../../../model/component-doc.ts';
import type { MemberDoc, SignatureDoc } from '../../../model/signature-doc.ts';
import { containerOf } from '../../checker/syntax.ts';
import type { Node, Type } from '../../checker/type-host.ts';
import type { DeclaredExport } from '../find-exports.ts';
import { nameOfType, propertiesOf } from '../members.ts';
import {
  hasPublicName,
  isOpen,
  isSettledIn,
  readOwnFunctions,
  type OwnContext,
  type OwnFunction,
} from './own-functions.ts';
import { readSignatures, signatureNodes } from '../signatures.ts';

/** A class as one uses it. */
export interface ClassUse {
  /** `new Client(options)` with the properties of what it makes, nothing where its authors keep that to themselves. */
  made: SignatureDoc[];
  /** What its objects can do: `client.close()`. */
  functions: OwnFunction[];
  /** Where the types stand that its constructor takes. */
  nodes: Node[];
}

type Declared = Pick<DeclaredExport, 'name' | 'type' | 'declaration'>;

/** What a class makes, and what that can do; `null` of what is no class. */
export function readClass(context: OwnContext, one: Declared): ClassUse | null {
  const { host } = context;
  const { name, type, declaration } = one;
  const all = host.constructSignatures(type);
  const object = all[0] && host.checker.getReturnTypeOfSignature(all[0]);
  if (object === undefined) return null;
  const open = all.filter((signature) => {
    const node = host.declarationOf(signature);
    return node === undefined || isOpen(node);
  });
  const subject = { name: `new ${name}`, declaration };
  const isOfClass = (node: Node, texts: readonly string[]) =>
    containerOf(node)?.node === declaration || isSettledIn(node, texts);
  const made = readSignatures({ ...context, within: nameOfType(object) }, subject, type, open);
  const members = made.length === 0 ? [] : readProperties(context, object, isOfClass);
  return {
    made: made.map((each) => ({ ...each, returns: { ...each.returns, members } })),
    functions: readOwnFunctions(context, objectName(name), object, hasPublicName, isOpen).filter(
      ({ declaration: node, signatures }) =>
        isOfClass(
          node,
          signatures.map(({ text }) => text),
        ),
    ),
    nodes: signatureNodes(host, type, open),
  };
}

/** Fields and getters of an object; what can be called is listed with its functions. */
function readProperties(
  context: OwnContext,
  object: Type,
  isKnown: (declaration: Node, texts: readonly string[]) => boolean,
): MemberDoc[] {
  const { host } = context;
  const named = host.checker.getPropertiesOfType(object).filter(({ name }) => hasPublicName(name));
  const types = host.checker.getTypeOfSymbol(named);
  const isData = (type: Type | undefined) =>
    type !== undefined && host.callSignatures(type).length === 0;
  const fields = named.filter((_field, i) => isData(types[i]));
  const nodes = new Map(fields.map((field) => [field.name, host.declarationsOf(field)[0]]));
  return propertiesOf(context, fields).filter(({ name, type }) => {
    const node = nodes.get(name);
    return node !== undefined && isKnown(node, [type]);
  });
}
