/** Names of parts and which of them leads, of symbols and types that are given: nothing here opens a type checker. */
import { describe, expect, test } from 'vitest';
import { SymbolFlags, type Type, type TypeHost, type TypeSymbol } from '../checker/type-host.ts';
import { findParts, mergeNames, type Named } from './parts.ts';

/** A type with members by name: each of a type, of an error (`null`), or of nothing (`undefined`). */
type Members = { [name: string]: Type | null | undefined };
const typeWith = (members: Members = {}, { calls = 0, text = 'T' } = {}) =>
  ({ members, calls, text, isErrorType: () => false, isUnionType: () => false }) as unknown as Type;
const ERROR = { isErrorType: () => true } as Type;
const symbolOf = (name: string, changes: object = {}) =>
  ({ name, id: name, flags: 0, declarations: [{}], ...changes }) as unknown as TypeSymbol;

const host = {
  checker: {
    getPropertiesOfType: ({ members }: { members: Members }) =>
      Object.entries(members).map(([name, type]) =>
        symbolOf(name, {
          type: type === null ? ERROR : type,
          ...(name === 'Alias' ? { flags: SymbolFlags.Alias } : {}),
          ...(name === 'Made' ? { declarations: [] } : {}),
        }),
      ),
    getTypeOfSymbol: (symbols: { type: Type }[]) => symbols.map(({ type }) => type),
    typeToString: ({ text }: { text: string }) => text,
  },
  callSignatures: ({ calls }: { calls: number }) => Array.from({ length: calls }),
  constructSignatures: () => [],
  declarationsOf: () => [],
  together: <Item>(items: Item[], ask: (item: Item) => unknown) => items.map((item) => ask(item)),
  follow: ({ name }: TypeSymbol) => symbolOf(`${name} behind`),
} as unknown as TypeHost;

describe('parts', () => {
  const whole = symbolOf('Menu');
  const partsOf = (members: Members, level = 1, calls = 0) =>
    findParts(host, { name: 'Menu', symbol: whole, type: typeWith(members, { calls }) }, level);
  const namesOf = (...args: Parameters<typeof partsOf>) => partsOf(...args).map(({ name }) => name);

  test('are members with a capitalised name that is no constant, in their order', () => {
    const names = [
      'Row',
      'item',
      'A',
      'NO_IMAGE',
      'XL',
      'A_1',
      'Ab_C',
      '_B',
      'X1_Y2_Z3',
      'AB_c',
      'XbY_Z',
    ];
    const members = Object.fromEntries(names.map((name) => [name, typeWith()]));
    expect(namesOf(members)).toEqual(
      ['Row', 'A', 'XL', 'Ab_C', 'AB_c', 'XbY_Z'].map((name) => `Menu.${name}`),
    );
    expect(namesOf({})).toEqual([]);
  });

  test('are asked about together: a module of icons has thousands', () => {
    const asked: number[] = [];
    const together: TypeHost['together'] = (items, ask) => {
      asked.push(items.length);
      return items.map(ask);
    };
    const type = typeWith(Object.fromEntries(['A', 'B', 'C'].map((name) => [name, typeWith()])));
    findParts({ ...host, together }, { name: 'icons', symbol: whole, type }, 2);
    expect(asked).toContain(3);
  });

  test('have parts, to two levels', () => {
    const deep = { A: typeWith({ B: typeWith({ C: typeWith() }) }), D: typeWith() };
    expect(namesOf(deep)).toEqual(['Menu.A', 'Menu.A.B', 'Menu.D']);
    expect(namesOf(deep, 2)).toEqual(['Menu.A', 'Menu.D']);
    expect(namesOf(deep, 3)).toEqual([]);
  });

  test('are those whose type is known', () => {
    expect(namesOf({ A: undefined, B: null, C: typeWith() })).toEqual(['Menu.C']);
  });

  test('say what they are members of, and what they stand for', () => {
    const [alias, made, item] = partsOf(
      { Alias: typeWith(), Made: typeWith(), Item: typeWith() },
      1,
      1,
    );
    expect(alias).toMatchObject({
      symbol: { name: 'Alias behind' },
      isInline: false,
      isOfGroup: false,
    });
    expect(made).toMatchObject({ isInline: true, whole });
    expect(item).toMatchObject({ symbol: { name: 'Item' }, isInline: true });
    expect(item).not.toHaveProperty('whole');
    const [ofGroup] = partsOf({ Item: typeWith() });
    expect(ofGroup).toMatchObject({ isOfGroup: true });
  });
});

