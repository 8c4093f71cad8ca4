/** Names and imports of what the checker has found, of symbols that are given: nothing here opens one. */
import { describe, expect, test } from 'vitest';
import { tempDir } from '../../fixtures/install.ts';
import { SymbolFlags, TypeFlags } from '../../checker/type-host.ts';
import type { ExportedSymbol, TypeHost, TypeSymbol } from '../../checker/type-host.ts';
import { candidateImports } from './candidates.ts';
import { createExportImportFinder, createImportFinder } from './find-imports.ts';
import type { DirectImport } from './direct-imports.ts';
import { settleNames } from '../names/settle-names.ts';

type Kind = 'component' | 'value' | 'type' | 'error';

/** What is there: a component, another value, a type, or something that does not resolve. */
const thing = (id: string, kind: Kind = 'component', type: object = typeOf(kind)) =>
  ({ id, flags: kind === 'type' ? SymbolFlags.Interface : SymbolFlags.Variable, type }) as never;
const typeOf = (kind: Kind) => ({
  ...{ calls: kind === 'component' ? [{ parameters: [] }] : [] },
  ...{ isErrorType: () => kind === 'error', isUnionType: () => false },
  ...{ getSymbol: () => undefined, getAliasSymbol: () => undefined },
});
const exported = (name: string, symbol: TypeSymbol, isTypeOnly = false): ExportedSymbol => ({
  ...{ name, alias: { target: symbol } as never, symbol, isTypeOnly },
});
const direct = (base: string, symbol: TypeSymbol, path = base, clause = base): DirectImport => ({
  ...{ base, clause, specifier: `kit/${path}`, alias: { target: symbol } as never },
  place: { index: 0, name: null },
});
type Alias = { target: { id: string; type: object } };
const host = {
  follow: ({ target }: Alias) => target,
  together: <Item>(items: Item[], ask: (item: Item) => unknown) => items.map((item) => ask(item)),
  react: { node: null },
  checker: {
    getTypeOfSymbol: (all: Alias[]) => all.map(({ target }) => target.type),
    getParameterType: () => undefined,
    getPropertiesOfType: () => [],
    getReturnTypeOfSignature: () => ({ flags: TypeFlags.Any }),
    typeToString: () => 'number',
  },
  membersOf: (type: object) => [type],
  callSignatures: ({ calls }: { calls: object[] }) => calls,
  constructSignatures: () => [],
} as unknown as TypeHost;

test('looked at are the default of a package, and of paths what they may have', () => {
  const exports = { './Dial': './a.js', './Dial_2': './a.js', './hooks': './a.js' };
  const paths = { './Big/Knob': './a.js', './Knob-x': './a.js' };
  const installed = {
    name: 'kit',
    dir: tempDir(),
    manifest: { exports: { ...exports, ...paths } },
  };
  const found = candidateImports(installed as never);
  expect(found.map(({ specifier, name }) => `${name} of ${specifier}`)).toEqual([
    'default of kit',
    '* of kit/Big/Knob',
    ...['default', 'Dial', '*'].map((name) => `${name} of kit/Dial`),
    ...['default', 'Dial_2', '*'].map((name) => `${name} of kit/Dial_2`),
    '* of kit/Knob-x',
    '* of kit/hooks',
  ]);
});

describe('names', () => {
  const settle = (under: DirectImport[], named: ExportedSymbol[] = []) => {
    const { ofRoot, underPaths } = settleNames(host, under, named);
    const idOf = ({ symbol }: ExportedSymbol) => symbol.id as unknown as string;
    return [ofRoot, underPaths].map((all) => all.map((one) => `${one.name}: ${idOf(one)}`));
  };
  const dial = thing('dial');

  test('of paths are added to those of the package, unless that has the same', () => {
    expect(settle([direct('Knob', thing('knob'))], [exported('Dial', dial)])).toEqual([
      ...[['Dial: dial'], ['Knob: knob']],
    ]);
    expect(settle([direct('Dial', dial), direct('Other', dial)], [exported('Dial', dial)])).toEqual(
      [...[['Dial: dial'], []]],
    );
    const [knob] = settleNames(host, [direct('Knob', dial)], []).underPaths;
    expect(knob).toMatchObject({ name: 'Knob', symbol: { id: 'dial' }, isTypeOnly: false });
  });

  test('that thousands of paths share are asked about in proportion to how many there are', () => {
    const asked = (number: number) => {
      let count = 0;
      const getTypeOfSymbol = (all: Alias[]) => {
        count += all.length;
        return all.map(({ target }) => target.type);
      };
      const of = (path: string, name = 'Icon') =>
        Array.from({ length: number }, (_, i) =>
          direct(`${name}${i}`, thing(`${path}${name}${i}`), path),
        );
      const checker = { ...host.checker, getTypeOfSymbol } as never;
      settleNames(
        { ...host, checker },
        [...of('a'), ...of('b'), ...of('b', 'Own')],
        [],
        () => true,
      );
      return count;
    };
    expect(asked(200)).toBeLessThan(asked(20) * 15);
  });

  test('that the package passes on as a type alone may be values of a path', () => {
    const named = [exported('Dial', dial, true), exported('Tone', thing('tone', 'type'), true)];
    expect(settle([direct('Dial', dial)], named)).toEqual([['Tone: tone'], ['Dial: dial']]);
    expect(settle([direct('Tone', thing('tone', 'type'))], named)).toEqual([
      ...[['Dial: dial', 'Tone: tone'], []],
    ]);
  });

  test('of several things go to the first component, then to the first value, then to the first', () => {
    const value = exported('Dial', thing('class', 'value'));
    const other = direct('Dial', thing('other', 'value'));
    const component = direct('Dial', dial, 'react');
    expect(settle([other, component], [value])).toEqual([[], ['Dial: dial']]);
    expect(settle([other], [value])).toEqual([['Dial: class'], []]);
    expect(settle([component], [exported('Dial', thing('first'))])).toEqual([['Dial: first'], []]);
    const type = exported('Dial', thing('props', 'type'));
    expect(settle([other], [type])).toEqual([[], ['Dial: other']]);
    expect(settle([direct('Dial', thing('more', 'type'))], [type])).toEqual([['Dial: props'], []]);
    const lost = direct('Dial', thing('lost', 'error'));
    expect(settle([lost, component])).toEqual([[], ['Dial: dial']]);
    const unknown = direct('Dial', thing('unknown', 'value', null as never));
    expect(settle([unknown, component])).toEqual([[], ['Dial: dial']]);
    expect(settle([other, component, direct('Dial', thing('last'))])).toEqual([[], ['Dial: dial']]);
    // What is called like no component is none.
    const small = [direct('dial', thing('a', 'value')), direct('dial', thing('b'))];
    expect(settle(small)).toEqual([[], ['dial: a']]);
  });

  test('stand once for the same thing under several paths', () => {
    const found = settle([direct('Dial', dial, 'a'), direct('Dial', dial, 'b')]);
    expect(found).toEqual([[], ['Dial: dial']]);
  });
});

