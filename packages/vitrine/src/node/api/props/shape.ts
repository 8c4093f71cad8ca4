/** The signatures of a component that count, and the types its props come from. */
import {
  is,
  TypeFlags,
  type Node,
  type Signature,
  type Type,
  type TypeHost,
} from '../checker/type-host.ts';
import { ROOT_PROPS } from '../../model/component-doc.ts';
import { symbolOf } from './named/names.ts';
import { rootByDefault } from './root-default.ts';
import type { TypeParameterDeclaration, TypeSymbol } from '../checker/type-host.ts';

/** The parts of a component's type that documentation is read from. */
export interface ComponentShape {
  /** One entry per overload and per member of a union of props. */
  variants: Variant[];
  /** Type parameters a user may write in JSX, as declared. */
  generics: TypeParameterDeclaration[];
  /** Names of the type parameters of all signatures: what they stand for, a use of the component says. */
  open: string[];
  /** Type parameter that stands for the root element, when a prop chooses it. */
  rootParameter: TypeParameterDeclaration | null;
  /** What is rendered by default, where the parameter or the component's type says it. */
  rootDefault?: string | null;
  /** The prop that chooses the root element, `component` or `as`. */
  rootProp: TypeSymbol | null;
  /** The plain way to call it tells that prop what is rendered by default, in the place of the parameter. */
  isFilledIn?: boolean;
}

/** One set of props that the component accepts. */
export interface Variant {
  type: Type;
  /** The types that an intersection is made of, or the type itself. */
  leaves: Type[];
  /** Names of properties that the component does not have although a leaf does. */
  leftOut?: ReadonlyMap<Type, ReadonlySet<string>>;
}

interface Reading {
  signature: Signature;
  props: Type | null;
  parameters: TypeParameterDeclaration[];
  rootParameter: TypeParameterDeclaration | null;
  rootProp: TypeSymbol | null;
  isFilledIn?: boolean;
}

/** React's types of contexts, and Preact's. */
const CONTEXTS = new Set(['Context', 'PreactContext']);

/** The same, and those of their parts. */
const CONTEXT_PARTS = new Set([
  ...CONTEXTS,
  'Provider',
  'PreactProvider',
  'PreactConsumer',
  'ProviderExoticComponent',
  'Consumer',
]);

const OF_REACT = /\/node_modules\/(?:(?:@types\/)?react\/[^/]+|preact\/(?:compat\/)?src\/[^/]+)$/;

/** Tells whether a type is that of a context, perhaps under a name of the library's. */
export const isContext = (host: TypeHost, type: Type) => isOfReact(host, type, CONTEXTS);

/** The same of a context, its provider or its consumer. */
export const isContextPart = (host: TypeHost, type: Type) => isOfReact(host, type, CONTEXT_PARTS);

const isOfReact = (host: TypeHost, type: Type, names: ReadonlySet<string>) =>
  [type.getAliasSymbol(), type.getSymbol()].some(
    (one) => one !== undefined && names.has(one.name) && isReacts(host, one),
  );

/** Tells whether React declares a symbol, which stands for nobody's value then: the `Provider` of all contexts is one. */
export const isReacts = (host: TypeHost, symbol: TypeSymbol) =>
  host.filesOf(symbol).some((file) => OF_REACT.test(file));

const ELEMENT_TYPE = /\b(ElementType|JSXElementConstructor|IntrinsicElements|ComponentType)\b/;

export function readShape(host: TypeHost, type: Type): ComponentShape {
  const readings = withConditionalRoots(
    host,
    signaturesOf(host, type).map((signature) => readSignature(host, signature)),
  );
  const plain = readings.filter(({ rootProp }) => rootProp === null);
  const polymorphic = readings.find(({ rootProp }) => rootProp !== null);
  const chosen = plain.length > 0 ? plain : readings;
  const rootParameter = polymorphic?.rootParameter ?? null;
  return {
    variants: chosen.flatMap(({ props }) => (props === null ? [] : variantsOf(host, props))),
    generics: (chosen[0]?.parameters ?? []).filter((node) => node !== chosen[0]?.rootParameter),
    open: chosen.flatMap(({ parameters }) => parameters.map(({ name }) => name.getText())),
    rootParameter,
    rootDefault: rootParameter && rootByDefault(host, type, rootParameter),
    rootProp: polymorphic?.rootProp ?? null,
    isFilledIn: polymorphic?.isFilledIn === true,
  };
}

/** The shape of a component of which only the type of its props is known. */
export function shapeOfProps(host: TypeHost, props: Type | undefined): ComponentShape {
  const variants = props === undefined ? [] : variantsOf(host, props);
  return { variants, generics: [], open: [], rootParameter: null, rootProp: null };
}

/** Call signatures, or else construct signatures; those of the members when the type is a union. */
export function signaturesOf(host: TypeHost, type: Type): readonly Signature[] {
  const calls = host.callSignatures(type);
  if (calls.length > 0) return calls;
  const constructs = host.constructSignatures(type);
  if (constructs.length > 0 || !type.isUnionType()) return constructs;
  return host.membersOf(type).flatMap((member) => signaturesOf(host, member));
}

