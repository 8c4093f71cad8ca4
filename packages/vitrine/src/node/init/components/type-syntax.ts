/** Syntax of types, as far as sample data is made of it. */

/** A node of the parser's tree, by the fields that are read. */
export interface TypeNode {
  type: string;
  typeAnnotation?: TypeNode;
  elementType?: TypeNode;
  types?: TypeNode[];
  literal?: { value?: unknown };
  typeName?: TypeName;
  typeArguments?: { params: TypeNode[] } | null;
  operator?: string;
  members?: TypeNode[];
  body?: { body: TypeNode[] };
  extends?: { expression: TypeName; typeArguments?: { params: TypeNode[] } | null }[];
  key?: { name?: string; value?: unknown };
  optional?: boolean;
  computed?: boolean;
}

interface TypeName {
  name?: string;
  left?: TypeName;
  right?: { name: string };
}

/** Without parentheses and `readonly`. */
export function stripGroups(node: TypeNode): TypeNode {
  const isGroup =
    node.type === 'TSParenthesizedType' ||
    (node.type === 'TSTypeOperator' && node.operator === 'readonly');
  return isGroup ? stripGroups(node.typeAnnotation!) : node;
}

/** `React.ReactNode` of a reference. */
export function namedAs({ typeName }: Pick<TypeNode, 'typeName'>): string {
  if (typeName === undefined) return '';
  if (typeName.name !== undefined) return typeName.name;
  return `${namedAs({ typeName: typeName.left! })}.${typeName.right!.name}`;
}

/** A property of an object type. */
export interface TypeMember {
  name: string;
  isOptional: boolean;
  /** Its type; `null` of a method. */
  node: TypeNode | null;
}

/** Most names that are followed: those that lead to each other have no last. */
const MOST_NAMES = 8;

/**
 * Properties of an object type, with those of what it extends or is made of; `null` where one of these is not known.
 * @param find the declaration of a name
 */
export function membersOfObject(
  whole: TypeNode,
  find: (name: string) => TypeNode | null,
  depth = 0,
): TypeMember[] | null {
  const node = stripGroups(whole);
  if (depth > MOST_NAMES) return null;
  const membersOf = (one: TypeNode) => membersOfObject(one, find, depth + 1);
  if (node.type === 'TSTypeAliasDeclaration') return membersOf(node.typeAnnotation!);
  if (node.type === 'TSIntersectionType') return joined(node.types!.map(membersOf));
  if (node.type === 'TSTypeLiteral') return own(node.members!);
  if (node.type === 'TSTypeReference') {
    const declared = node.typeArguments ? null : find(namedAs(node));
    return declared === null ? null : membersOf(declared);
  }
  if (node.type !== 'TSInterfaceDeclaration') return null;
  const bases = (node.extends ?? []).map(({ expression, typeArguments }) => {
    const declared = typeArguments ? null : find(namedAs({ typeName: expression }));
    return declared === null ? null : membersOf(declared);
  });
  return joined([...bases, own(node.body!.body)]);
}

function joined(parts: (TypeMember[] | null)[]): TypeMember[] | null {
  const all = new Map<string, TypeMember>();
  for (const part of parts) {
    if (part === null) return null;
    for (const member of part) all.set(member.name, member);
  }
  return [...all.values()];
}

/** An index signature allows more, and requires nothing. */
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
