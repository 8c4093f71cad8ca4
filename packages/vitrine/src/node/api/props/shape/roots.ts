/** The prop that chooses what a component renders, and the type parameter that stands for it. */
import { ROOT_PROPS } from '../../../model/component-doc.ts';
import {
  is,
  TypeFlags,
  type Node,
  type Type,
  type TypeHost,
  type TypeParameterDeclaration,
  type TypeSymbol,
} from '../../checker/type-host.ts';
import { symbolOf } from '../named/names.ts';

const ELEMENT_TYPE = /\b(ElementType|JSXElementConstructor|IntrinsicElements|ComponentType)\b/;

/** What one signature says. */
export interface Reading {
  props: Type | null;
  parameters: TypeParameterDeclaration[];
  rootParameter: TypeParameterDeclaration | null;
  rootProp: TypeSymbol | null;
  isFilledIn?: boolean;
}

/** The parameter of elements, with the prop whose declaration names it. */
export function findRoot(
  host: TypeHost,
  props: Type,
  parameters: readonly TypeParameterDeclaration[],
): Pick<Reading, 'rootParameter' | 'rootProp'> | null {
  const rootParameter = parameters.find((one) => isOfElements(host, one));
  if (rootParameter === undefined) return null;
  const parts = [props, ...guardedParts(host, props)];
  for (const name of ROOT_PROPS) {
    const rootProp = parts
      .map((part) => propertyOf(host, part, name))
      .find(
        (one) =>
          one !== undefined &&
          host.declarationsOf(one).some((node) => mentions(node, rootParameter)),
      );
    if (rootProp !== undefined) return { rootParameter, rootProp };
  }
  return null;
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
 * `<As = 'div'>(props: As extends keyof JSX.IntrinsicElements ? Merge<JSX.IntrinsicElements[As], Own & { as: As }> : …)`
 * beside a plain way to call it: what conditions take apart is the root, and the plain way says the rest.
 */
export function withConditionalRoots(host: TypeHost, readings: Reading[]): Reading[] {
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
