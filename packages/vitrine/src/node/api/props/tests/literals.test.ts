/** Values that a prop takes, by the words of its authors. */
import { expect, test } from 'vitest';
import type { Type, TypeHost } from '../../checker/type-host.ts';
import { literalValues } from '../literals/literal-values.ts';
import { readKit } from '../fixtures/read-kit.ts';

const kit = readKit({
  'index.d.ts': `
type Chosen<T> = T extends 1 ? 'a' | 5 | boolean : never;
type Side<T> = T extends 1 ? 'l' | 'r' : never;
type Boxed<T> = { value: T }['value'];
type With<T> = T | 'more';
type A0 = 'deep'; type A1 = A0; type A2 = A1; type A3 = A2; type A4 = A3; type A5 = A4; type A6 = A5;
declare const top: 'up';
declare const SIZES: readonly ['s', "m", number, 'l'];
declare const PLAIN: ['x', 'y'];
declare const OPEN: readonly string[];
declare enum Level { High = 2, Low = 1 }
export declare function Knob(props: {
  double?: "b" | 'a';
  wide?: boolean;
  whole: true | false;
  truth?: 'auto' | true;
  group?: ('c' | 'b') | ('a');
  top?: typeof top | 'down';
  tone?: import('./tones').Tone;
  only?: typeof import('./tones').only;
  sizes?: (typeof SIZES)[number];
  bare?: typeof PLAIN[number];
  opens?: (typeof OPEN)[number];
  level?: Level;
  num?: 2 | 1 | -1;
  not?: Exclude<'c' | 'b' | 'a', 'b'>;
  loose?: 'x' | (string & {});
  none?: null | 'some';
  falsy?: string | false | 0 | null;
  zero?: 0 | 'auto' | string;
  nothing?: 0 | undefined;
  back?: \`\${'b' | 'a'}-\${'2' | "1"}!\`;
  any?: \`\${number}-\${'a' | 'b'}\` | 'c';
  free?: 'a' | string;
  module?: import('./tones');
}): React.JSX.Element;
type Said = "it's" | 'plain';
export declare function Said(props: { named?: Said; either?: 'it\\'s' | 'plain'; back: 'a\\\\b' | "c" }): React.JSX.Element;
export declare function Chosen(props: {
  chosen?: Chosen<1>;
  beside?: 'z' | 'a' | Chosen<1>;
  pattern?: \`\${Side<1>}-x\`;
}): React.JSX.Element;
interface Holder { a: A4; b: A5 }
declare const NEAR: readonly [A4];
declare const FAR: readonly [A5];
export declare function Bound<T extends A4, U extends A5>(props: { near?: T; far?: U }): React.JSX.Element;
export declare function Deep(props: {
  member?: Holder['a'];
  farMember?: Holder['b'];
  element?: (typeof NEAR)[number];
  farElement?: (typeof FAR)[number];
  boxed?: Boxed<'q'> | 'p';
  more?: With<'less'>;
  near?: A5;
  far?: A6;
  within?: Boxed<Boxed<Boxed<Boxed<Boxed<Boxed<'in'>>>>>>;
  beyond?: Boxed<Boxed<Boxed<Boxed<Boxed<Boxed<Boxed<'in'>>>>>>>;
}): React.JSX.Element;
`,
  'tones.d.ts': `export type Tone = 'loud' | 'calm'; export declare const only: 'only';`,
});
const values = (component: string) =>
  kit.each(component, (prop) => prop.values.map(({ text }) => text).join(' '));

test('are listed in the order in which they are written', () => {
  expect(values('Knob')).toEqual({
    double: "'b' 'a'",
    group: "'c' 'b' 'a'",
    num: '2 1 -1',
    none: "'some'",
    falsy: '',
    zero: '',
    nothing: '0',
    truth: "'auto' true",
    whole: 'true false',
    // A field of its own sets it.
    wide: '',
    free: '',
    loose: "'x'",
    level: 'Level.High Level.Low',
    not: "'c' 'a'",
    back: "'b-2!' 'b-1!' 'a-2!' 'a-1!'",
    any: "'c'",
    top: "'up' 'down'",
    tone: "'loud' 'calm'",
    only: '',
    sizes: "'s' 'm' 'l'",
    bare: "'x' 'y'",
    opens: '',
    module: '',
  });
});

test('are those of the checker where a condition decides, behind those that are written', () => {
  expect(values('Chosen')).toEqual({
    chosen: "'a' 5",
    beside: "'z' 'a' 5",
    pattern: "'l-x' 'r-x'",
  });
});

