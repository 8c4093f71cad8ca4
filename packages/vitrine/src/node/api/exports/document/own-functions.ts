/** Functions that a function, a component or an object has: `toast.error('Failed')` beside `toast('Saved')`. */
import type { SignatureDoc } from '../../../model/signature-doc.ts';
import { describeAlone, isHidden } from '../../checker/comments/doc-tags.ts';
import { containerOf, docOf, inSource, isKept, isMarked } from '../../checker/syntax.ts';
import { is, SyntaxKind } from '../../checker/type-host.ts';
import type { Node, Type, TypeHost, TypeSymbol } from '../../checker/type-host.ts';
import type { DeclaredExport } from '../find-exports.ts';
import type { Family } from '../../props/owner.ts';
import { nameOfType, type MemberContext } from '../members.ts';
import { asType } from '../../props/type-text/hidden-parameters.ts';
import { readSignatures, signatureNodes } from '../signatures.ts';

/** A member that can be called, by the name that it has in code. */
export interface OwnFunction {
  declaration: Node;
  /** Where the types stand that it takes and gives. */
  nodes: Node[];
  signatures: SignatureDoc[];
}

export interface OwnContext extends MemberContext {
  /** Every name of each component: members that are components have sections of their own. */
  family: Family;
}

/** Most of them that are told apart: more are a library of their own. */
const MAX_OWN = 40;

/** Those of a hook or a function in authored order; none that the language or React declares, nor what authors keep. */
export function readOwnFunctions(
  context: OwnContext,
  name: string,
  type: Type,
  isCandidate: (member: string) => boolean = () => true,
  isWanted: (declaration: Node) => boolean = () => true,
): OwnFunction[] {
  const { host, isNative, family } = context;
  // Most components have what React or their library gives all of them: what is only asked of the others takes time.
  const members = host.checker
    .getPropertiesOfType(type)
    .filter((member) => isCandidate(member.name) && !host.filesOf(member).some(isNative));
  if (members.length === 0) return [];
  const types = host.checker.getTypeOfSymbol(members);
  const left = host.together(types, (own) => (own && isOfReact(context, own) ? undefined : own));
  const within = { ...context, within: nameOfType(type) };
  const found = members.flatMap((member, i): OwnFunction[] => {
    const own = left[i];
    if (own === undefined) return [];
    const declaration = placeOf(host, member, own);
    if (declaration === undefined) return [];
    const doc = docOf(declaration);
    if (isHidden(doc) || family.components.has(`${name}.${member.name}`)) return [];
    if (!isWanted(declaration)) return [];
    const subject = { name: `${name}.${member.name}`, declaration };
    const about = describeAlone(doc);
    const signatures = readSignatures(within, subject, own).map((one) => ({
      ...one,
      description: one.description || about,
    }));
    const nodes = [declaration, ...signatureNodes(host, own)];
    return signatures.length === 0 ? [] : [{ declaration, nodes, signatures }];
  });
  return found.sort((a, b) => inSource(a.declaration, b.declaration)).slice(0, MAX_OWN);
}

/** Tells whether React says how it is called, as of `FC<Props>`: that is a component. */
function isOfReact({ host, isNative }: OwnContext, type: Type): boolean {
  const [signature] = host.callSignatures(type);
  const node = signature && host.declarationOf(signature);
  return node !== undefined && isNative(node.getSourceFile().fileName);
}

/** Where it is declared, or what it is called by: `Record<'info' | 'error', Show>` declares none of its names. */
function placeOf(host: TypeHost, member: TypeSymbol, type: Type): Node | undefined {
  const [signature] = host.callSignatures(type);
  return host.declarationsOf(member)[0] ?? (signature && host.declarationOf(signature));
}

/** Those of an object, `message.error()`, or of a class. */
export function readFunctionsOf(
  context: OwnContext,
  { name, type }: Pick<DeclaredExport, 'name' | 'type'>,
): OwnFunction[] {
  return readOwnFunctions(context, name, type, hasPublicName, isOpen).filter(isSettled);
}

/** Those of a component, `Modal.confirm()`: none of the usual ones, nor what another package gives it. */
export function readStaticFunctions(
  context: OwnContext & { usual: ReadonlySet<string> },
  { name, type, declaration }: Pick<DeclaredExport, 'name' | 'type' | 'declaration'>,
): OwnFunction[] {
  const { usual, family } = context;
  const homeOf = (node: Node) => family.packageOf(node.getSourceFile().fileName)?.dir;
  const isCandidate = (member: string) => !usual.has(member) && hasPublicName(member);
  const isOwn = (node: Node) => isOpen(node) && homeOf(node) === homeOf(declaration);
  return readOwnFunctions(context, name, type, isCandidate, isOwn).filter(isSettled);
}

const isSettled = ({ declaration, signatures }: OwnFunction) =>
  isSettledIn(
    declaration,
    signatures.map(({ text }) => text),
  );

/** Tells whether a member speaks of no type parameter of what declares it: what that stands for, its texts would not say. */
export function isSettledIn(declaration: Node, texts: readonly string[]): boolean {
  if (isMarked(declaration, STATIC)) return true;
  const container = containerOf(declaration)?.node as { typeParameters?: readonly Node[] } | null;
  const names = (container?.typeParameters ?? [])
    .filter(is.isTypeParameterDeclaration)
    .map((one) => asType(one.name.getText()));
  return texts.every((text) => !names.some((name) => new RegExp(name).test(text)));
}

/** What begins with a capital is a component, or a part of one that its authors keep; some of a class React calls. */
export const hasPublicName = (member: string) =>
  /^[a-z]/.test(member) && !/^getDerivedState/.test(member);

export const isOpen = (declaration: Node) => !isKept(declaration);

const STATIC = [SyntaxKind.StaticKeyword];

/** Names of members that many components have by what makes them: `Button.withProps()`. */
export function findUsual(host: TypeHost, components: readonly { type: Type }[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { type } of components)
    for (const { name } of host.checker.getPropertiesOfType(type))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = Math.max(MANY, components.length * SHARE);
  return new Set([...counts].filter(([, count]) => count >= most).map(([name]) => name));
}

/** Fewest components, and their share of all, that have what none of them has for itself. */
const MANY = 8;
const SHARE = 0.1;
