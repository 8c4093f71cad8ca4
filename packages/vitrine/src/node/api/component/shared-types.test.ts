/** Which types are shared, of props whose declarations are given: nothing here opens a type checker. */
import { describe, expect, test } from 'vitest';
import { SyntaxKind, type TypeHost } from '../checker/type-host.ts';
import { literals, makeProp } from '../fixtures/docs.ts';
import type { FoundProp } from '../props/found-prop.ts';
import type { PropSource } from './prop-source.ts';
import { findSharedTypes, type GroupNames, type SharedType } from './shared-props.ts';
import { sharedRows } from './split-props.ts';

type Declared = FoundProp & { source: PropSource | null };

/** Props of a type; of elements, those whose names begin with `on` are attributes. */
const propsOf = (type: string, names: string[], file = `/kit/${type}.d.ts`) =>
  names.map((name): Declared => {
    const source = type === '' ? null : { key: `${file}#${type}`, name: type, file };
    return { name, symbols: [{} as never], required: false, source };
  });
const count = (length: number, name: string) => Array.from({ length }, (_, i) => `${name}${i}`);
const times = <Item>(length: number, item: Item) => Array.from({ length }, () => item);
const host = {
  react: {
    attributeType: (name: string) => (name.startsWith('on') ? {} : undefined),
    isStyle: () => false,
  },
} as unknown as TypeHost;
/** Nothing that styles take. */
const react = { declaresStyles: () => false };
const find = (props: Declared[][], groups: GroupNames = {}, components: string[] = []) =>
  findSharedTypes(host, props, new Map(components.map((name) => [name, name])), {
    ...{ groups, where: 'kit', known: (prop) => (prop as Declared).source },
  });
const namesIn = (...args: Parameters<typeof find>) => find(...args).all.map(({ name }) => name);

