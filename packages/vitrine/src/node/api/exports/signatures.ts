/** Ways to call a function: its overloads, their parameters, and what they give back. */
import type { ParameterDoc, SignatureDoc } from '../../model/signature-doc.ts';
import {
  describeAlone,
  parameterTags,
  resultTag,
  type ParameterTag,
} from '../checker/comments/doc-tags.ts';
import type { DocComment } from '../checker/comments/jsdoc.ts';
import { printType } from '../checker/print-type.ts';
import { docOf, textOf } from '../checker/syntax.ts';
import { is } from '../checker/type-host.ts';
import type { Node, Signature, Type, TypeHost, TypeNode } from '../checker/type-host.ts';
import { withBriefTypes } from './brief-types.ts';
import { membersOf, type MemberContext } from './members.ts';
import { membersToPass } from './passed-members.ts';
import { unwrap } from '../props/type-text/split-union.ts';
import { fillIn, type Filled } from './type-arguments.ts';

/** Overloads that are told apart; a library that declares more computes them. */
const MAX_OVERLOADS = 20;

/** Longest type that the checker writes whole where its authors write none: what it holds has a table. */
const MAX_PRINTED = 600;

/** Length above which each parameter has a line of its own. */
const MAX_LINE = 76;

interface FunctionNode {
  typeParameters?: readonly Node[];
  parameters: readonly ParameterNode[];
  type?: TypeNode;
}

interface ParameterNode extends Node {
  name: Node;
  type?: TypeNode;
  questionToken?: Node;
  dotDotDotToken?: Node;
  initializer?: Node;
}

/** What is read, besides its type. */
export interface Subject {
  name: string;
  declaration: Node;
}

/**
 * The overloads of a function in authored order, each described by its own comment.
 * @param all those of the function, or what makes objects of a class
 */
export function readSignatures(
  context: MemberContext,
  subject: Subject,
  type: Type,
  all: readonly Signature[] = context.host.callSignatures(type),
): SignatureDoc[] {
  const filled = fillIn(context.host, subject.declaration);
  return all
    .slice(0, MAX_OVERLOADS)
    .map((signature) => readSignature(context, subject, signature, filled));
}

/** What the parameters and the result of all overloads are declared with. */
export function signatureNodes(
  host: TypeHost,
  type: Type,
  all: readonly Signature[] = host.callSignatures(type),
): Node[] {
  return all.flatMap((signature) => {
    const node = host.declarationOf(signature) as Partial<FunctionNode> | undefined;
    return [...(node?.parameters ?? []), ...(node?.type === undefined ? [] : [node.type])];
  });
}

function readSignature(
  outer: MemberContext,
  { name, declaration }: Subject,
  signature: Signature,
  filled: Filled,
): SignatureDoc {
  const { host } = outer;
  const node = host.declarationOf(signature) as (Node & FunctionNode) | undefined;
  const parametersOfType = (node?.typeParameters ?? []).filter(is.isTypeParameterDeclaration);
  const context = { ...outer, generics: parametersOfType.map((one) => one.name.getText()) };
  const own = node === undefined ? null : docOf(node);
  const doc = own !== null && isDescribed(own) ? own : docOf(declaration);
  const tags = parameterTags(doc);
  const nodes = (node?.parameters ?? []).filter(({ name: one }) => one.getText() !== 'this');
  const names = namesOf(nodes, tags);
  const result = host.checker.getReturnTypeOfSignature(signature);
  const { parameters, returns } = withBriefTypes(
    {
      parameters: nodes.map((each, i) =>
        readParameter(context, each, tags, { i, name: names[i]!, signature, filled }),
      ),
      returns: {
        type: typeWords(context, node?.type, result, filled),
        members: membersOf(context, result, node?.type),
      },
    },
    {
      parameters: nodes.map(({ type }) => type && textOf(type)),
      returns: node?.type && textOf(node.type),
    },
  );
  const generics = (node?.typeParameters ?? []).map(textOf);
  return {
    text: printSignature(
      name,
      generics,
      nodes.map((each, i) => words(each, parameters[i]!)),
      returns.type,
    ),
    description: own === null || node === declaration ? '' : describeAlone(own),
    parameters,
    returns: { ...returns, description: resultTag(doc) },
  };
}

const isDescribed = ({ description, tags }: DocComment) => description !== '' || tags.length > 0;

function printSignature(
  name: string,
  generics: string[],
  parameters: string[],
  returns: string,
): string {
  const start = name + (generics.length === 0 ? '' : `<${generics.join(', ')}>`);
  const line = `${start}(${parameters.join(', ')}): ${returns}`;
  if (line.length <= MAX_LINE || parameters.length === 0) return line;
  return `${start}(\n${parameters.map((one) => `  ${one},\n`).join('')}): ${returns}`;
}

function words(node: ParameterNode, { name, type, required }: ParameterDoc): string {
  const rest = node.dotDotDotToken === undefined ? '' : '...';
  return `${rest}${name.replace('...', '')}${required || rest !== '' ? '' : '?'}: ${type}`;
}

/** What is taken apart where it is passed has no name but the one that the comment gives it: the first are the options. */
function namesOf(nodes: readonly ParameterNode[], tags: readonly ParameterTag[]): string[] {
  const said = tags.filter((one) => !one.name.includes('.'));
  const named = nodes.map(({ name }, i) =>
    is.isIdentifier(name) ? name.getText() : said[i]?.name,
  );
  const isOptions = ({ name }: ParameterNode, i: number) =>
    named[i] === undefined && (i === 0 || name.getText().startsWith('{'));
  const first = named.includes('options') ? -1 : nodes.findIndex(isOptions);
  return named.map((name, i) => name ?? (i === first ? 'options' : `arg${i}`));
}

function readParameter(
  context: MemberContext,
  node: ParameterNode,
  tags: ParameterTag[],
  { i, name, signature, filled }: { i: number; name: string; signature: Signature; filled: Filled },
): ParameterDoc {
  const { checker } = context.host;
  const isRest = node.dotDotDotToken !== undefined;
  const tag = tags.find((one) => one.name === name);
  const type = checker.getParameterType(signature, i);
  const members = isRest ? [] : membersToPass(context, type, node.type);
  const initial = node.initializer === undefined ? null : textOf(node.initializer);
  const required = node.questionToken === undefined && initial === null && !isRest;
  // Of what takes any number, the checker tells the type of one.
  const words = typeWords(context, node.type, isRest && node.type ? undefined : type, filled);
  return {
    name: isRest ? `...${name}` : name,
    // What may be left out is `undefined` for the checker.
    type: required || isWritten(node, words) ? words : withoutUndefined(words),
    required,
    default: tag?.default ?? (initial === '{}' ? null : initial),
    description: tag?.description ?? '',
    members: members.map((member) => {
      const about = tags.find((one) => one.name === `${name}.${member.name}`);
      return {
        ...member,
        default: member.default ?? about?.default ?? null,
        description: member.description || (about?.description ?? ''),
      };
    }),
  };
}

const isWritten = ({ type }: ParameterNode, words: string) =>
  type !== undefined && textOf(type) === words;

function withoutUndefined(text: string): string {
  const rest = text.replace(/ \| undefined$/, '');
  return rest === text ? text : unwrap(rest);
}

function typeWords(
  { host }: MemberContext,
  node: TypeNode | undefined,
  type: Type | undefined,
  filled: Filled,
): string {
  const written = node === undefined ? null : filled.fill(textOf(node));
  if (written !== null && (type === undefined || !filled.namesOpen(node!, written))) return written;
  if (type === undefined) return 'unknown';
  return printType(host, type, MAX_PRINTED);
}
