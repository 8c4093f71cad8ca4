/** Functions that a helper makes of what it is told: what they take is known, and what they leave out. */
import { expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';

const HELPER = `type Class = { class?: string; className?: never } | { class?: never; className?: string };
type Props<T> = { [Variant in keyof T]?: Extract<keyof T[Variant], string> } & Class;
export type Made<T> = { (props?: Props<T>): string };
export declare const make: <T>(base: string, config: { variants: T; defaultVariants?: object }) => (props?: Props<T>) => string;
export declare const made: <T>(config: { variants: T; defaultVariants?: object }) => Made<T>;`;

const SOURCE = `import { make, made } from 'helper';
export const button = make('btn', {
  variants: { tone: { calm: 'a', loud: 'b' }, size: { sm: 'c', md: 'd' } },
  defaultVariants: { tone: 'loud' },
});
export const badge = made({ variants: { tone: { ok: 'x' } }, defaultVariants: { tone: 'ok' } });
export function list<T>(items: T[], first: Extract<T | null, T>): T { return items[0]!; }
export const join = make.bind as <T>(base: T) => (...parts: Array<T | Extract<null, null>>) => void;
export const joined = join('a');
type Pick = { one: 1; other?: never } | { one?: never; other: 2 };
export function pick(which: Pick | { third: 3 }): void {}`;

test('functions that choose styles tell their variants, with the defaults', async () => {
  const exports = { '.': './index.ts' };
  const root = writeProject({
    ...packageFiles('helper', { 'index.d.ts': HELPER }),
    ...packageFiles('kit', { 'index.ts': SOURCE }, { types: undefined, exports }),
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
      ...["tone: 'calm' | 'loud' = 'loud'", "size: 'md' | 'sm' = null"],
      ...['class: string = null', 'className: string = null'],
    ],
    ['join', 'base: T'],
    ['joined', '...parts: Array<T | Extract<null, null>>'],
    ['list', 'items: T[]'],
    ['list', 'first: Extract<T | null, T>'],
    ['pick', 'which: Pick | { third: 3 }'],
  ]);
}, 20_000);
