/** Keys of themes, and members of `classes` and `slots`, of declarations made for the purpose. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTypes, type TypeSession } from '../checker/open-types.ts';
import type { ExportedSymbol, TypeHost } from '../checker/type-host.ts';
import { packageFiles, writeProject } from '../fixtures/install.ts';
import { findThemeKeys, readClasses, readSlots, themeNameOf, typeOf } from './theme-keys.ts';

/** Exports with members of these names, from a file or from none. */
const symbols = (exports: Record<string, string[]>, files = ['theme.d.ts']) => {
  const host = { filesOf: () => files } as unknown as TypeHost;
  const exported = Object.entries(exports).map(([name, members]) => ({
    name,
    symbol: { getMembers: () => new Map(members.map((one) => [one, { name: one }])) },
  }));
  return [host, exported as unknown as ExportedSymbol[]] as const;
};
const COMPONENTS = new Set(['Dial', 'Knob', 'Lamp', 'Mast']);
const find = (...of: Parameters<typeof symbols>) => {
  const { prefix, keys } = findThemeKeys(...symbols(...of), COMPONENTS);
  return [prefix, ...keys];
};

describe('the keys of a theme', () => {
  const keys = ['KitDial', 'KitKnob', 'KitLamp'];

  test('are a prefix and the names of three components at least', () => {
    expect(find({ Components: keys })).toEqual(['Kit', ...keys]);
    expect(find({ Components: keys.slice(1) })).toEqual(['']);
    expect(find({ Components: [...keys.slice(1), 'KitOther', 'Dial'] })).toEqual(['']);
    expect(find({})).toEqual(['']);
  });

  test('are taken together from all lists of components, each once', () => {
    expect(
      find({ ComponentsProps: keys.slice(1), Mycomponent: keys.slice(0, 2), Themes: ['KitMast'] }),
    ).toEqual(['Kit', 'KitKnob', 'KitLamp', 'KitDial']);
    expect(find({ Components: keys }, [])).toEqual(['']);
  });

  test('have the prefix that most have', () => {
    const others = ['K2Dial', 'K2Knob', 'K2Lamp', 'K2Mast'];
    expect(find({ Components: [...keys, ...others] })).toEqual(['K2', ...others]);
    expect(find({ Components: [...others, ...keys] })).toEqual(['K2', ...others]);
  });

  test.each(['kit', 'KIT', 'K', 'kitX', 'Kit-', ''])('do not begin with %j', (prefix) => {
    expect(find({ Components: ['Dial', 'Knob', 'Lamp'].map((name) => prefix + name) })).toEqual([
      '',
    ]);
  });

  test('lead from a component to its own', () => {
    const theme = { prefix: 'Kit', keys: new Set(keys) };
    expect(themeNameOf('Dial', theme)).toBe('KitDial');
    expect(themeNameOf('Mast', theme)).toBeNull();
  });
});

const TYPES = `
import type { Far } from './far';
export interface Base {
  /** State class applied if on. */
  on: string;
}
export interface KnobClasses extends Base {
  /** The root. @since 1.2 */
  root?: string;
  /**
   * Not a state class.
   * @deprecated since 2.0
   */
  Alpha: string;
  /** State classes. */
  many: string;
}
export interface Slots {
  /** Holds all. @default 'div' */
  root?: string;
  /**
   * @defaultValue Thumb
   * @since 3.0
   */
  thumb?: string;
  /** @deprecated */
  old?: string;
  a: string;
}
interface Late {
  late: string;
}
export declare const classes: (Late & Partial<KnobClasses>) | undefined;
export declare const slots: Slots & Far;
export declare const mapped: { [Key in 'a' | 'b']: string };
`;
const FAR = `${'// far away\n'.repeat(9)}export interface Far { z: string; far: string }`;

describe('members', () => {
  let session: TypeSession;
  let typeNamed: (name: string) => ReturnType<typeof typeOf>;
  beforeAll(() => {
    const files = packageFiles('knobs', { 'index.d.ts': TYPES, 'far.d.ts': FAR });
    const root = writeProject(files, { react: false });
    session = openTypes(root, path.join(root, 'node_modules/knobs'), 'knobs');
    const { host } = session;
    typeNamed = (name) => typeOf(host, host.exportsOf((one) => one === name)![0]!.symbol);
  }, 60_000);
  afterAll(() => session.close());

  const none = { since: null, deprecated: null, deprecatedSince: null };

  test('of classes are in the order of their file, with the class that follows from the key', () => {
    const read = (prefix: string) =>
      readClasses(session.host, typeNamed('classes'), 'Knob', { prefix, keys: new Set() });
    const on = { ...none, name: 'on', description: 'State class applied if on.' };
    expect(read('Kit')).toEqual([
      { ...on, className: 'Kit-on' },
      {
        ...{ ...none, name: 'root', description: 'The root.', since: '1.2' },
        className: 'KitKnob-root',
      },
      {
        ...{ name: 'Alpha', description: 'Not a state class.', since: null },
        ...{ className: 'KitKnob-Alpha', deprecated: 'since 2.0', deprecatedSince: '2.0' },
      },
      { ...none, name: 'many', description: 'State classes.', className: 'KitKnob-many' },
      { ...none, name: 'late', description: '', className: 'KitKnob-late' },
    ]);
    expect(read('').map(({ className }) => className)).toEqual(['', '', '', '', '']);
    expect(readClasses(session.host, undefined, 'Knob', { prefix: '', keys: new Set() })).toEqual(
      [],
    );
  });

  test('of slots have their defaults, those of another file their place', () => {
    const slots = readSlots(session.host, typeNamed('slots'));
    const slot = { ...none, description: '', default: null };
    expect(slots.filter(({ name }) => name !== 'z' && name !== 'far')).toEqual([
      { ...slot, name: 'root', description: 'Holds all.', default: "'div'" },
      { ...slot, name: 'thumb', default: 'Thumb', since: '3.0' },
      { ...slot, name: 'old', deprecated: '' },
      { ...slot, name: 'a' },
    ]);
    expect(slots.slice(-2).map(({ name }) => name)).toEqual(['z', 'far']);
  });

  test('are those that are declared', () => {
    expect(readSlots(session.host, typeNamed('mapped'))).toEqual([]);
    expect(typeOf(session.host, undefined)).toBeUndefined();
  });
});
