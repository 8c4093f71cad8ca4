import { expect, test } from 'vitest';
import { definedType } from './defined-type.ts';
import { TypeFlags, type Type, type TypeHost } from './type-host.ts';

interface Parts {
  flags: number;
  members?: Type[];
}

const make = ({ flags, members = [] }: Parts) =>
  ({
    flags,
    members,
    isUnionType: () => (flags & TypeFlags.Union) !== 0,
    isIntersectionType: () => (flags & TypeFlags.Intersection) !== 0,
  }) as unknown as Type;

const asked: Type[] = [];
const host = {
  membersOf: (type: Type) => (type as unknown as { members: Type[] }).members,
  checker: { getNonNullableType: (type: Type) => void asked.push(type) },
} as unknown as TypeHost;

const object = make({ flags: TypeFlags.Object });
const parameter = make({ flags: TypeFlags.TypeParameter });
const nothing = make({ flags: TypeFlags.Undefined });
const none = make({ flags: TypeFlags.Null });
const both = make({ flags: TypeFlags.Intersection, members: [object, object] });

test('an object, several at once, and one that may be missing are known without the checker', () => {
  asked.length = 0;
  expect(definedType(host, object)).toBe(object);
  expect(definedType(host, both)).toBe(both);
  const optional = make({ flags: TypeFlags.Union, members: [nothing, both, none] });
  expect(definedType(host, optional)).toBe(both);
  expect(asked).toEqual([]);
});

test('of everything else the checker says what is left', () => {
  const unions = [[object, both], [parameter, nothing], [nothing]].map((members) =>
    make({ flags: TypeFlags.Union, members }),
  );
  const open = make({ flags: TypeFlags.Intersection, members: [object, parameter] });
  for (const type of [...unions, open, parameter]) {
    asked.length = 0;
    expect(definedType(host, type)).toBe(type);
    expect(asked).toEqual([type]);
  }
});
