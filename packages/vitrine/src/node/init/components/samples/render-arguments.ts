/** What the arguments of a function have for the element that it returns, by their types. */
import type { GivenPlace } from '../../../probe/trial/trial.ts';
import { READ } from './sample-value.ts';
import { membersOfObject, type TypeMember } from './type-members.ts';
import {
  declaredAs,
  namedAs,
  stripGroups,
  type FindDeclaration,
  type TypeNode,
} from './type-syntax.ts';

/** An argument of the function, or a member of one. */
export interface Place extends GivenPlace {
  /** What the function calls the argument. */
  name: string;
}

const MAX_DEPTH = 8;

/** What an argument of a function gives to what it returns. */
export interface Given {
  place: Place;
  use: 'spread' | 'content' | 'children';
  isString: boolean;
  /** Whether what it has to spread is a field's. */
  isField?: boolean;
}

/** What an argument has to give: attributes, content that is handed on, or something to read. */
export function placesIn(
  param: TypeNode & { name?: string },
  at: number,
  find: FindDeclaration,
): Given[] {
  const type = param.typeAnnotation?.typeAnnotation;
  if (!type) return [];
  const name = param.name ?? 'params';
  const place = (member: string | null): Place => ({ at, name, member });
  const read = readAs(type, find);
  if (read !== null) return [{ place: place(null), use: 'content', isString: read === 'string' }];
  const members = membersOfObject(type, find);
  const isSpread = isAttributes(type) || /props$/i.test(name);
  const self: Given = { place: place(null), use: 'spread', isString: false };
  if (members === null) return isSpread ? [self] : [];
  const named = members.filter((one) => /^[A-Za-z_$][\w$]*$/.test(one.name));
  const attributes = members.filter((one) => ATTRIBUTE.test(one.name));
  if (isField(members)) return [{ ...self, isField: true }];
  if (isSpread || attributes.length > 1) return [self, ...textsIn(named, place, find)];
  const spreads = named.filter(isGroup).map((one): Given => {
    return { place: place(one.name), use: 'spread', isString: false };
  });
  const children = named
    .filter((one) => one.name === 'children')
    .map((one): Given => {
      return { place: place(one.name), use: 'children', isString: false };
    });
  return [...spreads, ...children, ...textsIn(named, place, find)];
}

const ATTRIBUTE = /^(?:ref|style|className|role|tabIndex|onClick|onChange|onMouseDown)$/;

/** What a field is controlled by. */
const isField = (members: readonly TypeMember[]) =>
  [/^onChange$/, /^(?:value|checked)$/].every((called) =>
    members.some(({ name }) => called.test(name)),
  );

/** A member that holds attributes. */
const isGroup = ({ name, node }: TypeMember) =>
  /(?:^p|P)rops$|(?:^a|A)ttributes$/.test(name) &&
  node !== null &&
  !/(?:String|Number|Boolean)Keyword$|^TSFunctionType$/.test(node.type);

/** Those that are read, the most telling first. */
function textsIn(
  members: readonly TypeMember[],
  place: (name: string) => Place,
  find: FindDeclaration,
): Given[] {
  const order = ({ name }: TypeMember) => READ.indexOf(name) >>> 0;
  return members
    .filter(({ name }) => name !== 'children')
    .toSorted((a, b) => order(a) - order(b))
    .flatMap(({ name, node }) => {
      const read = node && readAs(node, find);
      return read
        ? [{ place: place(name), use: 'content' as const, isString: read === 'string' }]
        : [];
    });
}

/** `string` for what is always a text, `other` for what else can be read; `null` for all that cannot. */
function readAs(whole: TypeNode, find: FindDeclaration, depth = 0): 'string' | 'other' | null {
  const node = stripGroups(whole);
  if (depth > MAX_DEPTH) return null;
  if (node.type === 'TSStringKeyword') return 'string';
  if (node.type === 'TSNumberKeyword') return 'other';
  if (node.type === 'TSLiteralType')
    return typeof node.literal?.value === 'string' ? 'string' : null;
  if (node.type === 'TSTypeAliasDeclaration') return readAs(node.typeAnnotation!, find, depth + 1);
  if (node.type === 'TSUnionType') {
    const all = node.types!.map((one) => readAs(one, find, depth + 1));
    if (all.includes(null)) return null;
    return all.every((one) => one === 'string') ? 'string' : 'other';
  }
  if (node.type !== 'TSTypeReference') return null;
  if (/(?:^|\.)ReactNode$/.test(namedAs(node))) return 'other';
  const declared = declaredAs(node, find);
  return declared === null ? null : readAs(declared, find, depth + 1);
}

/** Whether a type is called as what elements take, itself or a part of it. */
function isAttributes(whole: TypeNode): boolean {
  const node = stripGroups(whole);
  if (node.type === 'TSIntersectionType') return node.types!.some(isAttributes);
  return node.type === 'TSTypeReference' && /Props$|Attributes(?:<|$)/.test(namedAs(node));
}
