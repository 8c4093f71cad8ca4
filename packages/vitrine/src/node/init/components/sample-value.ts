/** Sample data for what requires lists and objects, from the text of their types. */
import { parseSync } from '../../base/code/parse-code.ts';
import type { TypeDoc } from '../../model/signature-doc.ts';
import { membersOfObject, namedAs, stripGroups, type TypeNode } from './type-syntax.ts';

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
}

const MAX_DEPTH = 4;
const ELEMENTS = 3;

/** What is seen of data that is shown. */
export const FIRST_WORD = 'First';
const WORDS = [FIRST_WORD, 'Second', 'Third'];
const NUMBERS = [20, 35, 25];
/** Names of what tells elements apart. */
const KEY = /^(?:id|key|value|name|slug|field|code)$|(?:Id|Key)$/;
const COUNTED = /^(?:id|key|code|index)$|(?:Id|Key)$/;
/** Names of what is read, and is given where nothing of it is required. */
const READ = ['label', 'title', 'name', 'text', 'value', 'children', 'content', 'header'];
const ADDRESS = /^(?:href|url|to|link)$|(?:Href|Url)$/;
/** What would be asked for, or means more than any text does. */
const UNKNOWN = /^(?:src|image|icon|avatar|color)$|(?:Src|Image|Color|Date)$/i;

/**
 * A value of this type: three elements, objects by what they require; `null` where that takes a function, an element or
 * something unknown.
 * @param types definitions of the names in it
 */
export function sampleOf(type: string, types: readonly TypeDoc[], name: string): Sample | null {
  const node = parseType(`type Sample = ${type};`);
  return node === null ? null : sample(node, { types, name, at: 0, depth: 0 });
}

/** The type that a declaration stands for. */
function parseType(declaration: string): TypeNode | null {
  const { program, errors } = parseSync('types.d.ts', declaration);
  return errors.length > 0 ? null : ((program.body[0] ?? null) as unknown as TypeNode | null);
}

function sample(whole: TypeNode, reading: Reading): Sample | null {
  const node = stripGroups(whole);
  if (reading.depth > MAX_DEPTH) return null;
  const deeper = { ...reading, depth: reading.depth + 1 };
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
      return firstOf(node.types!, (one) => sample(one, reading));
    case 'TSArrayType':
      return listOf(node.elementType!, deeper);
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

function sampleText({ name, at }: Reading): string | null {
  if (ADDRESS.test(name)) return '#';
  if (UNKNOWN.test(name)) return null;
  return KEY.test(name) && name !== 'name' ? WORDS[at]!.toLowerCase() : WORDS[at]!;
}

function literalOf({ literal }: TypeNode): Sample | null {
  const value = literal?.value;
  return /^(?:string|number|boolean)$/.test(typeof value) ? (value as Sample) : null;
}

function listOf(element: TypeNode, reading: Reading): Sample | null {
  const all = Array.from({ length: ELEMENTS }, (_, at) => sample(element, { ...reading, at }));
  return all.every((one) => one !== null) ? all : null;
}

function sampleNamed(node: TypeNode, reading: Reading): Sample | null {
  const name = namedAs(node);
  const [argument] = node.typeArguments?.params ?? [];
  if (/^(?:Readonly)?Array$/.test(name)) return argument ? listOf(argument, reading) : null;
  if (name === 'Record') return sampleRecord(node.typeArguments?.params ?? [], reading);
  if (/(?:^|\.)ReactNode$/.test(name)) return sampleText(reading);
  if (/(?:^|\.)(?:Key|Readonly|Partial)$/.test(name) && !reading.types.some(isNamed(name)))
    return argument ? sample(argument, reading) : sampleText(reading);
  const found = reading.types.find(isNamed(name));
  const declared = found ? parseType(found.definition) : null;
  return declared === null ? null : sample(declared, reading);
}

/** Of `Record<string, V>` a name and a value, as far as V is a text or a number; of other keys, all that are written. */
function sampleRecord([keys, value]: readonly TypeNode[], reading: Reading): Sample | null {
  if (keys === undefined || value === undefined) return null;
  const written = membersOfUnion(keys).map(literalOf);
  const isAny = keys.type === 'TSStringKeyword';
  const names = isAny ? ['name', 'value'] : written.map(String);
  if (!isAny && written.includes(null)) return null;
  const types = membersOfUnion(value);
  const found = names.flatMap((name): [string, Sample][] => {
    const wanted = name === 'name' ? 'TSStringKeyword' : 'TSNumberKeyword';
    const own = isAny ? types.find(({ type }) => type === wanted || NO_TYPE.test(type)) : value;
    const node = own && NO_TYPE.test(own.type) ? { type: wanted } : own;
    const one = node === undefined ? null : sample(node, { ...reading, name });
    return one === null ? [] : [[name, one]];
  });
  const isWhole = isAny ? found.length > 0 : found.length === names.length;
  return isWhole ? Object.fromEntries(found) : null;
}

const membersOfUnion = (node: TypeNode) => (node.type === 'TSUnionType' ? node.types! : [node]);

const NO_TYPE = /^TS(?:Any|Unknown)Keyword$/;

const isNamed = (name: string) => (type: TypeDoc) => type.name === name;

function sampleObject(node: TypeNode, reading: Reading): Sample | null {
  const members = membersOfObject(node, (name) => {
    const found = reading.types.find(isNamed(name));
    return found ? parseType(found.definition) : null;
  });
  if (members === null) return null;
  const wanted = members.filter(({ isOptional }) => !isOptional);
  // What is seen of an element is its text.
  const isSeen = wanted.some(({ name }) => READ.includes(name));
  const text = isSeen ? undefined : members.find(({ name }) => READ.includes(name));
  const found: [string, Sample][] = [];
  for (const { name, node: type } of text === undefined ? wanted : [...wanted, text]) {
    const value = type === null ? null : sample(type, { ...reading, name });
    if (value !== null) found.push([name, value]);
    else if (wanted.some((one) => one.name === name)) return null;
  }
  return found.length === 0 ? null : Object.fromEntries(found);
}

function firstOf<T>(all: readonly T[], find: (one: T) => Sample | null): Sample | null {
  for (const one of all) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}