function readSignature(host: TypeHost, signature: Signature): Reading {
  const takesProps = signature.parameters.length > 0;
  const taken = (takesProps ? host.checker.getParameterType(signature, 0) : null) ?? null;
  const props = signature.isConstruct ? propsOfClass(host, signature, taken) : taken;
  const parameters = parametersOf(host, signature);
  const base = { signature, props, parameters, rootParameter: null, rootProp: null };
  if (props === null || (signature.typeParameters ?? []).length === 0) return base;
  const rootParameter = parameters.find((one) => isOfElements(host, one));
  if (rootParameter === undefined) return base;
  for (const name of ROOT_PROPS) {
    const typed = [props, ...guardedParts(host, props)]
      .map((part) => propertyOf(host, part, name))
      .find(
        (one) =>
          one !== undefined &&
          host.declarationsOf(one).some((node) => mentions(node, rootParameter)),
      );
    if (typed !== undefined) return { ...base, rootParameter, rootProp: typed };
  }
  return base;
}

/** Outcomes of the conditions that props are joined with: `(As extends 'a' ? LinkProps<As> : BoxProps<As>) & Own`. */
function guardedParts(host: TypeHost, props: Type): Type[] {
  if (!props.isIntersectionType()) return [];
  const conditions = host.membersOf(props).filter((one) => one.isConditionalType());
  return conditions
    .flatMap((one) => [one.getTrueType(), one.getFalseType()])
    .flatMap((one) => host.membersOf(one));
}

/**
 * What JSX checks of a class are the props that its objects have, whatever its constructor takes: `constructor(props:
 * any)`, `constructor(props?: {})`, or one of a class that asks for other props. What a constructor takes is the answer
 * where its objects say nothing, and where they have the same, made read-only.
 */
function propsOfClass(host: TypeHost, signature: Signature, taken: Type | null): Type | null {
  const made = host.checker.getReturnTypeOfSignature(signature);
  const symbol = made && host.checker.getPropertyOfType(made, 'props');
  const type = symbol && host.checker.getTypeOfSymbol(symbol);
  const props = type && (withoutReadonly(type) ?? type);
  if (props === undefined || props.isErrorType() || (props.flags & TypeFlags.Any) !== 0)
    return taken;
  const isTaken = host.membersOf(props).some((part) => (withoutReadonly(part) ?? part) === taken);
  return isTaken ? taken : props;
}

/** `Props` of the `Readonly<Props>` that React declares. */
function withoutReadonly(type: Type): Type | undefined {
  return type.getAliasSymbol()?.name === 'Readonly' ? type.getAliasTypeArguments()[0] : undefined;
}

/**
 * `<As = 'div'>(props: As extends keyof JSX.IntrinsicElements ? Merge<JSX.IntrinsicElements[As], Own & { as: As }> : …)`
 * beside a plain way to call it: what conditions take apart is the root, and the plain way says the rest.
 */
function withConditionalRoots(host: TypeHost, readings: Reading[]): Reading[] {
  const isConditional = ({ props }: Reading) => props?.isConditionalType() === true;
  if (readings.every(isConditional)) return readings;
  const plain = readings.flatMap((one) => (isConditional(one) ? [] : (one.props ?? [])));
  return readings.map((one) =>
    isConditional(one)
      ? {
          ...one,
          ...(conditionalRoot(host, one.props!, one.parameters) ??
            rootOf(host, plain, one.parameters)),
        }
      : one,
  );
}

/** The parameter of elements, where the plain way to call it has the prop that chooses one. */
function rootOf(
  host: TypeHost,
  plain: readonly Type[],
  parameters: readonly TypeParameterDeclaration[],
): Partial<Reading> | null {
  const rootParameter = parameters.find((one) => isOfElements(host, one));
  const [rootProp] = ROOT_PROPS.flatMap((name) =>
    plain.flatMap((props) => propertyOf(host, props, name) ?? []),
  );
  return rootParameter && rootProp ? { rootParameter, rootProp, isFilledIn: true } : null;
}

/** `Tag extends React.ElementType`, perhaps by a name of the library's own. */
function isOfElements(host: TypeHost, { constraint }: TypeParameterDeclaration): boolean {
  let at: Node | undefined = constraint;
  for (let step = 0; at !== undefined && step < MAX_NAMES; step += 1) {
    if (ELEMENT_TYPE.test(at.getText())) return true;
    at = aliasedBy(host, at);
  }
  return false;
}

const MAX_NAMES = 4;

/** What a type alias without arguments stands for, as written; `undefined` of any other type. */
function aliasedBy(host: TypeHost, node: Node): Node | undefined {
  if (!is.isTypeReferenceNode(node) || node.typeArguments !== undefined) return undefined;
  const symbol = symbolOf(host, node.typeName);
  const declarations = symbol === undefined ? [] : host.declarationsOf(symbol);
  return declarations.find(is.isTypeAliasDeclaration)?.type;
}

