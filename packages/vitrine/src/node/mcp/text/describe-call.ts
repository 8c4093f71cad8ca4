import { codeSpan, fenceCode } from '../../../shared/markdown/escape-markdown.ts';
import { splitNames } from '../../../shared/search/words.ts';
import { stem } from '../../../shared/tools/stem.ts';
import {
  blankProp,
  ownSignatures,
  type ComponentDoc,
  type PropDoc,
} from '../../model/component-doc.ts';

/** What may be asked of a call: of what has no more than functions, such as `toast.show()`, what all of them take. */
export function listOptions(doc: Pick<ComponentDoc, 'name' | 'kind' | 'signatures'>): PropDoc[] {
  return doc.kind === 'constant' ? listTaken(doc.signatures) : listParameters(doc);
}

/** Parameters of a function or a hook, and the members of those that are objects, as if they were props. */
export function listParameters(doc: Pick<ComponentDoc, 'name' | 'signatures'>): PropDoc[] {
  return listTaken(ownSignatures(doc));
}

function listTaken(signatures: readonly Signature[]): PropDoc[] {
  const all = signatures.flatMap(({ parameters }) =>
    parameters.flatMap((one) =>
      one.members.length === 0 ? [{ ...one, deprecated: null }] : one.members,
    ),
  );
  const byName = new Map(all.map((one) => [one.name, one]));
  return [...byName.values()].map(
    ({ name, type, required, default: fallback, description, deprecated }) => ({
      ...blankProp(),
      ...{ name, type, required, default: fallback, description, deprecated },
    }),
  );
}

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
  return [
    told.length === 0 ? '' : fenceCode(joinCalls(told), 'ts'),
    isBare && names.length > 0 ? `Functions: ${names.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

type Called = Pick<ComponentDoc, 'signatures' | 'definition'>;
type Signature = ComponentDoc['signatures'][number];

const joinCalls = (all: readonly Signature[]) => all.map(({ text }) => text).join('\n\n');

/** `message.success` of `message.success(content: string): void`. */
const nameOf = (text: string) => /^[\w$.]*/.exec(text)![0];

/** The first ones, as far as there is room for them. */
function fitting(all: readonly Signature[]): Signature[] {
  let room = MOST_CALL;
  return all.filter(({ text }) => (room -= text.length) >= 0);
}