describe('imports of a component', () => {
  const [dial, knob] = [thing('dial'), thing('knob')];
  const of = (
    name: string,
    under: DirectImport[],
    { ofRoot = [], underPaths = [] }: { ofRoot?: ExportedSymbol[]; underPaths?: ExportedSymbol[] },
  ) =>
    createImportFinder(
      host,
      'kit',
      { ofRoot, underPaths },
      under,
    )({ name }).map(({ clause, specifier }) => `${clause} of ${specifier}`);

  test('are that of the package, and the first of its type, under its own name if there is one', () => {
    const ofRoot = [exported('Dial', dial)];
    const under = [
      direct('Turn', dial, 'turn'),
      direct('Dial', thing('compiled', 'component', (dial as { type: object }).type), 'dial'),
      direct('Dial', dial, 'more'),
      direct('Dial', knob, 'knob'),
    ];
    expect(of('Dial', under, { ofRoot })).toEqual(['{ Dial } of kit', 'Dial of kit/dial']);
    expect(of('Dial.Hand', under, { ofRoot })).toEqual(['{ Dial } of kit', 'Dial of kit/dial']);
    expect(of('Dial', under.slice(0, 1), { ofRoot })).toEqual([
      ...['{ Dial } of kit', 'Turn of kit/turn'],
    ]);
    expect(of('Dial', [direct('Knob', knob)], { ofRoot })).toEqual(['{ Dial } of kit']);
    const alike = direct('Turn', thing('other', 'component', (dial as { type: object }).type));
    expect(of('Dial', [alike], { ofRoot })).toEqual(['{ Dial } of kit']);
  });

  test('are two at most of paths, where the package itself does not have it', () => {
    const underPaths = [exported('Dial', dial)];
    const under = ['knob', 'a', 'b', 'c'].map((path) =>
      direct('Dial', path === 'knob' ? knob : dial, path),
    );
    const all = [direct('Turn', dial, 'turn'), ...under];
    expect(of('Dial', all, { underPaths })).toEqual(['Dial of kit/a', 'Dial of kit/b']);
    expect(of('Dial.Hand', all, { underPaths })).toEqual(['Dial of kit/a', 'Dial of kit/b']);
    expect(of('Lamp', all, { underPaths })).toEqual([]);
  });

  test('are those of source by its ending only where there is no other: compilers refuse them', () => {
    const source = [direct('Dial', dial, 'src/dial.ts'), direct('Dial', dial, 'src/all.tsx')];
    const underPaths = [exported('Dial', dial)];
    expect(of('Dial', source, { ofRoot: underPaths })).toEqual(['{ Dial } of kit']);
    const all = [...source, direct('Dial', dial, 'a.js')];
    expect(of('Dial', all, { underPaths })).toEqual(['Dial of kit/a.js']);
    expect(of('Dial', source, { underPaths })).toHaveLength(2);
  });
});

test('imports of what is no component are those of the very declaration', () => {
  const [tone, other] = [thing('tone', 'value'), thing('other', 'value')];
  const under = [
    direct('red', other, 'other'),
    direct('crimson', tone, 'crimson'),
    ...['src/a.ts', 'a', 'b', 'c'].map((path) => direct('red', tone, path, '{ red }')),
  ];
  const of = (named: ExportedSymbol[]) =>
    createExportImportFinder(
      host,
      'kit',
      named,
      under,
    )({ name: 'red', symbol: tone }).map(({ clause, specifier }) => `${clause} of ${specifier}`);
  expect(of([])).toEqual(['{ red } of kit/a', '{ red } of kit/b']);
  expect(of([exported('red', tone)])).toEqual(['{ red } of kit', '{ red } of kit/a']);
  expect(of([exported('blue', tone)])).toEqual(['{ red } of kit/a', '{ red } of kit/b']);
});