describe('names of one component', () => {
  const named = (
    name: string,
    id: string,
    changes: Partial<Named> & { own?: string } = {},
  ): Named => {
    const { own = id, type = typeWith({}, { text: id }), ...more } = changes;
    return { name, symbol: symbolOf(own, { id }), type, ...more };
  };
  const merged = (...all: Named[]) =>
    mergeNames(host, all).map(({ name, aliases }) => [name, ...aliases].join(' = '));

  test('are those of one declaration, and each declaration is a component', () => {
    expect(merged(named('A', 'a'), named('B', 'b'), named('C', 'a'))).toEqual(['A = C', 'B']);
    expect(merged()).toEqual([]);
  });

  test('are led by the one that its author gave it, then by the first of the alphabet', () => {
    expect(merged(named('A', 'x', { own: 'Z' }), named('Z', 'x', { own: 'Z' }))).toEqual(['Z = A']);
    expect(merged(named('B', 'x'), named('C', 'x'), named('A', 'x'))).toEqual(['A = B = C']);
  });

  test('are led by a dotted one with a plain one of the same words', () => {
    const dotted = named('Dialog.Root', 'x');
    expect(merged(named('DialogRoot', 'x'), dotted)).toEqual(['Dialog.Root = DialogRoot']);
    expect(merged(named('Root', 'x'), dotted)).toEqual(['Root = Dialog.Root']);
    expect(merged(named('A.B.C', 'x'), named('ABC', 'x'))).toEqual(['A.B.C = ABC']);
  });

  test('begin with a part of a group that is the only one', () => {
    const ofGroup = { isOfGroup: true };
    const tab = named('TabList', 'x');
    expect(merged(tab, named('Tabs.List', 'x', ofGroup))).toEqual(['Tabs.List = TabList']);
    expect(merged(tab, named('Tabs.List', 'x'))).toEqual(['TabList = Tabs.List']);
    expect(merged(tab, named('Tabs.List', 'x', ofGroup), named('Tabs.L', 'x', ofGroup))).toEqual([
      'Tabs.L = Tabs.List = TabList',
    ]);
    // Everybody's is nobody's.
    expect(merged(tab, named('Tabs.List', 'x', ofGroup), named('More.List', 'x', ofGroup))).toEqual(
      ['TabList = More.List = Tabs.List'],
    );
  });

  test('end with parts that repeat the whole, and with what is not settled', () => {
    expect(merged(named('Dialog.DialogRoot', 'x'), named('Dialog.Root', 'x'))).toEqual([
      'Dialog.Root = Dialog.DialogRoot',
    ]);
    expect(
      merged(
        ...['unstable_A', 'Dialog.Dialog', 'Experimental_A', 'B.Part'].map((name) =>
          named(name, 'x'),
        ),
        named('Z', 'x'),
      ),
    ).toEqual(['Z = B.Part = Dialog.Dialog = Experimental_A = unstable_A']);
    expect(merged(named('A.unstable_B', 'x'), named('C', 'x'))).toEqual(['C = A.unstable_B']);
  });

  test('are told by themselves where a member is declared by its type alone', () => {
    const inline = { isInline: true };
    const title = named('DialogTitle', 't');
    expect(merged(title, named('Dialog.Title', 'x', inline))).toEqual([
      'Dialog.Title = DialogTitle',
    ]);
    expect(merged(title, named('Dialog.Title', 'x'))).toEqual(['DialogTitle', 'Dialog.Title']);
    // A shorter name alone has to have the same type.
    const type = typeWith({}, { text: 'FC' });
    const plain = named('Title', 't', { type });
    const alike = (other: Type) =>
      merged(plain, named('Dialog.Title', 'x', { ...inline, type: other }));
    expect(alike(type)).toEqual(['Title = Dialog.Title']);
    expect(alike(typeWith({}, { text: 'FC' }))).toEqual(['Title = Dialog.Title']);
    expect(alike(typeWith({}, { text: 'FC<{}>' }))).toEqual(['Title', 'Dialog.Title']);
    expect(merged(named('Other', 'o'), named('Dialog.Title', 'x', inline))).toEqual([
      ...['Other', 'Dialog.Title'],
    ]);
    const deep = named('A.B.C', 'x', { ...inline, type });
    expect(merged(named('C', 'c', { type }), deep)).toEqual(['C = A.B.C']);
    expect(merged(named('ABC', 'c', { type: typeWith() }), deep)).toEqual(['A.B.C = ABC']);
  });

  test('of parts begin with the one of the name that leads their whole', () => {
    const row = named('Table.Row', 'r');
    const table = named('Table', 't', { own: 'Table' });
    const all = [named('Grid', 't'), named('Grid.Row', 'r'), row, table];
    expect(merged(...all)).toEqual(['Table = Grid', 'Table.Row = Grid.Row']);
    expect(merged(...all.toReversed())).toEqual(['Table = Grid', 'Table.Row = Grid.Row']);
    // Both are parts of one whole.
    const ofGroup = { isOfGroup: true };
    expect(
      merged(
        ...[named('Grid', 't'), table, named('TableCell', 'c')],
        ...['Grid.Cell', 'Table.Cell'].map((name) => named(name, 'c', ofGroup)),
      ),
    ).toEqual(['Table = Grid', 'Table.Cell = Grid.Cell = TableCell']);
  });

  test('keep what is known of the one that leads', () => {
    const [found] = mergeNames(host, [named('B', 'x'), named('A.C', 'x', { isOfGroup: true })]);
    expect(found).toMatchObject({ name: 'A.C', aliases: ['B'], isOfGroup: true });
    expect(found!.symbol.id).toBe('x');
  });

  test('of what namespaces sort, the plain one leads', () => {
    const sorted = named('Kit.Base.KitEditor', 'x', { isOfGroup: true });
    expect(merged(named('Editor', 'x'), sorted)).toEqual(['Editor = Kit.Base.KitEditor']);
    expect(merged(sorted)).toEqual(['Kit.Base.KitEditor']);
  });
});
