/** Types of functions that a component calls. */
import type { PropDoc } from '../../../model/component-doc.ts';
import type { TypeDoc } from '../../../model/signature-doc.ts';
import { NOTHING } from './function-type.ts';
import { declarationIn, parseType } from './sample-value.ts';
import {
  declaredAs,
  namedAs,
  stripGroups,
  withoutRest,
  type FindDeclaration,
  type TypeNode,
} from './type-syntax.ts';

/** What a parameter is told. */
export interface Told {
  /** `string`, `number`, `boolean`, `day` or `list` of a value, `change` or `event` of an event; `unknown` else. */
  kind: string;
  isNullable: boolean;
}

/** What each parameter of a function is told; `null` for what is no function, or one that has to return something. */
export function readFunction(
  { type, resolved }: PropDoc,
  types: readonly TypeDoc[],
): Told[] | null {
  const find = declarationIn({ types });
  const node = parseType(`type Handler = ${withoutRest(resolved ?? type)};`);
  return node === null ? null : paramsOf(node, find);
}

function paramsOf(whole: TypeNode, find: FindDeclaration, depth = 0): Told[] | null {
  const node = stripGroups(whole);
  if (depth > MAX_DEPTH) return null;
  if (node.type === 'TSTypeAliasDeclaration')
    return paramsOf(node.typeAnnotation!, find, depth + 1);
  if (node.type === 'TSUnionType') {
    const each = node
      .types!.filter(({ type }) => !NOTHING.test(type))
      .map((one) => paramsOf(one, find, depth + 1));
    // What is given is one of them.
    return each.includes(null) ? null : (each.find((one) => one!.length > 0) ?? each[0] ?? null);
  }
  if (node.type === 'TSFunctionType') {
    if (!returnsNothing(node.returnType?.typeAnnotation)) return null;
    return node.params!.map(({ typeAnnotation, optional = false }) => {
      const told = toldBy(typeAnnotation?.typeAnnotation, find);
      return optional ? { ...told, isNullable: true } : told;
    });
  }
  if (node.type !== 'TSTypeReference') return null;
  const name = namedAs(node).replace(/^React\./, '');
  const [argument] = node.typeArguments?.params ?? [];
  if (name === 'VoidFunction') return [];
  if (name === 'Dispatch') return [toldBy(argument, find)];
  if (/^[A-Z]\w*EventHandler$/.test(name)) return [{ kind: eventKind(name), isNullable: false }];
  const declared = declaredAs(node, find);
  return declared === null ? null : paramsOf(declared, find, depth + 1);
}

function returnsNothing(node: TypeNode | null | undefined): boolean {
  if (!node) return false;
  return node.type === 'TSUnionType'
    ? node.types!.some(({ type }) => NOTHING.test(type))
    : NOTHING.test(node.type);
}

const MAX_DEPTH = 8;
const UNKNOWN: Told = { kind: 'unknown', isNullable: false };
/** Only of these is it known that they come from a field. */
const eventKind = (name: string) => (name.startsWith('Change') ? 'change' : 'event');

function toldBy(whole: TypeNode | undefined, find: FindDeclaration, depth = 0): Told {
  if (whole === undefined || depth > MAX_DEPTH) return UNKNOWN;
  const node = stripGroups(whole);
  const deeper = (one: TypeNode | undefined) => toldBy(one, find, depth + 1);
  switch (node.type) {
    case 'TSStringKeyword':
    case 'TSNumberKeyword':
    case 'TSBooleanKeyword':
      return { kind: node.type.slice(2, -7).toLowerCase(), isNullable: false };
    case 'TSLiteralType':
      return { kind: typeof node.literal?.value, isNullable: false };
    case 'TSArrayType':
      return { kind: 'list', isNullable: false };
    case 'TSTypeAliasDeclaration':
      return deeper(node.typeAnnotation);
    case 'TSUnionType': {
      const others = node.types!.filter(({ type }) => !NOTHING.test(type));
      const kinds = new Set(others.map((one) => deeper(one).kind));
      const isNullable = others.length < node.types!.length;
      return kinds.size === 1 ? { kind: [...kinds][0]!, isNullable } : UNKNOWN;
    }
    case 'TSTypeReference': {
      const name = namedAs(node).replace(/^React\./, '');
      if (name === 'SetStateAction') return deeper(node.typeArguments?.params[0]);
      if (/^[A-Z]\w*Event$/.test(name)) return { kind: eventKind(name), isNullable: false };
      if (/^(?:Readonly)?Array$/.test(name)) return { kind: 'list', isNullable: false };
      const declared = declaredAs(node, find);
      if (declared === null) return name === 'Date' ? { kind: 'day', isNullable: false } : UNKNOWN;
      return deeper(declared);
    }
    case 'TSTupleType':
      return { kind: 'list', isNullable: false };
    default:
      return UNKNOWN;
  }
}