function conditionalRoot(
  host: TypeHost,
  props: Type,
  parameters: readonly TypeParameterDeclaration[],
): Partial<Reading> | null {
  let whole = props;
  for (let step = 0; whole.isConditionalType() && step < MAX_CONDITIONS; step += 1) {
    for (const name of ROOT_PROPS) {
      const rootProp = propertyOf(host, whole.getTrueType(), name);
      const rootParameter = parameters.find(
        (one) =>
          rootProp !== undefined &&
          one.constraint === undefined &&
          host.declarationsOf(rootProp).some((node) => mentions(node, one)),
      );
      if (rootProp && rootParameter && ELEMENT_TYPE.test(rootParameter.parent.getText()))
        return { rootParameter, rootProp };
    }
    whole = whole.getFalseType();
  }
  return null;
}

const MAX_CONDITIONS = 6;

/** A prop of the written-out parts of `props`; parts that wait for a type argument have none. */
function propertyOf(host: TypeHost, props: Type, name: string): TypeSymbol | undefined {
  const types = props.isIntersectionType() ? host.membersOf(props) : [props];
  for (const type of types) {
    if ((type.flags & TypeFlags.Object) === 0) continue;
    const found = host.checker.getPropertyOfType(type, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function mentions(node: Node, parameter: TypeParameterDeclaration): boolean {
  return new RegExp(`\\b${parameter.name.getText()}\\b`).test(node.getText());
}

/** Those of a class, where its constructor is not written or is that of its base. */
function parametersOf(host: TypeHost, signature: Signature): TypeParameterDeclaration[] {
  const own = typeParametersOf(host.declarationOf(signature));
  if (own.length > 0 || !signature.isConstruct || !signature.typeParameters?.length) return own;
  const made = host.checker.getReturnTypeOfSignature(signature)?.getSymbol();
  return typeParametersOf(made && host.declarationsOf(made).find(is.isClassDeclaration));
}

function typeParametersOf(node: Node | undefined): TypeParameterDeclaration[] {
  if (node === undefined) return [];
  const declared = (node as { typeParameters?: readonly Node[] }).typeParameters ?? [];
  return declared.filter(is.isTypeParameterDeclaration);
}

function variantsOf(host: TypeHost, whole: Type): Variant[] {
  const props = leastOf(host, whole);
  const types = props.isUnionType() ? host.membersOf(props) : [props];
  return types.flatMap((type) => {
    const leaves = leavesOf(host, type);
    const outcomes = leaves.map((leaf) => outcomesOf(host, leaf));
    const count = outcomes.reduce((product, { length }) => product * length, 1);
    if (count === 1 || count > MOST_OUTCOMES) return [{ type, leaves }];
    return combine(outcomes).map((parts) => ({
      type,
      leaves: parts.flatMap((part) => leavesOf(host, part)),
    }));
  });
}

/**
 * `Kind extends 'link' ? LinkProps : ButtonProps`, where `Kind` is one of few types: what it becomes by each of them.
 * Of `P & Checked<P>`, where `P` is one of several, each. Any other type is its only outcome.
 */
function outcomesOf(host: TypeHost, leaf: Type): readonly Type[] {
  if (leaf.isUnionType()) return host.membersOf(leaf);
  if (!leaf.isConditionalType()) return [leaf];
  const { checker } = host;
  const check = leaf.getCheckType();
  const constraint =
    (check.flags & TypeFlags.TypeParameter) === 0
      ? undefined
      : checker.getBaseConstraintOfType(check);
  const choices = constraint === undefined ? [] : host.membersOf(constraint);
  if (choices.length < 2 || choices.length > MOST_OUTCOMES) return [leaf];
  const decided = checker.getBaseConstraintOfType(leaf);
  return decided === undefined || decided.isConditionalType() ? [leaf] : host.membersOf(decided);
}

/** Every way to take one of each. */
export function combine<T>(choices: readonly (readonly T[])[]): T[][] {
  return choices.reduce<T[][]>(
    (ways, each) => ways.flatMap((way) => each.map((one) => [...way, one])),
    [[]],
  );
}

/** As many variants are told apart, and so many types are tried. */
export const MOST_OUTCOMES = 12;

/** What a type parameter has in any case, `P extends ListProps`: whoever extends a class says the rest. */
function leastOf(host: TypeHost, type: Type): Type {
  if ((type.flags & TypeFlags.TypeParameter) === 0) return type;
  const constraint = host.checker.getBaseConstraintOfType(type);
  const known = TypeFlags.Object | TypeFlags.Intersection | TypeFlags.Union;
  return constraint !== undefined && (constraint.flags & known) !== 0 ? constraint : type;
}

/** The types that an intersection is made of, or the type itself. */
export function leavesOf(host: TypeHost, type: Type): Type[] {
  if (!type.isIntersectionType()) return [type];
  return host.membersOf(type).flatMap((member) => leavesOf(host, leastOf(host, member)));
}
