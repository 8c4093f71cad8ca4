/** What the `propTypes` of a component say of its props, where its types do not: compilers write so of JavaScript. */
import { blankProp, type PropDoc } from '../../model/component-doc.ts';
import { definedType } from '../checker/defined-type.ts';
import { describeMember, otherTags, tagText } from '../checker/comments/doc-tags.ts';
import { allLiterals, literalsOf } from '../checker/literals-of.ts';
import { definedMembers, docOf, textOf, typeNodeOf } from '../checker/syntax.ts';
import { is, SyntaxKind } from '../checker/type-host.ts';
import type { Type, TypeHost, TypeNode, TypeSymbol } from '../checker/type-host.ts';
import { isUnnamed } from '../props/collect/opaque.ts';
import { inputOfNode } from '../props/input.ts';

/** `className: any`, or `null` of what is `null` where it is left out. */
const SAYS_NOTHING = /^(?:any|unknown|null)$/;

/**
 * The props with what `propTypes` say of those whose types say nothing. Where the types leave all of them open,
 * `propTypes` are all there is, and there is no gap.
 */
export function withPropTypes(
  host: TypeHost,
  component: Type,
  { props, opaque }: { props: PropDoc[]; opaque: string[] },
): { props: PropDoc[]; opaque: string[] } {
  const isVague = ({ type }: PropDoc) => SAYS_NOTHING.test(type);
  const isOpen = opaque.some(isUnnamed);
  if (!isOpen && !props.some(isVague)) return { props, opaque };
  const told = new Map(readPropTypes(host, component).map((prop) => [prop.name, prop]));
  const known = props.map((prop): PropDoc => {
    const better = isVague(prop) ? told.get(prop.name) : undefined;
    if (better === undefined) return prop;
    const { type, values, input, required } = better;
    const description = prop.description || better.description;
    return { ...prop, type, values, input, required, description };
  });
  if (!isOpen || told.size === 0) return { props: known, opaque };
  const names = new Set(props.map(({ name }) => name));
  const others = [...told.values()].filter(({ name }) => !names.has(name));
  return { props: [...known, ...others], opaque: opaque.filter((text) => !isUnnamed(text)) };
}

function readPropTypes(host: TypeHost, component: Type): PropDoc[] {
  const { checker } = host;
  const own = checker.getPropertiesOfType(component).find(({ name }) => name === 'propTypes');
  const type = own === undefined ? undefined : checker.getTypeOfSymbol(own);
  if (type === undefined) return [];
  return checker.getPropertiesOfType(type).flatMap((one) => readPropType(host, one) ?? []);
}

/** `size: PropTypes.Requireable<string>`; a validator of its own says nothing of what it takes. */
function readPropType(host: TypeHost, symbol: TypeSymbol): PropDoc | null {
  const [declaration] = host.declarationsOf(symbol);
  const node = declaration && typeNodeOf(declaration);
  if (node === undefined || !is.isTypeReferenceNode(node)) return null;
  const [, kind] = /(?:^|\.)(Requireable|Validator)$/.exec(textOf(node.typeName)) ?? [];
  const [argument] = node.typeArguments ?? [];
  if (kind === undefined || argument === undefined) return null;
  const type = host.checker.getTypeFromTypeNode(argument);
  const taken = type && definedType(host, type);
  const isChoice = taken !== undefined && allLiterals(host, [taken]);
  const members = membersIn(argument);
  const doc = docOf(declaration!);
  return {
    ...blankProp(),
    name: symbol.name,
    type: members.map(nameOfReact).join(' | '),
    values: isChoice && !isBoolean(members) ? literalsOf(host, taken) : [],
    input: inputOfNode(members),
    required: kind === 'Validator',
    default: tagText(doc, 'default', 'defaultValue'),
    description: describeMember(doc),
    ...otherTags(doc),
  };
}

/** What is taken besides `undefined` and `null`: `NonNullable<string | null | undefined>` is `string`. */
function membersIn(node: TypeNode): TypeNode[] {
  const [inner] = is.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
  if (inner !== undefined && /^NonNullable</.test(textOf(node))) return membersIn(inner);
  return definedMembers(node).filter(
    (one) => !is.isLiteralTypeNode(one) || one.literal.kind !== SyntaxKind.NullKeyword,
  );
}

const isBoolean = ([first, ...others]: TypeNode[]) =>
  others.length === 0 && first?.kind === SyntaxKind.BooleanKeyword;

/** `React.ReactNode` for `PropTypes.ReactNodeLike`. */
function nameOfReact(node: TypeNode): string {
  const [, name] = /(?:^|\.)React(Node|Element|Component)Like$/.exec(textOf(node)) ?? [];
  if (name === undefined) return textOf(node);
  return `React.${name === 'Component' ? 'ElementType' : `React${name}`}`;
}
