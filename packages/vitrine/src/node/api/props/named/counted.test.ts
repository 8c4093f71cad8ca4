import { expect, test } from 'vitest';
import { typeNodeOf } from '../../checker/syntax.ts';
import { isComputed } from '../type-text/computed.ts';
import { openKit } from '../fixtures/open-kit.ts';
import { isCounted } from './counted.ts';

const kit = openKit(`import * as React from 'react';
type Counted<N extends number, Count extends number[] = []> =
  Count['length'] extends N ? Count[number] : Counted<N, [...Count, Count['length']]>;
type Range<From extends number, To extends number> = Exclude<Counted<To>, Counted<From>>;
type Hours = Range<0, 23>;
type Pairs<N extends number, Count extends number[] = []> =
  Count['length'] extends N ? never : (N extends 0 ? never : Pairs<N, [...Count, 0, 0]>);
type Deep<T> = T extends object ? { [K in keyof T]?: Deep<T[K]> } : T;
type Unwrapped<T> = T extends Promise<infer Inner> ? Unwrapped<Inner> : T;
type Ring = { next?: Round }; type Round = { next?: Ring };
export interface Times {
  minute?: Range<1, 60>;
  hour?: (hour: Hours) => void;
  pairs?: Pairs<4>;
  deep?: Deep<Date>;
  waited?: Unwrapped<Promise<1>>;
  ring?: Ring;
  node?: React.ReactNode;
  text?: string;
  gone?: NotThere;
}
export interface Deepest { at?: ${'{ a: '.repeat(900)}Hours${' }'.repeat(900)} }
export declare const clock: { [K in keyof Times]?: Times[K] };
`);

test('what refers to itself with a longer tuple counts, and so does what is made of it', () => {
  const counted = [...kit.members('Times')].map(([name, symbol]) => {
    const node = typeNodeOf(kit.host().declarationsOf(symbol)[0]!)!;
    return [name, isCounted(kit.host(), node)];
  });
  expect(Object.fromEntries(counted)).toEqual({
    ...{ minute: true, hour: true, pairs: true },
    ...{ deep: false, waited: false, ring: false, node: false, text: false, gone: false },
  });
});

test('a type of a depth that nobody writes is not looked through', () => {
  const [deepest] = kit.host().declarationsOf(kit.members('Deepest').get('at')!);
  expect(isCounted(kit.host(), typeNodeOf(deepest!)!)).toBe(false);
});

test.each([
  ['minute', []],
  ['deep', ['getTypeOfSymbol', 'getTypeFromTypeNode']],
])('whether a mapped type changes %s asks the checker for %j', (name, types) => {
  const { host, asked } = kit.counting();
  const symbol = host.checker.getPropertyOfType(kit.type('clock'), name)!;
  asked.length = 0;
  expect(isComputed(host, symbol, host.declarationsOf(symbol)[0]!)).toBe(false);
  expect(asked.filter((one) => /^getType/.test(one))).toEqual(types);
});
