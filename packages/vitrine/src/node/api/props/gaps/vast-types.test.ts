import { expect, test } from 'vitest';
import { propsOf } from '../../fixtures/read-props.ts';

const conditions = Array.from({ length: 120 }, (_, i) => `_c${i}?: T`).join('; ');

test('a type that nobody would read is outlined, whoever has to write it', async () => {
  const types = `import * as React from 'react';
    type Conditions<T> = { ${conditions} };
    type Style<T> = T | (T | undefined)[] | [T, Conditions<T>] | (Conditions<T> & { base?: T }) | null;
    interface Css<Length = string | number, Time = string> { width?: Length; delay?: Time; flat?: boolean }
    type Styles = { [K in keyof Css]?: Style<NonNullable<Css[K]>> };
    interface Big { ${conditions.replaceAll(': T', ': 1')} }
    export declare const Box: React.FC<Styles & Record<'tone', Style<'a' | true | false>> & Record<'big', Big | 'a'> & Record<'own', Conditions<1>>>;`;
  const { Box } = await propsOf({ 'index.d.ts': types });
  expect(Box).toEqual([
    'width: string | number | […] | { … }',
    'delay: string | […] | { … }',
    'flat: boolean | […] | { … }',
    "tone*: 'a' | boolean | […] | { … }",
    "big*: 'a' | Big",
    'own*: Conditions<1>',
  ]);
}, 20_000);
