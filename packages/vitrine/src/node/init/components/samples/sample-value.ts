/** Sample data for what requires lists and objects, from the text of their types. */
import { parseSync } from '../../../base/code/parse-code.ts';
import type { TypeDoc } from '../../../model/signature-doc.ts';
import { FIRST_WORD } from '../../../probe/trial/seen.ts';
import { membersOfObject, type TypeMember } from './type-members.ts';
import { declaredAs, namedAs, stripGroups, type TypeNode } from './type-syntax.ts';

/** A value as it is written into a demo. */
export type Sample =
  | string
  | number
  | boolean
  | readonly Sample[]
  | { readonly [name: string]: Sample };

/** What a sample is read with. */
interface Reading {
  types: readonly TypeDoc[];
  /** Name of the property that is filled, and which element of a list it is in. */
  name: string;
  at: number;
  depth: number;
  /** Whether it is a property of an object. */
  isMember?: boolean;
}

/** A day, of which JSON has none: year, month from 0 and day. */
const DAY = { $day: [2026, 0, 15] } as const;
export const isDay = (value: unknown): value is typeof DAY =>
  typeof value === 'object' && value !== null && '$day' in value;

const MAX_DEPTH = 16;
const ELEMENTS = 3;

const WORDS = [FIRST_WORD, 'Second', 'Third'];
const NUMBERS = [20, 35, 25];
/** Names of what is measured, where a text is a type of it as well. */
const MEASURED = /^[yz]$/;
/** Names of what is shown. */
export const DATA = /^(?:data|series|options|items|slides|images|photos|treeData|dataSource)$/;
/** Names of what tells elements apart. */
const KEY = /^(?:id|key|value|name|slug|field|code)$|(?:Id|Key)$/;
const COUNTED = /^(?:id|key|code|index)$|(?:Id|Key)$/;
/** Names of what is read, and is given where nothing of it is required. */
export const READ = ['label', 'title', 'name', 'text', 'value', 'children', 'content', 'header'];
const MEMBER = /^(?:id|key|value|label|title|name|text)$/;
const ADDRESS = /^(?:href|url|to|link)$|(?:Href|Url)$/;
/** Names of addresses of pictures. */
const PICTURED =
  /^(?:src|image|avatar|thumbnail|original|photo|picture|poster)$|(?:Src|Image|ImageUrl)$/i;
/** What means more than any text does. */
const UNKNOWN = /^icon$|Date$/i;
const COLOR = /^(?:color|fill|stroke)$|Color$/;
const COLORS = ['steelblue', 'tomato', 'seagreen'];

/** An address of a picture that nobody is asked for. */
export const pictureOf = (at: number) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" style="background:${COLORS[at]!}"/>`;

/**
 * A value of this type: three elements, objects by what they require; `null` where that takes a function, an element or
 * something unknown.
 * @param types definitions of the names in it
 */
export function sampleOf(type: string, types: readonly TypeDoc[], name: string): Sample | null {
  const node = parseType(`type Sample = ${type};`);
  return node === null ? null : sample(node, { types, name, at: 0, depth: 0 });
}

/** Names of the properties of an object type; none where it is not known. */
export function membersOf(type: string, types: readonly TypeDoc[]): string[] {
  const node = parseType(`type Members = ${type};`);
  const members = node && membersOfObject(node, declarationIn({ types }));
  return (members ?? []).map(({ name }) => name);
}

/** The type that a declaration stands for; `null` where it is not one. */
export function parseType(declaration: string): TypeNode | null {
  const { program, errors } = parseSync('types.d.ts', declaration);
  return errors.length > 0 ? null : ((program.body[0] ?? null) as unknown as TypeNode | null);
}

function sample(whole: TypeNode, reading: Reading): Sample | null {
  const node = stripGroups(whole);
  if (reading.depth > MAX_DEPTH) return null;
  const deeper = { ...reading, depth: reading.depth + 1, isMember: false };
  switch (node.type) {
    case 'TSTypeAliasDeclaration':
      return sample(node.typeAnnotation!, reading);
    case 'TSStringKeyword':
      return sampleText(reading);
    case 'TSNumberKeyword':
      return COUNTED.test(reading.name) ? reading.at + 1 : NUMBERS[reading.at]!;
    case 'TSBooleanKeyword':
      return false;
    case 'TSLiteralType':
      return literalOf(node);
    case 'TSUnionType':
      return firstOf(inOrder(node.types!, reading), (one) => sample(one, reading));
    case 'TSAnyKeyword':
    case 'TSUnknownKeyword':
      if (reading.name === 'data') return sampleAny([node], reading);
      // What tells an element apart or is read of it may be a text.
      return reading.isMember && MEMBER.test(reading.name) ? sampleText(reading) : null;
    case 'TSArrayType':
      return listOf(node.elementType!, deeper);
    case 'TSTupleType':
      return allOf(node.elementTypes!, deeper);
    case 'TSTypeReference':
      return sampleNamed(node, deeper);
    case 'TSTypeLiteral':
    case 'TSInterfaceDeclaration':
    case 'TSIntersectionType':
      return sampleObject(node, deeper);
    default:
      return null;
  }
}

function inOrder(types: readonly TypeNode[], { name }: Reading): readonly TypeNode[] {
  const isNumber = ({ type }: TypeNode) => Number(type === 'TSNumberKeyword');
  return MEASURED.test(name) ? types.toSorted((a, b) => isNumber(b) - isNumber(a)) : types;
}

