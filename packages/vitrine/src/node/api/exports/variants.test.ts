/** Functions that a helper makes of what it is told: what they take is known, and what they leave out. */
import { expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';

const HELPER = `type Class = { class?: string; className?: never } | { class?: never; className?: string };
type Props<T> = { [Variant in keyof T]?: Extract<keyof T[Variant], string> } & Class;
export type Made<T> = { (props?: Props<T>): string };
export declare const make: <T>(base: string, config: { variants: T; defaultVariants?: object }) => (props?: Props<T>) => string;
export declare const made: <T>(config: { variants: T; defaultVariants?: object }) => Made<T>;
export declare const more: <B, T>(config: { extend: Made<B>; variants: T; defaultVariants?: object }) => Made<B & T>;`;

const SOURCE = `import { make, made, more } from 'helper';
export const button = make('btn', {
  variants: { tone: { calm: 'a', loud: 'b' }, size: { sm: 'c', md: 'd' } },
  defaultVariants: { tone: 'loud' },
});
export const plain = make('btn', { variants: { size: { xs: 'x', sm: 'c', md: 'd' } } });
export interface CardProps { size?: 'lg' | 'md' | 'sm'; tone?: 'calm' | 'alarm'; level?: 1 | 2; shape?: 'a' | 'b' }
const card = make('card', {
  variants: {
    size: { sm: 'a', md: 'b', lg: 'c' },
    tone: { alarm: 'd', calm: 'e' },
    level: { 2: 'f', 1: 'g' },
    shape: { b: 'h', c: 'i' },
  },
});
export function Card({ size, tone, level, shape }: CardProps) {
  return <div className={card({ size, tone, level, shape })} />;
}
export const badge = made({ variants: { tone: { ok: 'x' } }, defaultVariants: { tone: 'ok' } });
export const chip = more({ extend: badge, variants: { size: { sm: 'x', md: 'y' } }, defaultVariants: { size: 'md' } });
export const dot = more({ extend: badge, variants: { shape: { b: 'x', a: 'y' } } });
export function list<T>(items: T[], first: Extract<T | null, T>): T { return items[0]!; }
export const join = make.bind as <T>(base: T) => (...parts: Array<T | Extract<null, null>>) => void;
export const joined = join('a');
type Pick = { one: 1; other?: never } | { one?: never; other: 2 };
export function pick(which: Pick | { third: 3 }): void {}`;

test('functions that choose styles tell their variants, with the defaults', async () => {
  const exports = { '.': './index.tsx' };
  const root = writeProject({
    ...packageFiles('helper', { 'index.d.ts': HELPER }),
    ...packageFiles('kit', { 'index.tsx': SOURCE }, { types: undefined, exports }),
  });
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const rows = docs.flatMap(({ name, signatures }) =>
    signatures.flatMap(({ parameters }) =>
      parameters.map((one) => [
        name,
        `${one.name}: ${one.type}`,
        ...one.members.map((each) => `${each.name}: ${each.type} = ${each.default}`),
      ]),
    ),
  );
  expect(rows).toEqual([
    [
      'badge',
      'props: Props<{ tone: { ok: string; }; }>',
      ...["tone: 'ok' = 'ok'", 'class: string = null', 'className: string = null'],
    ],
    [
      'button',
      'props: Props<{ tone: { calm: string; loud: string; }; size: { sm: string; md: string; }; }>',
      ...["tone: 'calm' | 'loud' = 'loud'", "size: 'sm' | 'md' = null"],
      ...['class: string = null', 'className: string = null'],
    ],
    [
      'chip',
      'props: Props<{ tone: { ok: string; }; } & { size: { sm: string; md: string; }; }>',
      ...["tone: 'ok' = 'ok'", "size: 'sm' | 'md' = 'md'"],
      ...['class: string = null', 'className: string = null'],
    ],
    [
      'dot',
      'props: Props<{ tone: { ok: string; }; } & { shape: { b: string; a: string; }; }>',
      ...["tone: 'ok' = 'ok'", "shape: 'b' | 'a' = null"],
      ...['class: string = null', 'className: string = null'],
    ],
    ['join', 'base: T'],
    ['joined', '...parts: Array<T | Extract<null, null>>'],
    ['list', 'items: T[]'],
    ['list', 'first: Extract<T | null, T>'],
    ['pick', 'which: Pick | { third: 3 }'],
    [
      'plain',
      'props: Props<{ size: { xs: string; sm: string; md: string; }; }>',
      "size: 'xs' | 'sm' | 'md' = null",
      ...['class: string = null', 'className: string = null'],
    ],
  ]);
  // Where types have an order of their own, it stays.
  const card = docs.find(({ name }) => name === 'Card')!;
  expect(card.props.map(({ type, values }) => [type, ...values.map(({ text }) => text)])).toEqual([
    ["'sm' | 'md' | 'lg'", "'sm'", "'md'", "'lg'"],
    ["'calm' | 'alarm'", "'calm'", "'alarm'"],
    ['2 | 1', '2', '1'],
    ["'a' | 'b'", "'a'", "'b'"],
  ]);
}, 20_000);

test('what such functions take and give is named by its members where its text is long', async () => {
  const helper = `type Props<T> = { [K in keyof T]?: T[K] } & {};
type Slot<P> = (props?: P) => string;
export declare const slots: <T, S>(variants: T, slots: S) => (props?: Props<T>) => { [K in keyof S]: Slot<Props<T>> } & {};`;
  const types = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const long = `{ ${types.map((name) => `${name}VariantOfAll: '${name} of all'`).join(', ')} } as const`;
  const source = `import { slots } from 'helper';
export const card = slots(${long}, { base: 1, title: 2 });
export const small = slots({ tone: 'calm' } as const, { base: 1 });
export function written(options: { aRatherLongName: 1; another: 'x'; third: 'y'; ${'f'.repeat(150)}: 1 }): void {}`;
  const root = writeProject({
    ...packageFiles('helper', { 'index.d.ts': helper }),
    ...packageFiles('kit', { 'index.ts': source }, { types: undefined, exports: './index.ts' }),
  });
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const [card, small, written] = docs.map(({ signatures }) => signatures[0]!);
  expect(card!.text).toBe('card(props?: { … }): { … }');
  expect(card!.parameters[0]!.type).toBe('{ … }');
  expect(card!.parameters[0]!.members).toHaveLength(7);
  expect(card!.returns.members.map(({ type }) => type)).toEqual(['Slot<{ … }>', 'Slot<{ … }>']);
  expect(small!.text).toContain("tone?: 'calm'");
  expect(written!.parameters[0]!.type).toContain('aRatherLongName');
}, 20_000);
