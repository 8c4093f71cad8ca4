/** Attributes that a compiler listed, because it could not name their type. */
import { expect, test } from 'vitest';
import { SyntaxKind, type Node, type TypeHost } from '../../checker/type-host.ts';
import { isWrittenOut } from './written-out.ts';

const asked: string[] = [];
const host = {
  react: {
    isAttribute: (name: string) => {
      asked.push(name);
      return /^(on|aria-)/.test(name);
    },
  },
} as unknown as TypeHost;

/** The members of a type that is written out, with these names. */
function literalOf(names: (string | undefined)[], kind = SyntaxKind.TypeLiteral): Node[] {
  const members = names.map(
    (name) => ({ name: name && { getText: () => name } }) as unknown as Node,
  );
  const list = { kind, members } as unknown as Node;
  return members.map((member) => Object.assign(member, { parent: list }));
}
const events = (count: number) => Array.from({ length: count }, (_, i) => `on${i}`);
const isAnyOut = (name: string, names: (string | undefined)[], kind?: SyntaxKind) =>
  isWrittenOut(host, name, literalOf(names, kind)[0]!);

test('an attribute among a hundred of them is written out, a prop beside them is not', () => {
  const names = [...events(100), 'own'];
  expect(isAnyOut('on7', names)).toBe(true);
  expect(isAnyOut('own', names)).toBe(false);
  expect(isAnyOut('on700', names)).toBe(false);
});

test('one among fewer is a prop of its own, however many others there are', () => {
  expect(isAnyOut('on7', events(99))).toBe(false);
  const others = Array.from({ length: 99 }, (_, i) => `own${i}`);
  expect(isAnyOut('on7', [...events(99), ...others])).toBe(false);
});

test('names in quotes count, and members without a name do not', () => {
  const quoted = [...events(98), "'aria-label'", '"aria-live"'];
  expect(isAnyOut('aria-label', quoted)).toBe(true);
  expect(isAnyOut('aria-live', quoted)).toBe(true);
  expect(isAnyOut('aria-live', [...events(99), undefined])).toBe(false);
});

test('only members of a type that is written there are looked at', () => {
  expect(isAnyOut('on7', events(120), SyntaxKind.InterfaceDeclaration)).toBe(false);
  expect(isWrittenOut(host, 'on7', {} as Node)).toBe(false);
});

test('each list is read once', () => {
  const members = literalOf(events(100));
  isWrittenOut(host, 'on1', members[1]!);
  asked.length = 0;
  expect(isWrittenOut(host, 'on2', members[2]!)).toBe(true);
  expect(asked).toEqual([]);
});