function sampleText({ name, at }: Reading): string | null {
  if (ADDRESS.test(name)) return '#';
  if (PICTURED.test(name)) return pictureOf(at);
  if (UNKNOWN.test(name)) return null;
  if (COLOR.test(name)) return COLORS[at]!;
  return KEY.test(name) && name !== 'name' ? WORDS[at]!.toLowerCase() : WORDS[at]!;
}

function literalOf({ literal }: TypeNode): Sample | null {
  const value = literal?.value;
  return /^(?:string|number|boolean)$/.test(typeof value) ? (value as Sample) : null;
}

function listOf(element: TypeNode, reading: Reading): Sample | null {
  const all = Array.from({ length: ELEMENTS }, (_, at) => sample(element, { ...reading, at }));
  if (!all.every((one) => one !== null)) return null;
  // One series or group says what there is to say, and several may lie on each other.
  return hasList(all[0]!) ? all.slice(0, 1) : all;
}

/** Of a tuple, each by its own type. */
function allOf(elements: readonly TypeNode[], reading: Reading): Sample | null {
  const all = elements.map((one, at) => sample(one, { ...reading, at: at % ELEMENTS }));
  return all.every((one) => one !== null) ? all : null;
}

const hasList = (value: Sample) =>
  typeof value === 'object' && !Array.isArray(value) && Object.values(value).some(Array.isArray);

function sampleNamed(node: TypeNode, reading: Reading): Sample | null {
  const name = namedAs(node);
  const [argument] = node.typeArguments?.params ?? [];
  if (/^(?:Readonly)?Array$/.test(name)) return argument ? listOf(argument, reading) : null;
  if (name === 'Record') return sampleRecord(node.typeArguments?.params ?? [], reading);
  // An address would be read there.
  if (/(?:^|\.)ReactNode$/.test(name))
    return PICTURED.test(reading.name) ? null : sampleText(reading);
  if (/(?:^|\.)(?:Key|Readonly)$/.test(name) && !reading.types.some(isNamed(name)))
    return argument ? sample(argument, reading) : sampleText(reading);
  const declared = declaredAs(node, declarationIn(reading));
  if (declared === null && name === 'Date') return DAY;
  if (declared !== null) return sample(declared, reading);
  const known = sampleObject(node, reading);
  // What nobody declares mostly adds to the object that it is given, and demos are type-checked.
  return known === null && argument?.type === 'TSTypeLiteral' ? sample(argument, reading) : known;
}

/** Finds declarations among these types. */
export const declarationIn =
  ({ types }: Pick<Reading, 'types'>) =>
  (name: string) => {
    const found = types.find(isNamed(name));
    return found ? parseType(found.definition.replaceAll(CUT, '')) : null;
  };

/** What may be left out, and is too long to be told whole. */
const CUT = /^ +\w+\?: .*…$/gm;

/** Of `Record<string, V>` what any object is given; of other keys, all that are written. */
function sampleRecord([keys, value]: readonly TypeNode[], reading: Reading): Sample | null {
  if (keys === undefined || value === undefined) return null;
  if (keys.type === 'TSStringKeyword') return sampleAny(membersOfUnion(value), reading);
  const found: Record<string, Sample> = {};
  for (const key of membersOfUnion(keys)) {
    const name = literalOf(key);
    if (typeof name !== 'string') return null;
    const one = sample(value, { ...reading, name });
    if (one === null) return null;
    found[name] = one;
  }
  return found;
}

/** An object of any shape: a name and a value, as far as these types allow them. */
function sampleAny(types: readonly TypeNode[], reading: Reading): Sample | null {
  const allows = (wanted: string) =>
    types.some(({ type }) => type === wanted || NO_TYPE.test(type));
  const { at } = reading;
  const found = {
    ...(allows('TSStringKeyword') ? { name: WORDS[at]! } : {}),
    ...(allows('TSNumberKeyword') ? { value: NUMBERS[at]! } : {}),
  };
  return Object.keys(found).length === 0 ? null : found;
}

const membersOfUnion = (node: TypeNode) => (node.type === 'TSUnionType' ? node.types! : [node]);

const NO_TYPE = /^TS(?:Any|Unknown)Keyword$/;

const isNamed = (name: string) => (type: TypeDoc) => type.name === name;

function sampleObject(node: TypeNode, reading: Reading): Sample | null {
  const members = membersOfObject(node, declarationIn(reading));
  if (members === null) return null;
  const wanted = members.filter(({ isOptional }) => !isOptional);
  const isData = ({ name }: TypeMember) => name === 'data';
  const more = wanted.some(isRead)
    ? []
    : [members.find(isRead), members.find((one) => wanted.length === 0 && isData(one))];
  const found: [string, Sample][] = [];
  for (const { name, node: type } of [...wanted, ...more.filter((one) => one !== undefined)]) {
    const value = type === null ? null : sample(type, { ...reading, name, isMember: true });
    if (value !== null) found.push([name, value]);
    else if (wanted.some((one) => one.name === name)) return null;
  }
  return found.length === 0 ? null : Object.fromEntries(found);
}

/** What is seen of an element is its text. */
const isRead = ({ name, node }: TypeMember) =>
  READ.includes(name) && node?.type !== 'TSNumberKeyword';

function firstOf<T>(all: readonly T[], find: (one: T) => Sample | null): Sample | null {
  for (const one of all) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}
