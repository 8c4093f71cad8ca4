/** Defaults that code gives, in the documentation of hooks and functions. */
import type { ComponentDoc } from '../../../model/component-doc.ts';
import type { MemberDoc, ParameterDoc } from '../../../model/signature-doc.ts';
import { ownSignatures } from '../../../model/component-doc.ts';
import { readFunctionDefaults, type ParameterDefaults } from '../defaults/function-defaults.ts';
import type { CodeDefault } from '../defaults/reading.ts';
import type { DeclarationFinder } from '../exported-values.ts';
import { inWrittenOrder } from './in-written-order.ts';
import { declarationOf } from './declaration-of.ts';

/** Fills in what no comment says. Of one that can be called in several ways, no one knows which of them code speaks of. */
export function withParameterDefaults(finder: DeclarationFinder, doc: ComponentDoc): ComponentDoc {
  const [own, ...others] = ownSignatures(doc);
  if (own === undefined || others.length > 0 || !own.parameters.some(isOpen)) return doc;
  const declared = declarationOf(finder, doc);
  if (declared === null) return doc;
  const defaults = readFunctionDefaults(finder, declared);
  const parameters = own.parameters.map((one, i) => withDefaults(one, defaults[i]));
  return {
    ...doc,
    signatures: doc.signatures.map((one) => (one === own ? { ...own, parameters } : one)),
  };
}

/** Tells whether something may be left out of which nobody says what it is then. */
const isOpen = (parameter: ParameterDoc): boolean =>
  isUnsaid(parameter) || parameter.members.some(isUnsaid);

const isUnsaid = ({ required, default: value }: ParameterDoc | MemberDoc) =>
  !required && value === null;

function withDefaults(parameter: ParameterDoc, defaults: ParameterDefaults | undefined) {
  if (defaults === undefined) return parameter;
  const { text, options, variants } = defaults;
  return {
    ...filledIn(parameter, text === null ? undefined : { text }),
    members: parameter.members.map((member) =>
      filledIn(inWrittenOrder(member, variants?.get(member.name)), options.get(member.name)),
    ),
  };
}

type Given = Pick<CodeDefault, 'text' | 'isName'>;

/** An object without anything only spares the code a question: what it leaves out has defaults of its own. */
function filledIn<Doc extends ParameterDoc | MemberDoc>(doc: Doc, value: Given | undefined): Doc {
  const isSaid = value === undefined || value.text === '{}' || !isUnsaid(doc);
  if (isSaid || !takes(doc.type, value)) return doc;
  return { ...doc, default: value.text, defaultFrom: 'code' };
}

/** Code may stand in for "nothing" with a text that the type does not allow, as `placement = ''`. */
function takes(type: string, { text, isName }: Given): boolean {
  if (isName === true) return type.split(/\W+/).includes(text.split('.', 1)[0]!);
  const isListed = /^('[^']*'|"[^"]*")(\s*\|\s*('[^']*'|"[^"]*"))*$/.test(type);
  return !isListed || type.replaceAll('"', "'").includes(text);
}
