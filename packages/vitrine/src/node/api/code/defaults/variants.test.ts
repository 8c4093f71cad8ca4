import { expect, test } from 'vitest';
import { parseSync } from '../../../base/code/parse-code.ts';
import type { Syntax } from '../syntax.ts';
import { defaultVariantsOf, findVariantsCalls } from './variants.ts';

const names = { objects: new Set(['props']), props: new Map([['own', 'size']]) };

/** The calls in a function with this body that may choose styles. */
function calls(body: string): [string, [string, string][] | null][] {
  const { program } = parseSync('a.jsx', `() => { ${body} }`);
  return findVariantsCalls(program.body as unknown as Syntax, names).map(({ callee, given }) => [
    callee,
    given && [...given],
  ]);
}

test('props are given one by one, under names of their own, or all at once', () => {
  expect(calls('a({ size: own, tone: props.tone, other: 1 })')).toEqual([
    [
      'a',
      [
        ['size', 'size'],
        ['tone', 'tone'],
      ],
    ],
  ]);
  expect(calls('kit.a(props); b({ ...props, x: own })')).toEqual([
    ['kit.a', null],
    ['b', null],
  ]);
  expect(calls('return useMemo(() => a({ size: own }), [own]);')).toEqual([
    ['a', [['size', 'size']]],
  ]);
});

test('props that are split are given all at once', () => {
  const split =
    'const [variants, , rest] = kit.split(props); const [other] = split(1); const [last] = again(rest);';
  expect(calls(`${split} a(variants); b(rest); c(other); d({ ...last });`)).toEqual([
    ['kit.split', null],
    ['again', null],
    ['a', null],
    ['b', null],
    ['d', null],
  ]);
});

test('other calls choose nothing', () => {
  expect(
    calls('a(); b(own); c({ size: 1 }); d(props, 1); e({ own: own }, 2); f()({ own });'),
  ).toEqual([]);
});

test('what is taken for missing variants stands in any argument', () => {
  const written = (code: string) => {
    const [statement] = parseSync('a.ts', code).program.body as unknown as Syntax[];
    const value = defaultVariantsOf(statement!.expression as Syntax);
    return value && code.slice(value.start, value.end);
  };
  expect(written("cva('x', { defaultVariants: { a: 1 } })")).toBe('{ a: 1 }');
  expect(written('tv({ variants: {}, defaultVariants } as const)')).toBe('defaultVariants');
  expect(written("cva('x', { variants: {} })")).toBe(null);
  expect(written("'x'")).toBe(null);
});
