import { codeSpan, fenceCode } from '../../../shared/markdown/escape-markdown.ts';
import { onOneLine } from '../../../shared/text/one-line.ts';
import { plainText } from '../../../shared/tools/list-passages.ts';
import { splitNames } from '../../../shared/search/words.ts';
import { stem } from '../../../shared/tools/stem.ts';
import {
  blankProp,
  ownSignatures,
  type ComponentDoc,
  type PropDoc,
} from '../../model/component-doc.ts';
import type { MemberDoc } from '../../model/signature-doc.ts';
import { cutSentences } from './describe-component.ts';
import { listSaidMembers } from './named-types.ts';
import type { Question } from './question.ts';

/** What may be asked of a call: of what has no more than functions, such as `toast.show()`, what all of them take. */
export function listOptions(doc: Pick<ComponentDoc, 'name' | 'kind' | 'signatures'>): PropDoc[] {
  return doc.kind === 'constant' ? listTaken(doc.signatures) : listParameters(doc);
}

/** Parameters of a function or a hook, and the members of those that are objects, as if they were props. */
export function listParameters(doc: Pick<ComponentDoc, 'name' | 'signatures'>): PropDoc[] {
  return listTaken(ownSignatures(doc));
}

/** The members of what a hook or a function gives, as if they were props. */
export function listReturned(doc: Pick<ComponentDoc, 'name' | 'signatures'>): PropDoc[] {
  const all = ownSignatures(doc).flatMap(({ returns }) => returns.members);
  const byName = new Map(all.map((one) => [one.name, one]));
  // All of them are there: none has to be given.
  return [...byName.values()].map((one) => asProp({ ...one, required: false }));
}

function listTaken(signatures: readonly Signature[]): PropDoc[] {
  const all = signatures.flatMap(({ parameters }) =>
    parameters.flatMap((one) =>
      one.members.length === 0 ? [{ ...one, deprecated: null }] : one.members,
    ),
  );
  const byName = new Map(all.map((one) => [one.name, one]));
  return [...byName.values()].map(asProp);
}

/** A parameter, or a member of one, as if it were a prop. */
export function asProp({
  name,
  type,
  required,
  default: fallback,
  description,
  deprecated,
}: MemberDoc): PropDoc {
  return {
    ...blankProp(),
    ...{ name, type, required, default: fallback, description, deprecated },
    values: readChoices(type),
  };
}

/** The texts of `'start' | 'end'`. */
const readChoices = (type: string): PropDoc['values'] =>
  /^'[^']*'(?: \| '[^']*')*$/.test(type)
    ? [...type.matchAll(/'([^']*)'/g)].map(([text, value]) => ({ text, value: value! }))
    : [];

/** Characters of the declarations that are told: more are for those who ask for all of it. */
const MOST_CALL = 500;
/** Names of functions that are told without how they are called. */
const MOST_NAMES = 24;

/** How something is called, or what it is; of a component, the functions that it has. */
export function printCall({ signatures, definition }: Called): string {
  const code = signatures.length > 0 ? joinCalls(signatures) : (definition ?? '');
  return code.trim() === '' ? '' : fenceCode(code, 'ts');
}

/**
 * The same for an answer: of more than it has room for, the functions that a question says the names of.
 * @param isBare nothing else is told, so that the names of the others are
 */
export function printAskedCall(doc: Called, words: readonly string[], isBare: boolean): string {
  const { signatures } = doc;
  const all = printCall(doc);
  if (all.length <= MOST_CALL) return all;
  const said = new Set(words.map(stem));
  const isSaid = ({ text }: Signature) =>
    splitNames(nameOf(text).replace(/.*\./, '')).some(({ whole, parts }) =>
      [whole, ...parts].some((word) => said.has(stem(word))),
    );
  const told = fitting(signatures.filter(isSaid));
  const others = signatures.filter((one) => !told.includes(one)).map(({ text }) => nameOf(text));
  const names = [...new Set(others)].slice(0, MOST_NAMES).map((name) => codeSpan(name));
  const members = listSaidMembers(doc, said).slice(0, MOST_NAMES);
  return [
    members.length === 0 ? '' : `Members: ${members.map((name) => codeSpan(name)).join(', ')}`,
    told.length === 0 ? '' : fenceCode(joinCalls(told), 'ts'),
    isBare && names.length > 0 ? `Functions: ${names.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** What a question says that asks what a call gives. */
const GIVES = /\b(?:returns?|returned|returning|gives?|results?)\b/i;
/** Members of a result that are told with their types; all others are named. */
const MOST_RETURNED = 12;

/** What a hook or a function gives, for a question that asks for it: the members of an object, each with its type. */
export function printResult(
  doc: Pick<ComponentDoc, 'name' | 'signatures'>,
  { text }: Question,
): string {
  if (!GIVES.test(text)) return '';
  const [returns] = ownSignatures(doc).map((one) => one.returns);
  if (returns === undefined || returns.members.length === 0)
    return onOneLine(returns?.description ?? '');
  const told = returns.members.slice(0, MOST_RETURNED);
  const others = returns.members.slice(MOST_RETURNED, MOST_RETURNED + MOST_NAMES);
  return [
    `Returns ${codeSpan(returns.type)}:`,
    ...told.map(({ name, type, description }) => {
      const about = cutSentences(plainText(onOneLine(description)), ABOUT);
      return `- ${codeSpan(name)}: ${codeSpan(onOneLine(type))}.${about === '' ? '' : ` ${about}`}`;
    }),
    ...(others.length === 0
      ? []
      : [`Others: ${others.map(({ name }) => codeSpan(name)).join(', ')}`]),
  ].join('\n');
}

/** Characters of what is said of a member. */
const ABOUT = 110;

type Called = Pick<ComponentDoc, 'name' | 'signatures' | 'definition'>;
type Signature = ComponentDoc['signatures'][number];

const joinCalls = (all: readonly Signature[]) => all.map(({ text }) => text).join('\n\n');

/** `message.success` of `message.success(content: string): void`. */
const nameOf = (text: string) => /^[\w$.]*/.exec(text)![0];

/** The first ones, as far as there is room for them. */
function fitting(all: readonly Signature[]): Signature[] {
  let room = MOST_CALL;
  return all.filter(({ text }) => (room -= text.length) >= 0);
}
