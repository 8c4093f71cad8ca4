/** Names of types without the numbers by which bundlers of declarations tell them apart: `Ref` for `Ref$1`. */
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { MemberDoc, SignatureDoc, TypeDoc } from '../../model/signature-doc.ts';
import { withoutNumber } from '../checker/syntax.ts';

/**
 * The documentation with plain names, but for those that would not tell two types apart that it names.
 * @param isSame whether a name stands for what has it without the number
 */
export function withPlainNames(
  doc: ComponentDoc,
  isSame: (name: string) => boolean = () => false,
): ComponentDoc {
  const texts: string[] = [];
  mapTypes({ ...doc, types: doc.types.map(asImported) }, (text) => {
    texts.push(text);
    return text;
  });
  const all = texts.join('\n').replace(STRING, "''");
  const numbered = new Set(all.match(NUMBERED));
  if (numbered.size === 0) return doc;
  const names = new Set(all.match(PLAIN));
  const isOne = (name: string) => {
    const plain = withoutNumber(name);
    const isAlone =
      !names.has(plain) &&
      [...numbered].every((one) => one === name || withoutNumber(one) !== plain);
    return isAlone || isSame(name);
  };
  const settled = new Set([...numbered].filter(isOne));
  return mapTypes(doc, (text) =>
    text.replace(PARTS, (part) => (settled.has(part) ? withoutNumber(part) : part)),
  );
}

/** A bundle of several files numbers what one of them imports: where it is declared, the same type has no number. */
function asImported(type: TypeDoc): TypeDoc {
  const plain = withoutNumber(type.name);
  const declared = /^(?:type|interface|class|enum) ([\w$]+)/.exec(type.definition)?.[1];
  if (plain === type.name || declared !== plain) return type;
  const own = new RegExp(`(?<![\\w.$])${plain}(?![\\w$]|\\??:)`, 'g');
  return { ...type, definition: type.definition.replace(own, () => type.name) };
}

const STRING = /'[^'\\]*(?:\\.[^'\\]*)*'/g;
const NUMBERED = /(?<![\w$])[A-Za-z_]\w*\$\d+(?![\w$])/g;
/** Names of types; what stands behind a dot is another one's. */
const PLAIN = /(?<![\w.$])[A-Za-z_]\w*(?![\w$]|\??:)/g;
const PARTS = new RegExp(`${STRING.source}|${NUMBERED.source}`, 'g');

type Change = (text: string) => string;

/** The documentation with every text changed that names types. */
function mapTypes(doc: ComponentDoc, change: Change): ComponentDoc {
  const orNull = (text: string | null) => text && change(text);
  return {
    ...doc,
    definition: orNull(doc.definition),
    ref: orNull(doc.ref),
    props: doc.props.map((prop) => ({
      ...prop,
      type: change(prop.type),
      resolved: orNull(prop.resolved),
      from: orNull(prop.from),
    })),
    types: doc.types.map((type) => ({
      ...type,
      name: change(type.name),
      definition: change(type.definition),
    })),
    generics: doc.generics.map((one) => ({
      ...one,
      constraint: orNull(one.constraint),
      default: orNull(one.default),
    })),
    signatures: doc.signatures.map((one) => mapSignature(one, change)),
  };
}

function mapSignature(signature: SignatureDoc, change: Change): SignatureDoc {
  const mapMembers = (members: readonly MemberDoc[]) =>
    members.map((member) => ({ ...member, type: change(member.type) }));
  const { text, parameters, returns } = signature;
  return {
    ...signature,
    text: change(text),
    parameters: parameters.map((one) => ({
      ...one,
      type: change(one.type),
      members: mapMembers(one.members),
    })),
    returns: { ...returns, type: change(returns.type), members: mapMembers(returns.members) },
  };
}