describe('a type is shared', () => {
  const style = propsOf('StyleProps', count(12, 'p'));

  test('by its size, and how many components take its props', () => {
    const found = find(times(5, style));
    expect(found.all).toEqual([
      {
        name: 'StyleProps',
        file: '/kit/StyleProps.d.ts',
        props: new Map(style.map((one) => [one.name, one])),
      },
    ]);
    expect(namesIn(times(4, style))).toEqual([]);
    expect(namesIn(times(5, style.slice(1)))).toEqual([]);
  });

  test('with each prop as the first of its components has it', () => {
    const [first, second] = [style, style.map((one) => ({ ...one }))];
    const { all } = find([first, ...times(4, second)]);
    expect(all[0]!.props.get('p0')).toBe(first[0]);
  });

  test('by the share of those that take anything', () => {
    const own = propsOf('', ['own']);
    const among = (others: number) => [...times(5, style), ...times(others, own), ...times(90, [])];
    expect(namesIn(among(7))).toEqual(['StyleProps']);
    expect(namesIn(among(8))).toEqual([]);
  });

  test('by its parts, however each component takes them', () => {
    const parts = Array.from({ length: 5 }, (_, i) => style.slice(i * 2, i * 2 + 4));
    expect(namesIn(parts)).toEqual(['StyleProps']);
    expect(namesIn([...parts.slice(1), [...parts[0]!, ...parts[1]!]])).toEqual(['StyleProps']);
    expect(namesIn(parts.slice(1))).toEqual([]);
  });

  test('not if it is what a component is made of', () => {
    const named = (type: string, file?: string, component = 'Dial') =>
      namesIn(times(5, propsOf(type, count(12, 'p'), file)), {}, [component]);
    expect(named('DialProps')).toEqual([]);
    expect(named('Dial')).toEqual([]);
    expect(named('Props', '/kit/Dial.d.ts')).toEqual([]);
    expect(named('Props', '/kit/Dial/index.d.ts')).toEqual([]);
    expect(named('Props', '/kit/dial.d.ts')).toEqual(['Props']);
    expect(named('PropsDial')).toEqual(['PropsDial']);
    expect(named('StyleProps', '/kit/Dial.d.ts')).toEqual(['StyleProps']);
    expect(named('StyleProps', '/kit/Dial/index.d.ts')).toEqual(['StyleProps']);
  });

  test('where it repeats what elements have, if a few components take it', () => {
    const among = (native: number, others: number, users = 5) =>
      namesIn([
        ...times(users, propsOf('Events', [...count(native, 'on'), ...count(others, 'p')])),
        ...times(30, propsOf('', ['own'])),
      ]);
    expect(among(24, 6)).toEqual(['Events']);
    expect(among(23, 7)).toEqual([]);
    expect(among(29, 0)).toEqual([]);
    expect(among(30, 0, 4)).toEqual([]);
  });

  test('however small, where those lie that components share with it', () => {
    const at = (folder: string, name: string, size = 12) =>
      propsOf(`${name}Props`, count(size, name), `/kit/${folder}/${name}.d.ts`);
    const ring = (folder: string) => at(folder, 'ring', 2);
    const styles = ['space', 'flex', 'border', 'layout'].flatMap((name) => at('styles', name));
    const few = (...props: Declared[][]) =>
      namesIn(times(5, props.flat())).filter((name) => name === 'ringProps');
    expect(few(styles, ring('styles'))).toEqual(['ringProps']);
    expect(few(styles, ring('parts'))).toEqual([]);
    expect(few(styles.slice(12), ring('styles'))).toEqual([]);
    const all = times(4, [...styles, ...ring('styles')]);
    expect(namesIn([...all, styles])).not.toContain('ringProps');
    expect(namesIn(times(5, [...styles, ...ring('styles')]), {}, ['ring'])).not.toContain(
      'ringProps',
    );
    const inOne = [...styles, ...ring('styles')].map((one) => ({
      ...one,
      source: { ...one.source!, file: '/kit/styles/index.d.ts' },
    }));
    expect(few(inOne)).toEqual([]);
  });

  test('however small, where it names styles beside one that is', () => {
    const styled = { react: { ...host.react, isStyle: (name: string) => name.startsWith('col') } };
    const colours = propsOf('ColourProps', ['colour', 'colSpan', 'tint'], '/kit/styles.d.ts');
    const [large, small] = [12, 11].map((size) =>
      propsOf('SpaceProps', count(size, 'p'), '/kit/styles.d.ts'),
    );
    const names = (...props: Declared[][]) =>
      findSharedTypes(styled as unknown as TypeHost, times(5, props.flat()), new Map(), {
        known: (prop) => (prop as Declared).source,
      }).all.map(({ name }) => name);
    expect(names(large!, colours)).toEqual(['SpaceProps', 'ColourProps']);
    expect(names(small!, colours)).toEqual([]);
    expect(names(large!, colours.slice(1), propsOf('ColourProps', ['a', 'b']))).toEqual([
      'SpaceProps',
      'ColourProps',
    ]);
  });

  test('and a prop tells which, wherever it is declared', () => {
    const own = propsOf('', ['own'])[0]!;
    const other = propsOf('OtherProps', ['other'])[0]!;
    const { all, typeOf, sourceOf } = find(times(5, [...style, own, other]));
    expect([style[3]!, own, other].map(typeOf)).toEqual([all[0], null, null]);
    expect([style[3]!, own, other].map(sourceOf)).toEqual([
      ...[style[3]!.source, null, other.source],
    ]);
  });
});

describe('a site', () => {
  const [aria, link] = [propsOf('AriaProps', ['label', 'role']), propsOf('Link', ['role', 'href'])];
  const all = [[...aria, ...link]];

  test('has the last word, by either name of a type', () => {
    expect(namesIn(all, { AriaProps: 'Access' })).toEqual(['Access']);
    expect(namesIn(all, { Aria: 'Access', Link: 'Links' })).toEqual(['Access', 'Links']);
    const style = times(5, propsOf('StyleProps', count(12, 'p')));
    expect(namesIn(style, { Style: false })).toEqual([]);
    expect(namesIn(style, { StyleProps: 'Style', Style: false })).toEqual(['Style']);
  });

  test('joins types under one name: of props of the same name, the first counts', () => {
    const { all: found, typeOf } = find(all, { Aria: 'Common', Link: 'Common' });
    expect(found).toEqual([
      {
        ...{ name: 'Common', file: '/kit/AriaProps.d.ts' },
        props: new Map([...aria, link[1]!].map((one) => [one.name, one])),
      },
    ]);
    expect(found[0]!.props.get('role')).toBe(aria[1]);
    expect([...aria, ...link].map(typeOf)).toEqual(times(4, found[0]));
  });

  test('is told of a name that no props come from', () => {
    const wrong = (name: string) => () => find(all, { Link: 'Links', [name]: 'x' });
    expect(wrong('AriaProp')).toThrow(
      '`groups` names "AriaProp", but no component of kit takes props from such a type; did you mean "AriaProps"?',
    );
    expect(wrong('Lighthouse')).toThrow(/"Lighthouse", but .* from such a type\n/);
    expect(() => find([], { a: 'x', b: 'y' })).toThrow('`groups` names "a"');
  });
});

