/** The signatures of a component that count, and the types its props come from. */
import type {
  Signature,
  Type,
  TypeHost,
  TypeParameterDeclaration,
  TypeSymbol,
} from '../../checker/type-host.ts';
import { readSignature } from './read-signature.ts';
import { rootByDefault } from './root-default.ts';
import { withConditionalRoots } from './roots.ts';
import { variantsOf, type Variant } from './variants.ts';

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

/** What the type of a component says of it. */
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