const spaces = readKit({
  'index.d.ts': `
type Space = ${Array.from({ length: 20 }, (_, at) => `'${at}'`).join(' | ')} | 'a b';
type Few = 'row' | 'dense' | 'row dense';
export declare function Knob(props: { inset?: Space | \`\${Space} \${Space}\` | \`auto \${Space}\`; flow?: Few }): React.JSX.Element;
`,
});

test('that are put together of others are left out where they would be many', () => {
  const found = spaces.each('Knob', (prop) => prop.values.map(({ value }) => value));
  expect(found['flow']).toEqual(['row', 'dense', 'row dense']);
  const single = [...Array.from({ length: 20 }, (_, at) => `${at}`), 'a b'];
  const others = found['inset']!.filter((one) => !single.includes(String(one)));
  expect(found['inset']!.slice(0, single.length)).toEqual(single);
  // Not of others alone.
  expect(others.every((one) => /a b|auto/.test(String(one)))).toBe(true);
});

test('are followed through six names, and no further', () => {
  expect(values('Deep')).toEqual({
    boxed: "'q' 'p'",
    more: "'more' 'less'",
    near: "'deep'",
    far: '',
    within: "'in'",
    beyond: '',
    member: "'deep'",
    farMember: '',
    element: "'deep'",
    farElement: '',
  });
});

const objects = readKit({
  'index.d.ts': `
interface Shape { tone: 'loud' | 'calm'; size: number; list: Kind[]; method(): 'no' }
type Kind = 'kind';
interface Keyed { one: 1 }
declare const Tones: { readonly LOUD: 'loud'; readonly BASS: 'bass' };
type Made = { [K in 'x' | 'w']: K };
type ValueOf<T> = T[keyof T];
declare const Order: { Z: 'z'; TEXT: string; A: 'a' };
declare const Places: { Z: 'z'; A: 'a' };
type Place = ValueOf<typeof Places>;
export declare function Knob(props: {
  tone?: Shape['tone'];
  size?: Shape['size'];
  kind?: Shape['list'][number];
  keys?: keyof typeof Tones;
  keysOfNothing?: keyof Nowhere;
  keyed?: keyof Keyed;
  gone?: Shape['gone'];
  all?: (typeof Tones)[keyof typeof Tones];
  plain?: typeof Tones[keyof typeof Tones];
  one?: (typeof Tones)['BASS'];
  made?: Made['x'];
  values?: ValueOf<typeof Tones>;
  place?: Place | 'b';
  open?: ValueOf<typeof Order>;
  each?: ValueOf<Made>;
  styles?: ValueOf<React.CSSProperties>;
  tags?: keyof React.JSX.IntrinsicElements;
  input?: React.HTMLInputTypeAttribute;
  typed?: React.InputHTMLAttributes<HTMLInputElement>['type'];
  ratio?: React.ComponentProps<'input'>['inputMode'];
}): React.JSX.Element;
`,
});

test('are found behind the members of a type and of a value, and not behind React’s', () => {
  expect(objects.each('Knob', (prop) => prop.values.map(({ text }) => text).join(' '))).toEqual({
    tone: "'loud' 'calm'",
    size: '',
    kind: "'kind'",
    keys: "'LOUD' 'BASS'",
    keysOfNothing: '',
    keyed: "'one'",
    gone: '',
    all: "'loud' 'bass'",
    plain: "'loud' 'bass'",
    one: "'bass'",
    made: "'x'",
    values: "'loud' 'bass'",
    place: "'z' 'a' 'b'",
    open: '',
    each: "'w' 'x'",
    styles: '',
    tags: '',
    input: '',
    typed: '',
    ratio: '',
  });
});

test('are written as in the type, whatever has to be escaped: else pages would tell them twice', () => {
  const texts = kit.each('Said', ({ type, values }) => [type, ...values.map(({ text }) => text)]);
  expect(texts).toEqual({
    named: ['Said', `"it's"`, "'plain'"],
    either: [`"it's" | 'plain'`, `"it's"`, "'plain'"],
    back: [String.raw`'a\\b' | 'c'`, String.raw`'a\\b'`, "'c'"],
  });
});

test('are those of the constraint of a type parameter', () => {
  expect(values('Bound')).toEqual({ near: "'deep'", far: '' });
});

test('the checker is not asked for the values of what is written without any', () => {
  const type = new Proxy({} as Type, {
    get: () => {
      throw new Error('asked');
    },
  });
  const none = { values: new Set<string>(), names: new Set<string>(), opaque: false };
  expect(literalValues({} as TypeHost, [{ ...none, augmentable: 'Added' }], [type])).toEqual({
    values: [],
    augmentable: null,
  });
});