describe('what a prop is declared in', () => {
  const end = { kind: SyntaxKind.SourceFile };
  const inside = (kind: SyntaxKind, name?: string) => ({
    parent: { kind, name: name && { getText: () => name }, parent: end },
  });
  let asked = 0;
  const sourceOf = (node: object | undefined, handle: object | undefined) => {
    const { sourceOf: of } = findSharedTypes(
      {
        declarationsOf: () => {
          asked += 1;
          return node === undefined ? [] : [node];
        },
        react,
      } as unknown as TypeHost,
      [],
      new Map(),
    );
    const symbol = () => ({ declarations: handle === undefined ? [] : [handle] });
    const prop = (name: string) =>
      ({ name, symbols: [symbol() as never], required: false }) as FoundProp;
    asked = 0;
    const [found, again] = [of(prop('a')), of(prop('b'))];
    expect(again).toEqual(found);
    return found;
  };
  const handle = { path: '/kit/a.d.ts', index: 7 };

  test('is an interface or an alias, which is found once for all that share it', () => {
    const expected = { key: '/kit/a.d.ts#A', name: 'A', file: '/kit/a.d.ts' };
    expect(sourceOf(inside(SyntaxKind.InterfaceDeclaration, 'A'), handle)).toEqual(expected);
    expect(asked).toBe(1);
    expect(sourceOf(inside(SyntaxKind.TypeAliasDeclaration, 'A'), handle)).toEqual(expected);
  });

  test('is nothing that others share where a value, a function or a class holds it', () => {
    const { VariableDeclaration, FunctionDeclaration, ClassDeclaration } = SyntaxKind;
    for (const kind of [VariableDeclaration, FunctionDeclaration, ClassDeclaration])
      expect(sourceOf(inside(kind, 'A'), handle)).toBeNull();
    expect(sourceOf(inside(SyntaxKind.InterfaceDeclaration), handle)).toBeNull();
    expect(sourceOf({ parent: end }, handle)).toBeNull();
    expect(sourceOf(undefined, handle)).toBeNull();
    expect(asked).toBe(1);
    expect(sourceOf(undefined, undefined)).toBeNull();
    expect(asked).toBe(0);
  });

  test('is told apart by its place', () => {
    const nodes = [
      inside(SyntaxKind.InterfaceDeclaration, 'A'),
      inside(SyntaxKind.InterfaceDeclaration, 'B'),
    ];
    const declarationsOf = (symbol: { declarations: { index: number }[] }) => [
      nodes[symbol.declarations[0]!.index],
    ];
    const { sourceOf: of } = findSharedTypes({ declarationsOf, react } as never, [], new Map());
    const at = (index: number) =>
      of({
        name: 'a',
        symbols: [{ declarations: [{ path: '/a', index }] } as never],
        required: false,
      });
    expect([at(0)!.name, at(1)!.name]).toEqual(['A', 'B']);
  });
});

describe('the rows of a component that come from a shared type', () => {
  const typeOfSize = (size: number) =>
    ({
      name: 'Style',
      file: '',
      props: new Map(count(size, 'p').map((name) => [name, {}])),
    }) as unknown as SharedType;
  const rows = [
    makeProp({ name: 'gap', inherited: true, from: 'Base', required: true, description: 'Room.' }),
    makeProp({ name: 'tone', values: literals(...count(24, 't')) }),
    makeProp({ name: 'color', values: literals(...count(25, 't')) }),
    makeProp({ name: 'other' }),
  ];
  const taken = new Map([
    ['gap', false],
    ['tone', true],
    ['color', false],
  ]);

  test('are those that it takes, as it needs them, without values that are many', () => {
    const own = { inherited: false, from: null, group: 'Style' };
    expect(sharedRows(typeOfSize(100), rows, taken)).toEqual([
      { ...rows[0], ...own, required: false },
      { ...rows[1], ...own, required: true },
      { ...rows[2], ...own, values: [] },
    ]);
  });

  test('are none of a type with very many', () => {
    expect(sharedRows(typeOfSize(101), rows, taken)).toEqual([]);
  });
});
