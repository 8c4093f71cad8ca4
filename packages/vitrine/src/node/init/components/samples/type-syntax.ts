/** Syntax of types, as far as sample data is made of it. */

/** A node of the parser's tree, by the fields that are read. */
export interface TypeNode {
  type: string;
  typeAnnotation?: TypeNode;
  elementType?: TypeNode;
  elementTypes?: TypeNode[];
  types?: TypeNode[];
  literal?: { value?: unknown };
  typeName?: TypeName;
  typeArguments?: { params: TypeNode[] } | null;
  operator?: string;
  members?: TypeNode[];
  body?: { body: TypeNode[] };
  extends?: { expression: TypeName; typeArguments?: { params: TypeNode[] } | null }[];
  id?: { name: string };
  typeParameters?: { params: { name: { name: string }; default?: TypeNode | null }[] } | null;
  key?: { name?: string; value?: unknown };
  /** Of a function, each with its name and annotation. */
  params?: (TypeNode & { name?: string })[];
  returnType?: TypeNode | null;
  optional?: boolean;
  computed?: boolean;
}

/** `React.ReactNode` has a left and a right; after `extends` it is an expression, whose property is of an object. */
interface TypeName {
  name?: string;
  left?: TypeName;
  right?: { name: string };
  object?: TypeName;
  property?: { name: string };
}

/** Without the sign that ends a long union, of which more follow. */
export const withoutRest = (type: string) => type.replace(/ \| …$/, '');

/** Without parentheses and `readonly`. */
export function stripGroups(node: TypeNode): TypeNode {
  const isGroup =
    node.type === 'TSParenthesizedType' ||
    (node.type === 'TSTypeOperator' && node.operator === 'readonly');
  return isGroup ? stripGroups(node.typeAnnotation!) : node;
}

/** `React.ReactNode` of a reference; empty for what is no name. */
export function namedAs({ typeName }: Pick<TypeNode, 'typeName'>): string {
  if (typeName === undefined) return '';
  const { name, left = typeName.object, right = typeName.property } = typeName;
  if (name !== undefined) return name;
  const outer = namedAs({ typeName: left });
  return outer === '' || right === undefined ? '' : `${outer}.${right.name}`;
}

/** The declaration that a name leads to; `null` where it is not known. */
export type FindDeclaration = (name: string) => TypeNode | null;

/** What a name stands for with these arguments, or the defaults of its parameters. */
export function declaredAs(
  { typeName, typeArguments }: Pick<TypeNode, 'typeName' | 'typeArguments'>,
  find: FindDeclaration,
): TypeNode | null {
  const declared = find(namedAs({ typeName }));
  const parameters = declared?.typeParameters?.params ?? [];
  if (declared === null || parameters.length === 0) return declared;
  const given = parameters.flatMap(({ name, default: other }, index) => {
    const node = typeArguments?.params[index] ?? other;
    return node ? [[name.name, node] as const] : [];
  });
  return substitute(declared, new Map(given)) as TypeNode;
}

/** With types in the place of the parameters that are called so. */
function substitute(node: unknown, given: ReadonlyMap<string, TypeNode>): unknown {
  if (Array.isArray(node)) return node.map((one) => substitute(one, given));
  if (typeof node !== 'object' || node === null) return node;
  const { type, typeName } = node as TypeNode;
  const found = type === 'TSTypeReference' ? given.get(typeName?.name ?? '') : undefined;
  if (found !== undefined) return found;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, substitute(value, given)]),
  );
}
