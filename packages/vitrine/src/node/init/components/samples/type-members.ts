/** Properties of object types, as far as their syntax tells. */
import {
  declaredAs,
  namedAs,
  stripGroups,
  type FindDeclaration,
  type TypeNode,
} from './type-syntax.ts';

/** A property of an object type. */
export interface TypeMember {
  name: string;
  isOptional: boolean;
  /** Its type; `null` of a method. */
  node: TypeNode | null;
}

/** Most names that are followed: those that lead to each other have no last. */
const MOST_NAMES = 8;

/** Properties of an object type, with those of what it extends or is made of; `null` where one of these is not known. */
export function membersOfObject(
  whole: TypeNode,
  find: FindDeclaration,
  depth = 0,
): TypeMember[] | null {
  const node = stripGroups(whole);
  if (depth > MOST_NAMES) return null;
  const membersOf = (one: TypeNode) => membersOfObject(one, find, depth + 1);
  const membersNamed = (one: Pick<TypeNode, 'typeName' | 'typeArguments'>) => {
    const declared = declaredAs(one, find);
    return declared === null ? membersOfUtility(one, membersOf) : membersOf(declared);
  };
  switch (node.type) {
    case 'TSTypeAliasDeclaration':
      return membersOf(node.typeAnnotation!);
    case 'TSIntersectionType':
      return joined(node.types!.map(membersOf));
    case 'TSTypeLiteral':
      return own(node.members!);
    case 'TSObjectKeyword':
      return [];
    case 'TSTypeReference':
      return membersNamed(node);
    case 'TSInterfaceDeclaration': {
      const bases = (node.extends ?? []).map(({ expression, typeArguments = null }) =>
        membersNamed({ typeName: expression, typeArguments }),
      );
      return joined([...bases, own(node.body!.body)]);
    }
    default:
      return null;
  }
}

/** Of what the language itself makes of an object type: `Omit<Row, 'id'>`. */
function membersOfUtility(
  node: Pick<TypeNode, 'typeName' | 'typeArguments'>,
  membersOf: (one: TypeNode) => TypeMember[] | null,
): TypeMember[] | null {
  const [object, names] = node.typeArguments?.params ?? [];
  // What any object has, and an index, which allows more and requires nothing.
  const isOpen = namedAs(node) === 'Record' && object?.type === 'TSStringKeyword';
  if (isOpen || namedAs(node) === 'Object') return [];
  const members = object === undefined ? null : membersOf(object);
  if (members === null) return null;
  const isNamed = ({ name }: TypeMember) => names !== undefined && literalsOf(names).includes(name);
  switch (namedAs(node)) {
    case 'Readonly':
      return members;
    case 'Partial':
      return members.map((one) => ({ ...one, isOptional: true }));
    case 'Required':
      return members.map((one) => ({ ...one, isOptional: false }));
    case 'Omit':
      return members.filter((one) => !isNamed(one));
    case 'Pick':
      return members.filter(isNamed);
    default:
      return null;
  }
}

const literalsOf = (node: TypeNode): unknown[] =>
  (node.type === 'TSUnionType' ? node.types! : [node]).map(({ literal }) => literal?.value);

function joined(parts: (TypeMember[] | null)[]): TypeMember[] | null {
  const all = new Map<string, TypeMember>();
  for (const part of parts) {
    if (part === null) return null;
    for (const member of part) all.set(member.name, member);
  }
  return [...all.values()];
}

function own(members: TypeNode[]): TypeMember[] | null {
  const read = members
    .filter(({ type }) => type !== 'TSIndexSignature')
    .map(({ type, key, optional = false, computed = false, typeAnnotation }) => {
      const name = key?.name ?? (typeof key?.value === 'string' ? key.value : null);
      if (name === null || computed) return null;
      const isProperty = type === 'TSPropertySignature';
      const node = isProperty ? (typeAnnotation?.typeAnnotation ?? null) : null;
      return { name, isOptional: optional, node };
    });
  return read.includes(null) ? null : read.filter((one) => one !== null);
}
