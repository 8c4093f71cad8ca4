/** Taking an `Omit` apart. */
import { expect, test } from 'vitest';
import { ObjectFlags, TypeFlags, type Type, type TypeHost } from '../../checker/type-host.ts';
import { isDeclaredInterface } from './known-properties.ts';
import { omissionOf } from './omission.ts';

interface Parts {
  flags?: TypeFlags;
  objectFlags?: number;
  alias?: { name: string; files: string[] };
  args?: Type[];
  members?: Type[];
  value?: string | number | boolean;
  /** Flags of the values behind index signatures. */
  indexes?: number[];
  properties?: string[];
  /** Flags of the names before index signatures. */
  names?: number;
}

const { Object: OBJECT, Any, Union, Intersection, Never, String: TEXT } = TypeFlags;
const make = ({ flags = OBJECT, alias, args = [], ...parts }: Parts = {}) =>
  ({
    ...parts,
    flags,
    getAliasSymbol: () => alias,
    getAliasTypeArguments: () => args,
    isUnionType: () => flags === Union,
    isIntersectionType: () => flags === Intersection,
    isObjectType: () => flags === OBJECT,
    isStringLiteralType: () => typeof parts.value === 'string',
    isNumberLiteralType: () => typeof parts.value === 'number',
  }) as unknown as Type & Parts;
type Made = ReturnType<typeof make>;

const asked: Type[] = [];
const host = {
  filesOf: ({ files }: { files: string[] }) => files,
  membersOf: (type: Made) => {
    asked.push(type);
    return type.members ?? [type];
  },
  checker: {
    getIndexInfosOfType: ({ indexes = [], names = TEXT }: Made) =>
      indexes.map((flags) => ({ keyType: { flags: names }, valueType: { flags } })),
    getPropertiesOfType: ({ properties = [] }: Made) => properties,
  },
} as unknown as TypeHost;

const isNative = (file: string) => file === 'lib';
const omit = (args: Type[], name = 'Omit', files = ['own', 'lib']) =>
  omissionOf(host, make({ alias: { name, files }, args }), isNative);
const text = (value: string | number) => make({ flags: TypeFlags.StringLiteral, value });
const source = make({ properties: ['a', 'b'] });
const keysOf = (keys: Type) => omit([source, keys])!.readKeys();

test('an Omit of the language is what it is made of and what it leaves out', () => {
  const omission = omit([source, text('a')]);
  expect(omission?.source).toBe(source);
  expect(omission?.readKeys()).toEqual(new Set(['a']));
});

test('no other type is one, nor one without its arguments', () => {
  expect(omit([source, text('a')], 'Pick')).toBe(null);
  expect(omit([source, text('a')], 'Omit', ['own'])).toBe(null);
  expect(omissionOf(host, make({ args: [source, text('a')] }), isNative)).toBe(null);
  expect(omit([source])).toBe(null);
  expect(omit([])).toBe(null);
});

test('the source is an object whose properties are known, or several of them', () => {
  const open = make({ properties: ['a'], indexes: [TEXT] });
  const undecided = make({ indexes: [TypeFlags.IndexedAccess] });
  const sources: [Type, boolean][] = [
    [make(), true],
    [make({ flags: Union, members: [source, source] }), false],
    [make({ flags: TypeFlags.TypeParameter }), false],
    [open, true],
    [make({ indexes: [Any] }), true],
    [undecided, false],
    [make({ flags: Intersection, members: [source, make()] }), true],
    [make({ flags: Intersection, members: [source, open] }), true],
    [make({ flags: Intersection, members: [source, undecided] }), false],
  ];
  for (const [one, isKnown] of sources) expect(omit([one, text('a')]) !== null).toBe(isKnown);
});

test('names of a pattern leave the others what they are', () => {
  const undecided = { indexes: [TypeFlags.IndexedAccess] };
  expect(omit([make({ ...undecided, names: TypeFlags.TemplateLiteral }), text('a')])).not.toBe(
    null,
  );
  expect(omit([make({ ...undecided, names: TypeFlags.Number }), text('a')])).toBe(null);
});

test('what picks any name leaves nothing out', () => {
  const names = make({ flags: Union, members: [make({ flags: TEXT }), make({ flags: Any })] });
  expect(omit([source, names], 'Pick')!.readKeys()).toEqual(new Set());
  expect(omit([source, names], 'Pick', ['own'])).toBe(null);
});

test('names are left out as they are written, numbers as well, and none by never', () => {
  const union = make({ flags: Union, members: [text('a'), text(5)] });
  expect(keysOf(union)).toEqual(new Set(['a', '5']));
  expect(keysOf(make({ flags: Never }))).toEqual(new Set());
});

test('where a name is not known, only the checker knows which are left out', () => {
  expect(keysOf(make({ flags: Union, members: [text('a'), make({ flags: TEXT })] }))).toBe(null);
  expect(keysOf(make({ flags: TEXT, value: true }))).toBe(null);
});

test('names are read once, whether they are known or not', () => {
  const known = make({ flags: Union, members: [text('a')] });
  const unknown = make({ flags: TEXT });
  const first = [keysOf(known), keysOf(unknown)];
  asked.length = 0;
  expect([keysOf(known), keysOf(unknown)]).toEqual(first);
  expect(asked).toEqual([]);
});

test('an interface is one as it is declared', () => {
  const { Interface, Reference } = ObjectFlags;
  expect(isDeclaredInterface(make({ objectFlags: Interface }))).toBe(true);
  expect(isDeclaredInterface(make({ objectFlags: Reference }))).toBe(false);
  expect(isDeclaredInterface(make({ flags: Union, objectFlags: Interface }))).toBe(false);
});
