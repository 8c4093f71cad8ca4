/** What comes up again in every component is read once. */
import { expect, test } from 'vitest';
import { typeNodeOf } from '../../checker/syntax.ts';
import type { Node } from '../../checker/type-host.ts';
import { openKit } from '../fixtures/open-kit.ts';
import { elementsOfList } from '../named/list-elements.ts';
import { authoredLiterals } from '../literals/authored-literals.ts';
import { readNamedTypes, readTypeOf, readTypeWithBases } from '../named/named-types.ts';
import { symbolOf } from '../named/names.ts';

const kit = openKit(`
type Tone = 'soft' | 'loud';
interface Loop extends Pool { loop: 1 }
interface Pool extends Loop { pool: 1 }
interface Empty {}
declare const SIZES: readonly ['s', 'm'];
declare const PLAIN: ['s'];
declare const OPEN: readonly string[];
declare const FREE: string;
type Parts = Loop & Empty & { own: 1 };
export interface Props {
  tone?: Tone; loop?: Loop; empty?: Empty; date?: Date; parts?: Parts; gone?: Gone;
  sizes?: typeof SIZES; plain?: typeof PLAIN; open?: typeof OPEN; free?: typeof FREE; nowhere?: typeof NOWHERE; text?: string;
  parens?: (typeof SIZES); mask?: 'all' | Mask['mask'];
}
type Mask = Mask0${Array.from({ length: 19 }, (_, i) => ` | Mask${i + 1}`).join('')};
${Array.from({ length: 20 }, (_, i) => `interface Mask${i} { mask?: 'of${i}' | Mask['mask'] }`).join('\n')}
`);
const nodeOf = (name: string) => kit.host().declarationsOf(kit.members('Props').get(name)!)[0]!;
const typeOf = (name: string) => typeNodeOf(nodeOf(name))!;
const symbolOfType = (name: string) =>
  symbolOf(kit.host(), (typeOf(name) as unknown as { typeName: Node }).typeName)!;
const context = () => ({ host: kit.host(), isNative: (file: string) => file.includes('/lib/') });

test('the literals of a declaration', () => {
  const read = () => authoredLiterals(kit.host(), nodeOf('tone'), () => false);
  expect(read().values).toEqual(new Set(["'soft'", "'loud'"]));
  expect(read()).toBe(read());
});

test('a member that is declared many times by itself is come upon once', () => {
  const { values } = authoredLiterals(kit.host(), nodeOf('mask'), () => false);
  expect(values.size).toBe(21);
});

test('the definition of a type, and that there is none', () => {
  const read = (name: string) => readTypeOf(context(), symbolOfType(name));
  expect(read('tone')).toEqual({
    name: 'Tone',
    definition: "type Tone = 'soft' | 'loud'",
    description: '',
  });
  expect(read('tone')).toBe(read('tone'));
  expect([read('empty'), read('date')]).toEqual([null, null]);
});

test('types that are made of each other are listed once', () => {
  const read = (name: string) =>
    readTypeWithBases(context(), symbolOfType(name)).map((type) => type.name);
  expect(read('loop')).toEqual(['Loop', 'Pool']);
  expect(read('parts')).toEqual(['Parts', 'Loop', 'Pool']);
  expect(read('empty')).toEqual([]);
});

test('a type that has a place of its own is not listed', () => {
  const list = (known: string) =>
    readNamedTypes({ ...context(), isKnown: (name) => name === known }, [
      nodeOf('tone'),
      nodeOf('loop'),
      nodeOf('gone'),
    ]).map(({ name }) => name);
  expect(list('')).toEqual(['Tone', 'Loop']);
  expect(list('Tone')).toEqual(['Loop']);
});

test('the elements of a list are known where its type names them', () => {
  const elements = (name: string) =>
    elementsOfList(kit.host(), typeOf(name))?.map((one) => one.getText()) ?? null;
  expect(elements('sizes')).toEqual(["'s'", "'m'"]);
  expect(elements('parens')).toEqual(["'s'", "'m'"]);
  expect(elements('plain')).toEqual(["'s'"]);
  expect(['open', 'free', 'nowhere', 'text'].map(elements)).toEqual([null, null, null, null]);
});
