import { expect, test } from 'vitest';
import { concernedBy, subsetOf } from './concerned.ts';
import { knownComponent, readersOf, withoutSymbols, type KnownPackage } from './known-package.ts';

type Known = Parameters<typeof concernedBy>[0];

const component = (name: string, file: string, aliases: string[] = []) => ({ name, file, aliases });
const plain = (name: string, aliases: string[] = []) => ({ kind: 'function', name, aliases });

/** A package by what its files export: `{ 'dial.ts': ['Dial'] }`. */
function known(exported: Record<string, string[]>, more: Partial<Known> = {}): Known {
  const files = new Map<string, string[]>();
  for (const [file, names] of Object.entries(exported))
    for (const name of names) files.set(name, [...(files.get(name) ?? []), file]);
  return { files, modules: new Set(), components: [], candidates: [], plain: [], ...more };
}

test('a component is concerned by the file that declares it, whatever its exports are declared in', () => {
  const dial = known({ 'index.ts': ['Dial'] }, { components: [component('Dial', 'dial.ts')] });
  const isConcerned = (file: string) => concernedBy(dial, new Set([file]))('Dial');
  expect(['dial.ts', 'index.ts', 'knob.ts'].map(isConcerned)).toEqual([true, true, false]);
});

test.each([
  ['Dial', ['Dial', 'DialProps', 'dialClasses']],
  ['Dialog.Root', ['Dialog', 'DialogRoot', 'DialogRootProps']],
  ['useDial', ['useDial', 'useDialProps']],
])('%s is concerned by the files of %j', (name, exported) => {
  const others = ['Knob', 'Root', 'Dialogs', 'DialogTitle', 'RootProps', 'Classes'];
  const concerned = [...exported, ...others].filter((one) =>
    concernedBy(known({ 'a.ts': [one], 'b.ts': ['Other'] }), new Set(['a.ts']))(name),
  );
  expect(concerned).toEqual(exported);
});

test('what is known by other names is concerned by the files of those', () => {
  const exported = known(
    { 'gauge.ts': ['Gauge'], 'turn.ts': ['turnOld'] },
    {
      components: [component('Meter', 'meter.ts', ['Gauge'])],
      plain: [plain('turn', ['turnOld'])],
    },
  );
  const concerned = (file: string) =>
    ['Meter', 'turn', 'other'].filter(concernedBy(exported, new Set([file])));
  expect([concerned('gauge.ts'), concerned('turn.ts'), concerned('meter.ts')]).toEqual([
    ...[['Meter'], ['turn'], ['Meter']],
  ]);
});

test('any of several files that declare a name has its say, but none of a module as a whole', () => {
  const twice = { 'a.ts': ['Dialog'], 'b.ts': ['Dialog'] };
  expect(concernedBy(known(twice), new Set(['b.ts']))('Dialog.Root')).toBe(true);
  const whole = known(twice, { modules: new Set(['Dialog']) });
  expect(concernedBy(whole, new Set(['b.ts']))('Dialog.Root')).toBe(false);
});

test('what has to be read again is what the files declare, and all that may be the same', () => {
  const exported = {
    'gauge.ts': ['Gauge'],
    'meter.ts': ['Meter', 'MeterProps'],
    'dialog.ts': ['Dialog', 'DialogRoot', 'Root'],
    'turn.ts': ['turn'],
    'spin.ts': ['spin'],
    'knob.ts': ['Knob'],
    'menu.ts': [
      'Menu',
      'Item',
      'Icon',
      'MenuItemIcon',
      'MenuItemIconProps',
      'menu.Item.IconClasses',
    ],
  };
  const kit = known(exported, {
    candidates: [
      component('Gauge', 'gauge.ts'),
      component('Dialog.Root', 'dialog-root.ts', ['Sheet']),
      component('Lost', 'lost.ts'),
      component('Menu.Item.Icon', 'icon.ts'),
    ],
    components: [component('Meter', 'meter.ts', ['Gauge'])],
    plain: [plain('turn', ['spin', 'gone']), plain('spin', ['Knob'])],
  });
  const again = (file: string) => [...subsetOf(kit, new Set([file]))].sort();
  expect(again('gauge.ts')).toEqual(['Gauge', 'Meter', 'MeterProps']);
  expect(again('meter.ts')).toEqual(['Gauge', 'Meter', 'MeterProps']);
  expect(again('dialog.ts')).toEqual(['Dialog', 'DialogRoot', 'Root']);
  expect(again('dialog-root.ts')).toEqual(['Dialog', 'DialogRoot', 'Root']);
  expect(again('icon.ts')).toEqual([
    ...['Icon', 'Menu', 'MenuItemIcon', 'MenuItemIconProps', 'menu.Item.IconClasses'],
  ]);
  expect(again('lost.ts')).toEqual(['Lost']);
  // By way of another that goes by two names.
  expect(again('turn.ts')).toEqual(['Knob', 'spin', 'turn']);
  expect(again('other.ts')).toEqual([]);
});

test('of a component its names and its file are kept, of a prop its name and its source', () => {
  const declaration = { getSourceFile: () => ({ path: '/kit/dial.tsx', fileName: 'Dial.tsx' }) };
  const dial = { name: 'Dial', aliases: ['Knob'], declaration, type: {} } as never;
  expect(knownComponent(dial)).toEqual(component('Dial', '/kit/dial.tsx', ['Knob']));
  const sources: KnownPackage['sources'] = new WeakMap();
  const source = { key: 'a#Props', name: 'Props', file: 'a' };
  const prop = { name: 'size', required: true, symbols: [{}], names: 2 } as never;
  const kept = withoutSymbols(prop, source, sources);
  expect(kept).toEqual({ name: 'size', required: true, symbols: [] });
  expect(sources.get(kept)).toBe(source);
});

test('readers of a shared type are told by the component that each prop is taken from', () => {
  const [size, tone, own] = ['size', 'tone', 'own'].map((name) => ({ name }) as never);
  const all = [
    {
      name: 'StyleProps',
      file: 'styles.ts',
      props: new Map([
        ['size', size!],
        ['tone', tone!],
      ]),
    },
    { name: 'BaseProps', file: 'base.ts', props: new Map([['lost', {} as never]]) },
  ];
  const collected = [
    { component: { name: 'Dial' }, found: { props: [size!, own!] } },
    { component: { name: 'Knob' }, found: { props: [tone!] } },
  ];
  expect([...readersOf({ collected, shared: { all } as never })]).toEqual([
    ['StyleProps', '["styles.ts",[["size","Dial"],["tone","Knob"]]]'],
    ['BaseProps', '["base.ts",[["lost",null]]]'],
  ]);
});
